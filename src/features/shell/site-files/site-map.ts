import { API_PATH } from '#shared/endpoint.ts';
import { xmlText } from '#shared/plain-text.ts';
import { SITE_NAME, SITE_TAGLINE } from '#shared/site-name.ts';

/** The limit of search engines is 50,000. */
const MAX_PAGES = 50_000;

export interface SiteMapPage {
  path: string;
  /** ISO 8601. */
  changedAt: string;
}

/** Pages by their kind, which names the file. */
export type SiteMapKinds = Readonly<Record<string, readonly SiteMapPage[]>>;

/** Returns the index and its files by path: `/sitemaps/items.xml`, `/sitemaps/items-2.xml`. */
export function siteMapFiles(origin: string, kinds: SiteMapKinds): ReadonlyMap<string, string> {
  const files = Object.entries(kinds).flatMap(([kind, pages]) => {
    const parts = Array.from({ length: Math.ceil(pages.length / MAX_PAGES) }, (_, at) =>
      pages.slice(at * MAX_PAGES, (at + 1) * MAX_PAGES),
    );
    return parts.map((part, at) => ({ path: `/sitemaps/${kind}${at === 0 ? '' : `-${at + 1}`}.xml`, pages: part }));
  });
  const index = files.map(({ path, pages }) => ({ path, changedAt: findNewest(pages) }));
  return new Map([
    ['/sitemap.xml', renderXml('sitemapindex', 'sitemap', origin, index)],
    ...files.map(({ path, pages }) => [path, renderXml('urlset', 'url', origin, pages)] as const),
  ]);
}

export function findNewest(pages: readonly Pick<SiteMapPage, 'changedAt'>[]): string {
  const times = pages.map(({ changedAt }) => changedAt);
  return times.toSorted().at(-1) ?? '';
}

function renderXml(list: string, entry: string, origin: string, pages: readonly SiteMapPage[]): string {
  const entries = pages.map(
    ({ path, changedAt }) =>
      `<${entry}><loc>${xmlText(origin + path)}</loc>${changedAt && `<lastmod>${changedAt}</lastmod>`}</${entry}>`,
  );
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return `${head}\n${entries.join('\n')}\n</${list}>\n`;
}

/**
 * Allows unlisted pages, which declare `noindex` themselves: crawlers can only read that on pages that they may fetch.
 */
export function renderRobots(origin: string): string {
  return `User-agent: *\nDisallow: ${API_PATH}/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

export function webManifest(): object {
  return {
    name: SITE_NAME,
    short_name: SITE_NAME,
    description: SITE_TAGLINE,
    lang: 'ko',
    start_url: '/',
    display: 'standalone',
    background_color: '#0f0d0b',
    theme_color: '#0f0d0b',
    icons: [
      { src: '/icons/mark.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  };
}
