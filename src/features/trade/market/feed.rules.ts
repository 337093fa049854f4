import type { ItemQuotes } from '../quotes/quote.contract.ts';
import { quoteOf, type TradeListItem } from '../trades/trade-list-item.rules.ts';

/** A list of the market as it grows: at its end by pages, at its beginning by what has just been listed. */
export interface Feed {
  rows: readonly TradeListItem[];
  /** Listed or lifted meanwhile, newest first; they come into the list when the reader asks for them. */
  waiting: readonly TradeListItem[];
  /** Cursor of the page after the last row; null: there is none. */
  next: string | null;
  /** Waiting trades that the filters find; null where they are not counted. */
  count: number | null;
  /** Something may have been missed while the line was down. */
  isBehind: boolean;
}

export interface FeedPage {
  rows: readonly TradeListItem[];
  next: string | null;
}

/** What the market tells: a trade as it now is, or one that is gone. */
export type FeedChange =
  | { type: 'created' | 'lifted' | 'changed' | 'completed'; trade: TradeListItem; fits: boolean }
  | { type: 'cancelled'; id: number }
  | { type: 'quoted'; itemId: number; quotes: ItemQuotes };
type TradeChange = Exclude<FeedChange, { type: 'cancelled' | 'quoted' }>;

export function firstFeed({ rows, next, count }: FeedPage & { count: number | null }): Feed {
  return { rows, waiting: [], next, count, isBehind: false };
}

/** The next page behind the rows; a trade that was lifted meanwhile stands where it stood. */
export function withPage(feed: Feed, page: FeedPage): Feed {
  const known = idsOf(feed.rows);
  return { ...feed, rows: [...feed.rows, ...page.rows.filter(({ id }) => !known.has(id))], next: page.next };
}

/** `isAtTop`: nobody reads further down, so that what is new may come at once. */
export function withChange(feed: Feed, changes: FeedChange, isAtTop: boolean): Feed {
  if (changes.type === 'cancelled') return withoutTrade(feed, changes.id);
  if (changes.type === 'quoted') {
    return { ...feed, rows: quotedRows(feed.rows, changes), waiting: quotedRows(feed.waiting, changes) };
  }
  const known = [...feed.rows, ...feed.waiting];
  const row = known.find(({ id }) => id === changes.trade.id);
  if (row && isStale(row, changes)) return feed;
  const trade = withKnownQuote(known, changes.trade);
  const changed = { ...feed, count: countAfter(feed, changes), ...inPlace(feed, trade) };
  if (changes.type === 'changed' || changes.type === 'completed' || !changes.fits) return changed;
  const waiting = [trade, ...changed.waiting.filter(({ id }) => id !== trade.id)];
  return isAtTop ? withWaiting({ ...changed, waiting }) : { ...changed, waiting };
}

/** What the page was made with is told once more: the line goes a little way back. Nothing comes back from its end. */
function isStale(row: TradeListItem, { type, trade }: TradeChange): boolean {
  if (row.status !== 1) return true;
  return (type === 'created' || type === 'lifted') && row.liftedAt >= trade.liftedAt;
}

/** What has waited comes to the top; those of them that stood further down leave their old place. */
export function withWaiting(feed: Feed): Feed {
  const moved = idsOf(feed.waiting);
  return { ...feed, rows: [...feed.waiting, ...feed.rows.filter(({ id }) => !moved.has(id))], waiting: [] };
}

/** After coming back: the rows as they were, with what the server says of them now; new ones wait. */
export function withFresh(feed: Feed, page: FeedPage & { count: number | null }): Feed {
  const known = idsOf([...feed.rows, ...feed.waiting]);
  const fresh = new Map(page.rows.map((trade) => [trade.id, trade]));
  const renewed = (trades: readonly TradeListItem[]) => trades.map((trade) => fresh.get(trade.id) ?? trade);
  const changes = page.rows.filter(({ id }) => !known.has(id));
  // None of them known: what lies between is not known either.
  const isBehind = page.rows.length > 0 && changes.length === page.rows.length;
  return {
    ...feed,
    rows: renewed(feed.rows),
    waiting: isBehind ? [] : [...changes, ...renewed(feed.waiting)],
    count: page.count,
    isBehind,
  };
}

function idsOf(trades: readonly TradeListItem[]): Set<number> {
  return new Set(trades.map(({ id }) => id));
}

/** News carry no quotes: that of another row of the item is the same. */
export function withKnownQuote(rows: readonly TradeListItem[], trade: TradeListItem): TradeListItem {
  if (trade.quote !== undefined) return trade;
  const { item, tradeType } = trade;
  const known = rows.find((row) => row.item.id === item.id && row.tradeType === tradeType && row.quote !== undefined);
  return known ? { ...trade, quote: known.quote, isQuoteExcluded: known.isQuoteExcluded } : trade;
}

/** The rows of an item beside its quotes as they now are. */
export function quotedRows(
  rows: readonly TradeListItem[],
  { itemId, quotes }: { itemId: number; quotes: ItemQuotes },
): readonly TradeListItem[] {
  if (!rows.some(({ item }) => item.id === itemId)) return rows;
  return rows.map((row) => (row.item.id === itemId ? { ...row, ...quoteOf(row, quotes) } : row));
}

/** A row keeps its place; what it shows changes. */
function inPlace({ rows, waiting }: Feed, trade: TradeListItem): Pick<Feed, 'rows' | 'waiting'> {
  const renewed = (trades: readonly TradeListItem[]) =>
    trades.some(({ id }) => id === trade.id) ? trades.map((row) => (row.id === trade.id ? trade : row)) : trades;
  return { rows: renewed(rows), waiting: renewed(waiting) };
}

function withoutTrade(feed: Feed, id: number): Feed {
  const known = [...feed.rows, ...feed.waiting].find((trade) => trade.id === id);
  if (known?.status !== 1) return feed;
  return {
    ...feed,
    rows: feed.rows.map((row) => (row.id === id ? { ...row, status: 3 } : row)),
    waiting: feed.waiting.filter((trade) => trade.id !== id),
    count: feed.count === null ? null : Math.max(feed.count - 1, 0),
  };
}

function countAfter({ count }: Feed, changes: TradeChange): number | null {
  if (count === null || !changes.fits) return count;
  if (changes.type === 'created') return count + 1;
  return changes.type === 'completed' ? Math.max(count - 1, 0) : count;
}
