import type { TradeListItem } from '../trades/trade-list-item.rules.ts';
import { type FeedChange, quotedRows, withKnownQuote } from './feed.rules.ts';

/** A short list of what was listed last, after news of the market; it grows to `most` rows. */
export function newestAfter(
  rows: readonly TradeListItem[],
  changes: FeedChange,
  most: number,
): readonly TradeListItem[] {
  if (changes.type === 'cancelled') return rows.filter(({ id }) => id !== changes.id);
  if (changes.type === 'quoted') return quotedRows(rows, changes);
  const trade = withKnownQuote(rows, changes.trade);
  const others = rows.filter(({ id }) => id !== trade.id);
  if (changes.type === 'completed') return others;
  if (changes.type === 'changed') return rows.map((row) => (row.id === trade.id ? trade : row));
  return [trade, ...others].slice(0, most);
}
