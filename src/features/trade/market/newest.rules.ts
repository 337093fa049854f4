import type { TradeListItem } from '../trades/trade-list-item.rules.ts';
import { type FeedChange, quotedRows, withKnownQuote } from './feed.rules.ts';

/** A short list of what was listed last, after news of the market; it grows to `most` rows. */
export function newestAfter(rows: readonly TradeListItem[], news: FeedChange, most: number): readonly TradeListItem[] {
  if (news.type === 'cancelled') return rows.filter(({ id }) => id !== news.id);
  if (news.type === 'quoted') return quotedRows(rows, news);
  const trade = withKnownQuote(rows, news.trade);
  const others = rows.filter(({ id }) => id !== trade.id);
  if (news.type === 'completed') return others;
  if (news.type === 'changed') return rows.map((row) => (row.id === trade.id ? trade : row));
  return [trade, ...others].slice(0, most);
}
