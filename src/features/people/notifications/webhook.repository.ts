import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';

export type WebhookRow = Selectable<Database['webhook']>;

export async function put(db: Db, profileId: number, url: string, at: Date): Promise<void> {
  const own = { url, created_at: at, fault: null };
  await db
    .insertInto('webhook')
    .values({ profile_id: profileId, ...own })
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(own))
    .execute();
}

export function findWebhookByProfile(db: Db, profileId: number): Promise<WebhookRow | undefined> {
  return db.selectFrom('webhook').selectAll().where('profile_id', '=', profileId).executeTakeFirst();
}

export async function deleteWebhookByProfile(db: Db, profileId: number): Promise<void> {
  await db.deleteFrom('webhook').where('profile_id', '=', profileId).execute();
}

/** @returns false: the player has set another address meanwhile */
export async function updateFailure(db: Db, { profile_id, url }: WebhookRow, failure: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook')
    .set({ fault: failure })
    .where('profile_id', '=', profile_id)
    .where('url', '=', url)
    .where('fault', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
