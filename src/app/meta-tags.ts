import type { Crumb } from '#ui/components/breadcrumb.tsx';
import type { MetaRecord, SchemaThing } from '#ui/page/meta-record.ts';

export function newMetaRecord(): MetaRecord {
  return { canonical: null, crumbs: [], things: [] };
}

/** What only the server writes into the head: for search engines, and therefore without a part in the browser's page. */
export function metaTags({ canonical, crumbs, things }: MetaRecord, { origin, isUnlisted }: PlaceOfPage): string {
  const robots = canonical === null || isUnlisted ? '<meta name="robots" content="noindex">' : '';
  if (canonical === null) return robots;
  return robots + [...things, ...breadcrumbList(crumbs, canonical, origin)].map(dataBlock).join('');
}

interface PlaceOfPage {
  origin: string;
  isUnlisted: boolean;
}

/** Crumbs that lead nowhere stand for no page, except the last, which is the page itself. */
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

/** A block of data, which browsers never run: the policy against inline scripts allows it. `<` must not close it. */
function dataBlock(thing: SchemaThing): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
