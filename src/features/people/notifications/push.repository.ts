import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { NewPushSubscription } from './push.contract.ts';

export type PushSubscriptionRow = Selectable<Database['push_subscription']>;

/** A browser belongs to the player who subscribed last. */
export async function upsert(db: Db, profileId: number, { endpoint, keys }: NewPushSubscription): Promise<void> {
  const own = { profile_id: profileId, p256dh: keys.p256dh, auth: keys.auth };
  await db
    .insertInto('push_subscription')
    .values({ endpoint, ...own })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(own))
    .execute();
}

export async function removeOldest(db: Db, profileId: number, stored: number): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('id', 'in', (query) =>
      query
        .selectFrom('push_subscription')
        .select('id')
        .where('profile_id', '=', profileId)
        .orderBy('id', 'desc')
        .offset(stored),
    )
    .execute();
}

export async function removeByEndpoint(db: Db, profileId: number, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('profile_id', '=', profileId)
    .where('endpoint', '=', endpoint)
    .execute();
}

export async function removeById(db: Db, id: number): Promise<void> {
  await db.deleteFrom('push_subscription').where('id', '=', id).execute();
}

/** Returns undefined when the subscription was deleted, or belongs to another player by now. */
export function findById(db: Db, id: number, profileId: number): Promise<PushSubscriptionRow | undefined> {
  return db
    .selectFrom('push_subscription')
    .selectAll()
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
}

export function findSubscriptions(db: Db, profileId: number): Promise<PushSubscriptionRow[]> {
  return db.selectFrom('push_subscription').selectAll().where('profile_id', '=', profileId).orderBy('id').execute();
}

export async function deleteSubscriptionsByProfile(db: Db, profileId: number): Promise<void> {
  await db.deleteFrom('push_subscription').where('profile_id', '=', profileId).execute();
}
