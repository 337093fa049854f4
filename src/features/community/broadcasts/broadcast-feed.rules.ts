import type { BroadcastLine } from './broadcast-line.ts';
import { comparableText } from './broadcast-text.rules.ts';

/** A list of shouts, newest first, with the shouts received since then, which wait above it. */
export interface BroadcastFeed {
  readonly rows: readonly BroadcastLine[];
  readonly waiting: readonly BroadcastLine[];
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;
  /** Whether more shouts were received than could be counted. */
  readonly isBehind: boolean;
}

type Page = Pick<BroadcastFeed, 'rows' | 'next'>;

export function firstBroadcasts({ rows, next }: Page): BroadcastFeed {
  return { rows, next, waiting: [], isBehind: false };
}

export function withBroadcastPage(feed: BroadcastFeed, { rows, next }: Page): BroadcastFeed {
  const known = new Set([...feed.rows, ...feed.waiting].map(({ id }) => id));
  return { ...feed, rows: [...feed.rows, ...rows.filter(({ id }) => !known.has(id))], next };
}

/** Adds received shouts, except those older than the end of the list: they belong to a page that is not loaded. */
export function withReceived(
  feed: BroadcastFeed,
  received: readonly BroadcastLine[],
  { isGrouped }: { isGrouped: boolean },
): BroadcastFeed {
  const end = feed.next === null ? undefined : feed.rows.at(-1);
  const loaded = [...feed.rows, ...feed.waiting];
  const known = new Set(loaded.map(({ id }) => id));
  const fresh = received.filter((line) => !known.has(line.id) && (!end || byTime(line, end) < 0));
  if (fresh.length === 0) return feed;
  return {
    ...feed,
    waiting: merged(
      fresh.map((line) => withQuote(line, loaded)),
      feed.waiting,
      isGrouped,
    ),
  };
}

/** Quotes come only with the page, so a received shout takes the quote of a loaded one about the same item. */
function withQuote(line: BroadcastLine, loaded: readonly BroadcastLine[]): BroadcastLine {
  const { read, gameServer } = line;
  if (!read || read.quote !== null) return line;
  const like = loaded.find(
    (other) =>
      other.read?.item.id === read.item.id &&
      other.read.tradeType === read.tradeType &&
      other.gameServer === gameServer &&
      other.read.quote !== null,
  );
  return { ...line, read: { ...read, quote: like?.read?.quote ?? null } };
}

/** Moves the waiting shouts into the list. A repetition replaces its run, at the top. */
export function withWaiting(feed: BroadcastFeed, { isGrouped }: { isGrouped: boolean }): BroadcastFeed {
  if (feed.waiting.length === 0) return feed;
  return { ...feed, rows: merged(feed.waiting, feed.rows, isGrouped), waiting: [] };
}

function merged(
  one: readonly BroadcastLine[],
  other: readonly BroadcastLine[],
  isGrouped: boolean,
): readonly BroadcastLine[] {
  const lines = [...one, ...other].toSorted(byTime);
  if (!isGrouped) return lines;
  const newest = new Map<string, BroadcastLine>();
  return lines.filter((line) => {
    const run = toRunKey(line);
    const later = newest.get(run);
    if (later && Date.parse(later.firstAt) <= Date.parse(line.createdAt)) return false;
    newest.set(run, line);
    return true;
  });
}

function byTime(one: BroadcastLine, other: BroadcastLine): number {
  return Date.parse(other.createdAt) - Date.parse(one.createdAt) || other.id - one.id;
}

function toRunKey({ gameServer, name, message }: BroadcastLine): string {
  return `${gameServer} ${name} ${comparableText(message)}`;
}
