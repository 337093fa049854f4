import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { itemRef } from '#features/game-data/refs/refs.reader.ts';
import type { GameRef } from '#features/game-data/refs/ui/public/look.ts';
import type { MarketReader } from './market-reader.service.ts';

const MAX_ROWS = 6;

export interface MovingLine {
  item: GameRef;
  /** Median in 전 of the side that determines the figure. */
  price: number;
  change: number;
}

export async function movingLines(
  { catalog, market }: { catalog: Catalog; market: MarketReader },
  gameServer: number | undefined,
): Promise<MovingLine[]> {
  const rows = await market.moving({ gameServer, limit: MAX_ROWS });
  return rows.flatMap(({ itemId, quotes, side, change }) => {
    const item = catalog.itemById.get(itemId);
    const price = quotes[side].median;
    return item && price !== null ? [{ item: itemRef(item), price, change }] : [];
  });
}
