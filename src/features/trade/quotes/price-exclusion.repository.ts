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

export async function setExclusion(db: Db, id: number, reason: string | null, at: Date): Promise<void> {
  await db.updateTable('trade').set({ price_excluded_reason: reason, updated_at: at }).where('id', '=', id).execute();
}
