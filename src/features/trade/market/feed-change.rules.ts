import { withGap } from '#shared/live-list.ts';
import { type TradeListItem, toListedQuote } from '../listings/trade-list-item.rules.ts';
import type { ItemQuotes } from '../quotes/quote.contract.ts';
import { TRADE_STATUS } from '../trades/trade.labels.ts';
import { isDescending, type ValueOrder } from '../trades/trade-order.rules.ts';
import { type Feed, feedLists } from './feed.rules.ts';

export type FeedChange =
  | { type: 'created' | 'lifted' | 'changed' | 'completed'; trade: TradeListItem; fits: boolean }
  | { type: 'cancelled'; id: number }
  | { type: 'quoted'; itemId: number; gameServer: number; quotes: ItemQuotes };
type TradeChange = Exclude<FeedChange, { type: 'cancelled' | 'quoted' }>;

/** `isAtTop`: the reader is at the top, so new rows may appear at once. */
export function withChange(feed: Feed, change: FeedChange, isAtTop: boolean): Feed {
  if (change.type === 'cancelled') return withoutTrade(feed, change.id);
  if (change.type === 'quoted')
    return { ...feed, list: feedLists.withChange(feed.list, { type: 'patch', patch: quoted(change) }) };
  const known = knownRows(feed);
  const row = known.find(({ id }) => id === change.trade.id);
  if (row && isStale(row, change)) return feed;
  const trade = withKnownQuote(known, change.trade);
  const count = countAfter(feed, change);
  // A trade that ends or no longer fits stays in its row with a mark.
  if (change.type === 'changed' || change.type === 'completed' || !change.fits) {
    const patch = (other: TradeListItem) => (other.id === trade.id ? trade : other);
    return { count, list: feedLists.withChange(feed.list, { type: 'patch', patch }) };
  }
  const list = feedLists.withChange(feed.list, { type: 'upsert', row: trade });
  return { count, list: isAtTop ? feedLists.withWaiting(list) : list };
}

/**
 * For lists sorted by value the browser does not move rows, because it knows neither stored ratios nor which prices are
 * far off: rows are updated in place.
 */
export function withChangeByValue(feed: Feed, change: FeedChange): Feed {
  if (change.type === 'cancelled' || change.type === 'quoted') return withChange(feed, change, false);
  const row = findRow(feed, change);
  if (!row || isStale(row, change)) return feed;
  return withChange(feed, { ...change, type: change.type === 'completed' ? 'completed' : 'changed' }, false);
}

/** Marks the list as out of date when a trade belongs into its range but has no row. */
export function withArrival(feed: Feed, change: FeedChange, order: ValueOrder): Feed {
  if (change.type !== 'created' && change.type !== 'changed') return feed;
  const isMissed = change.fits && !findRow(feed, change) && belongsAmong(feed.list, change.trade, order);
  return isMissed ? { ...feed, list: withGap(feed.list) } : feed;
}

function findRow({ list }: Feed, { trade }: TradeChange): TradeListItem | undefined {
  return list.rows.find(({ id }) => id === trade.id);
}

/** Judges by the price where it decides; otherwise true. */
function belongsAmong({ rows, next }: Feed['list'], { price, tradeType }: TradeListItem, order: ValueOrder): boolean {
  if (price === null) return false;
  const end = rows.at(-1);
  if (order === 'ratio' || next === null || !end || end.isFarOff || end.price === null) return true;
  return isDescending(tradeType) ? price >= end.price : price <= end.price;
}

function knownRows({ list }: Feed): TradeListItem[] {
  return [...list.rows, ...list.waiting];
}

/** Events overlap with the page's data: the connection resumes a little earlier. An ended trade never returns. */
function isStale(row: TradeListItem, { type, trade }: TradeChange): boolean {
  if (row.status !== TRADE_STATUS.waiting) return true;
  return (type === 'created' || type === 'lifted') && row.bumpedAt >= trade.bumpedAt;
}

function withoutTrade(feed: Feed, id: number): Feed {
  const known = knownRows(feed).find((trade) => trade.id === id);
  if (known && known.status !== TRADE_STATUS.waiting) return feed;
  const mark = (trade: TradeListItem): TradeListItem => ({ ...trade, status: 3 });
  const count = known && feed.count !== null ? Math.max(feed.count - 1, 0) : feed.count;
  return { count, list: feedLists.withChange(feed.list, { type: 'remove', id, mark }) };
}

function countAfter({ count }: Feed, change: TradeChange): number | null {
  if (count === null || !change.fits) return count;
  if (change.type === 'created') return count + 1;
  return change.type === 'completed' ? Math.max(count - 1, 0) : count;
}

/** Events contain no quotes; another row of the same item, server and side has the same one. */
export function withKnownQuote(rows: readonly TradeListItem[], trade: TradeListItem): TradeListItem {
  if (trade.quote !== undefined) return trade;
  const { item, gameServer, tradeType } = trade;
  const known = rows.find(
    (row) =>
      row.item.id === item.id &&
      row.gameServer === gameServer &&
      row.tradeType === tradeType &&
      row.quote !== undefined,
  );
  if (!known) return trade;
  const { quote, players, isQuoteExcluded } = known;
  // The trade is marked as far off along with its quote.
  return { ...trade, quote, ...(players !== undefined && { players }), isQuoteExcluded };
}

export function quoted({ itemId, gameServer, quotes }: { itemId: number; gameServer: number; quotes: ItemQuotes }) {
  const isMeant = (row: TradeListItem) => row.item.id === itemId && row.gameServer === gameServer;
  return (row: TradeListItem): TradeListItem => (isMeant(row) ? { ...row, ...toListedQuote(row, quotes) } : row);
}
