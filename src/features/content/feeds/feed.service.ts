import { DAY_MS } from '#shared/durations.ts';
import type { ArticleContext } from '../articles/article.context.ts';
import { articlePath } from '../articles/article-paths.ts';
import type { ArticleReader, DatedEntry } from '../articles/article-reader.ts';
import { changedAt } from '../articles/article-row.ts';
import { findFeedRows } from '../articles/public-articles.service.ts';
import type { Document, DocumentNode } from '../documents/document.ts';
import { renderDocument } from '../documents/render-document.rules.ts';
import { resolveReferences } from '../documents/resolve-references.service.ts';
import { calendarFile } from './calendar-file.rules.ts';
import type { Feed } from './feed.ts';
import { renderRss } from './rss.rules.ts';

export interface FeedContext extends Pick<ArticleContext, 'db' | 'clock' | 'references'> {
  origin: string;
  articles: Pick<ArticleReader, 'dated' | 'event'>;
}

/** Returns the newest entries of a feed, with their full texts. */
export async function readFeed(context: FeedContext, feed: Feed): Promise<string> {
  const { origin, references: sources } = context;
  const rows = await findFeedRows(context, feed.kinds);
  const entries = await Promise.all(
    rows.map(async ({ document: stored, ...row }) => {
      const document = withoutQuotes(stored) as Document;
      const html = renderDocument(document, await resolveReferences(document, sources), origin);
      const publishedAt = row.published_at ?? row.created_at;
      return { title: row.title, path: articlePath(row), publishedAt, changedAt: changedAt(row), html };
    }),
  );
  return renderRss({ ...feed, origin, entries });
}

/** Replaces a quote by its item, because feed readers would keep an outdated value. */
function withoutQuotes(node: DocumentNode): DocumentNode {
  if (node.type === 'figure' && node.attrs.name === 'itemQuote') {
    const { marks } = node;
    return { type: 'mention', attrs: { kind: 'item', id: node.attrs.args.id, name: '' }, ...(marks && { marks }) };
  }
  if (!('content' in node)) return node;
  return { ...node, content: node.content.map(withoutQuotes) } as DocumentNode;
}

const CALENDAR_DAYS = 366;

/** Returns events, and notices with a start, from a year ago to a year ahead. */
export async function readCalendar({ articles, clock, origin }: FeedContext): Promise<string> {
  const at = clock.now();
  const span = (days: number) => new Date(at.getTime() + days * DAY_MS);
  return calendarFile(await articles.dated({ from: span(-CALENDAR_DAYS), to: span(CALENDAR_DAYS) }), origin);
}

/** Returns undefined if the event is not public. */
export async function readEventFile({ articles, origin }: FeedContext, id: number): Promise<string | undefined> {
  const shown = await articles.event(id);
  if (!shown) return undefined;
  const { title, summary, startsAt, endsAt, isAllDay, isSample, updatedAt, publishedAt } = shown.article;
  const path = articlePath({ kind: 'event', id });
  const at = changedAt({ updated_at: new Date(updatedAt), published_at: new Date(publishedAt) }).toISOString();
  const times = { startsAt, endsAt, isAllDay, changedAt: at };
  const entry: DatedEntry = { kind: 'event', id, path, title, summary, isSample, ...times };
  return calendarFile([entry], origin);
}
