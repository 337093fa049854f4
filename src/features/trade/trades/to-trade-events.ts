import { type TradeEvent, tradeEvents } from './trade.events.ts';
import { type ItemNames, type ListedRow, toListedTrade } from './trade-row.ts';

type Change = 'created' | 'changed' | 'bumped' | 'completed' | 'cancelled';

/** Hidden trades and those of suspended players publish nothing: nobody sees them and no quote counts them. */
export function toTradeEvents(change: Change, rows: readonly ListedRow[], items: ItemNames): TradeEvent[] {
  return rows
    .filter(({ hidden_at, rests_since }) => hidden_at === null && rests_since === null)
    .map((row) => tradeEvents[change](toListedTrade(row, items)));
}
