import type { Crumb } from '#ui/components/breadcrumb.tsx';
import type { MetaRecord, SchemaThing } from '#ui/page/page-meta.tsx';

export function newMetaRecord(): MetaRecord {
  return { canonical: null, crumbs: [], things: [] };
}

/** Tags for search engines. Only the server writes them, so the browser's code does not contain them. */
export function metaTags({ canonical, crumbs, things }: MetaRecord, { origin, isUnlisted }: PlaceOfPage): string {
  const robots = canonical === null || isUnlisted ? '<meta name="robots" content="noindex">' : '';
  if (canonical === null) return robots;
  return robots + [...things, ...breadcrumbList(crumbs, canonical, origin)].map(dataBlock).join('');
}

interface PlaceOfPage {
  origin: string;
  isUnlisted: boolean;
}

/** Crumbs without a link are no pages, except the last one, which is the page itself. */
function breadcrumbList(crumbs: readonly Crumb[], canonical: string, origin: string): SchemaThing[] {
  const linked = crumbs.filter(({ href }, at) => typeof href === 'string' || at === crumbs.length - 1);
  if (linked.length < 2) return [];
  const itemListElement = linked.map(({ label, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: typeof href === 'string' ? origin + href : canonical,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/**
 * Returns a data block, which browsers never run, so the policy against inline scripts allows it. `<` is escaped so
 * that the text cannot close it.
 */
function dataBlock(thing: SchemaThing): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
