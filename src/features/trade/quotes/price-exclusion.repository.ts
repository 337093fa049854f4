import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export interface ExcludableTrade {
  id: number;
  itemId: number;
  gameServer: number;
  price: number | null;
  createdAt: Date;
  reason: string | null;
  isExcludedByPoster: boolean;
  profileId: number;
}

export function lockTrade(db: Db, id: number): Promise<ExcludableTrade | undefined> {
  return db
    .selectFrom('trade')
    .select(['id', 'item_id as itemId', 'game_server as gameServer', 'price', 'created_at as createdAt'])
    .select(['price_excluded_reason as reason', 'exclude_price as isExcludedByPoster', 'profile_id as profileId'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Null: the prices count again. */
export type Exclusion = { reason: string; by: string } | null;

export async function setExclusion(db: Db, ids: readonly number[], exclusion: Exclusion, at: Date): Promise<void> {
  await db
    .updateTable('trade')
    .set({
      price_excluded_reason: exclusion?.reason ?? null,
      price_excluded_at: exclusion && at,
      price_excluded_by: exclusion?.by ?? null,
      updated_at: at,
    })
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
}
