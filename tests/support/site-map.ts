import type { SiteApp } from './site-app.ts';
import { ORIGIN } from './site-app.ts';

export interface ListedAddress {
  url: string;
  lastmod: string | undefined;
}

/** What the site lists for search engines, in all files of its site map. */
export async function listedAddresses(site: Pick<SiteApp, 'get'>): Promise<ListedAddress[]> {
  const files = entriesOf((await site.get('/sitemap.xml')).body);
  const lists = await Promise.all(files.map(async ({ url }) => (await site.get(url.slice(ORIGIN.length))).body));
  return lists.flatMap(entriesOf);
}

function entriesOf(xml: string): ListedAddress[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(([, url = '', lastmod]) => ({
    url,
    lastmod,
  }));
}
