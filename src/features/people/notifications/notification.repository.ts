import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { Notice } from '#shared/notice.ts';
import { MAX_UNREAD_COUNTED, type MarkRead, type Notification } from './notification.contract.ts';

export interface NewNotification extends Notice {
  profileId: number;
}

export type NotificationRow = Selectable<Database['notification']>;

export function insertNew(db: Db, at: Date, notices: readonly NewNotification[]): Promise<NotificationRow[]> {
  return db
    .insertInto('notification')
    .values(
      notices.map(({ profileId, kind, title, body, path, once }) => ({
        kind,
        title,
        body,
        path,
        once,
        profile_id: profileId,
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['profile_id', 'once']).doNothing())
    .returningAll()
    .execute();
}

export async function findUserIds(db: Db, profileIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('profile')
    .select(['id', 'user_id'])
    .where('id', '=', sql<number>`any(${[...profileIds]}::int[])`)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.flatMap(({ id, user_id }) => (user_id === null ? [] : [[id, user_id] as const])));
}

/** Counts at most 100 per player; players without unread ones are absent. */
export async function countUnread(db: Db, profileIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; unread: number }>`
    select player.id, unread.count as unread from unnest(${[...profileIds]}::int[]) as player (id)
    cross join lateral (
      select count(*) as count from (
        select from notification where profile_id = player.id and read_at is null
        limit ${sql.lit(MAX_UNREAD_COUNTED)}
      ) as counted
    ) as unread`.execute(db);
  return new Map(rows.map(({ id, unread }) => [id, unread]));
}

export interface NotificationPage {
  beforeId?: number | undefined;
  watchId?: number | undefined;
  limit: number;
}

export async function findNotifications(
  db: Db,
  profileId: number,
  { beforeId, watchId, limit }: NotificationPage,
): Promise<Notification[]> {
  let query = db.selectFrom('notification').selectAll().where('profile_id', '=', profileId);
  if (beforeId !== undefined) query = query.where('id', '<', beforeId);
  if (watchId !== undefined) query = query.where(sql<boolean>`starts_with(once, ${`watch:${watchId}:`})`);
  return (await query.orderBy('id', 'desc').limit(limit).execute()).map(toNotification);
}

export async function findAllNotifications(db: Db, profileId: number): Promise<Notification[]> {
  const rows = await db
    .selectFrom('notification')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();
  return rows.map(toNotification);
}

export async function markRead(db: Db, profileId: number, which: MarkRead, at: Date): Promise<void> {
  let query = db
    .updateTable('notification')
    .set({ read_at: at })
    .where('profile_id', '=', profileId)
    .where('read_at', 'is', null);
  if ('ids' in which) query = query.where('id', 'in', which.ids);
  if ('upTo' in which) query = query.where('id', '<=', which.upTo);
  await query.execute();
}

export function findById(db: Db, id: number): Promise<NotificationRow | undefined> {
  return db.selectFrom('notification').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function deleteNotificationsByProfile(db: Db, profileId: number): Promise<void> {
  await db.deleteFrom('notification').where('profile_id', '=', profileId).execute();
}

/** @param before `done`: limit for those that were read or delivered outside; `any`: limit for all */
export async function removeBefore(db: Db, before: { done: Date; any: Date }): Promise<number> {
  const isDelivered = sql<boolean>`exists (
    select from delivery where delivery.notification_id = notification.id and delivery.sent_at is not null
  )`;
  const { numDeletedRows } = await db
    .deleteFrom('notification')
    .where('created_at', '<', before.done)
    .where(({ or, eb }) => or([eb('created_at', '<', before.any), eb('read_at', 'is not', null), isDelivered]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export function toNotification(row: NotificationRow): Notification {
  const { id, created_at, kind, title, body, path, read_at } = row;
  return {
    id,
    createdAt: created_at.toISOString(),
    kind,
    title,
    body,
    path,
    readAt: read_at?.toISOString() ?? null,
  };
}
