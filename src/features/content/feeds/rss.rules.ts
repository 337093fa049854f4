export interface FeedEntry {
  title: string;
  path: string;
  publishedAt: Date;
  /** HTML with absolute addresses. */
  html: string;
}

export interface RssFeed {
  /** `PUBLIC_SITE_URL` without a trailing slash. */
  origin: string;
  path: string;
  page: string;
  title: string;
  description: string;
  entries: readonly FeedEntry[];
}

/** RSS 2.0 with whole texts; a permalink is the guid (contract §18). */
export function rssOf({ origin, path, page, title, description, entries }: RssFeed): string {
  const newest = entries[0]?.publishedAt;
  const items = entries.map((entry) => itemOf(origin, entry));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(origin + page)}</link>`,
    `<description>${escapeXml(description)}</description>`,
    '<language>ko</language>',
    `<atom:link href="${escapeXml(origin + path)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [`<lastBuildDate>${newest.toUTCString()}</lastBuildDate>`] : []),
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function itemOf(origin: string, { title, path, publishedAt, html }: FeedEntry): string {
  const address = escapeXml(origin + path);
  return [
    '<item>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${publishedAt.toUTCString()}</pubDate>`,
    `<description>${escapeXml(html)}</description>`,
    '</item>',
  ].join('\n');
}

const TILE = /<span class="tile[^"]*"><svg[^>]*><use[^>]*><\/use><\/svg><\/span>/g;
const ICON = /<svg[^>]*><use[^>]*><\/use><\/svg>/g;
const OF_THE_SITE = / (?:data-card|data-id|class)="[^"]*"/g;
const ADDRESS = / (href|src)="\//g;
const SOURCES = / srcset="([^"]*)"/g;

/** A rendered document for other sites: absolute addresses, without tiles and cards. */
export function forFeeds(html: string, origin: string): string {
  return html
    .replaceAll(TILE, '')
    .replaceAll(ICON, '')
    .replaceAll(OF_THE_SITE, '')
    .replaceAll(ADDRESS, (_, name: string) => ` ${name}="${origin}/`)
    .replaceAll(SOURCES, (_, sources: string) => ` srcset="${sources.replaceAll(/(^|, )\//g, `$1${origin}/`)}"`);
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
