import type { TradeListItem } from '../listings/trade-list-item.rules.ts';
import { type FeedChange, quoted, withKnownQuote } from './feed-change.rules.ts';

export function newestAfter(
  rows: readonly TradeListItem[],
  change: FeedChange,
  most: number,
): readonly TradeListItem[] {
  if (change.type === 'cancelled') return rows.filter(({ id }) => id !== change.id);
  if (change.type === 'quoted') return rows.map(quoted(change));
  const trade = withKnownQuote(rows, change.trade);
  const others = rows.filter(({ id }) => id !== trade.id);
  if (change.type === 'completed') return others;
  if (change.type === 'changed') return rows.map((row) => (row.id === trade.id ? trade : row));
  // The trade is of another server.
  if (!change.fits) return rows;
  return [trade, ...others].slice(0, most);
}
