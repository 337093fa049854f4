import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { TradeEvent, TradeNews } from './note-trades.service.ts';
import { type ListedRow, toListedTrade } from './trade-row.ts';

/** What the market is told of changed rows. Of hidden ones nothing: nobody sees them and no quote counts them. */
export function newsOf(type: TradeEvent, rows: readonly ListedRow[], catalog: Catalog): TradeNews[] {
  return rows
    .filter(({ hidden_at }) => hidden_at === null)
    .map((row) => ({ type, trade: toListedTrade(row, catalog) }));
}
