import { xmlText } from '#shared/plain-text.ts';

export interface FeedEntry {
  title: string;
  path: string;
  publishedAt: Date;
  changedAt: Date;
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

/** Writes RSS 2.0 with full texts. The guid of an entry is its permalink (contract §18). */
export function renderRss({ origin, path, page, title, description, entries }: RssFeed): string {
  const changed = entries.map(({ changedAt }) => changedAt.getTime());
  const items = entries.map((entry) => renderItem(origin, entry));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${xmlText(title)}</title>`,
    `<link>${xmlText(origin + page)}</link>`,
    `<description>${xmlText(description)}</description>`,
    '<language>ko</language>',
    `<atom:link href="${xmlText(origin + path)}" rel="self" type="application/rss+xml"/>`,
    ...(changed.length > 0 ? [`<lastBuildDate>${new Date(Math.max(...changed)).toUTCString()}</lastBuildDate>`] : []),
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function renderItem(origin: string, { title, path, publishedAt, html }: FeedEntry): string {
  const address = xmlText(origin + path);
  return [
    '<item>',
    `<title>${xmlText(title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    `<pubDate>${publishedAt.toUTCString()}</pubDate>`,
    `<description>${xmlText(html)}</description>`,
    '</item>',
  ].join('\n');
}
