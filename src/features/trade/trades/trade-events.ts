import type { TradeChange, TradeEvent } from './publish-trade-events.service.ts';
import { type ItemNames, type ListedRow, toListedTrade } from './trade-row.ts';

/** What the market is told of changed rows. Of hidden ones nothing: nobody sees them and no quote counts them. */
export function toTradeEvents(type: TradeEvent, rows: readonly ListedRow[], items: ItemNames): TradeChange[] {
  return rows.filter(({ hidden_at }) => hidden_at === null).map((row) => ({ type, trade: toListedTrade(row, items) }));
}
