import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { Delivery } from './delivery.jobs.ts';

/** Attempts without a known end; no more are made, so that a notification arrives at most twice. */
const MAX_BLIND_TRIES = 2;

export async function findDeliveries(db: Db, notificationIds: readonly number[]): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    select notification.id as "notificationId", ways.way
    from notification
    join (
      select profile_id, 'push:' || id as way from push_subscription
      union all
      select profile_id, 'webhook' from webhook where fault is null
    ) as ways using (profile_id)
    where notification.id = any(${[...notificationIds]}::bigint[])`.execute(db);
  return rows;
}

/**
 * Call it before the attempt.
 * @returns false when the notification has arrived, or may have arrived twice
 */
export async function beginTry(db: Db, { notificationId, way }: Delivery): Promise<boolean> {
  const { rows } = await sql`
    insert into delivery (notification_id, way, tries) select id, ${way}, 1 from notification where id = ${notificationId}
    on conflict (notification_id, way) do update set tries = delivery.tries + 1
      where delivery.sent_at is null and delivery.tries < ${sql.lit(MAX_BLIND_TRIES)}
    returning tries`.execute(db);
  return rows.length > 0;
}

export async function undoTry(db: Db, { notificationId, way }: Delivery): Promise<void> {
  await db
    .updateTable('delivery')
    .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
    .where('notification_id', '=', notificationId)
    .where('way', '=', way)
    .where('tries', '>', 0)
    .execute();
}

export async function markSent(db: Db, { notificationId, way }: Delivery, at: Date): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ sent_at: at })
    .where('notification_id', '=', notificationId)
    .where('way', '=', way)
    .execute();
}
