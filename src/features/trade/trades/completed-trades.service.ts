import type { Db } from '#platform/database/db.ts';
import { findCompleted } from './trade.repository.ts';

export interface SoldTrade {
  id: number;
  profileId: number;
  itemId: number;
  quantity: number;
  /** Price of one piece in 전; null: 제시. */
  price: number | null;
}

/** Returns the completed trades that this player may see, by id. */
export async function readCompletedTrades(
  db: Db,
  ids: readonly number[],
  profileId: number,
): Promise<ReadonlyMap<number, SoldTrade>> {
  const rows = ids.length === 0 ? [] : await findCompleted(db, ids);
  return new Map(
    rows
      .filter((row) => row.hidden_at === null || row.profile_id === profileId)
      .map((row) => [
        row.id,
        { id: row.id, profileId: row.profile_id, itemId: row.item_id, quantity: row.quantity, price: row.price },
      ]),
  );
}
