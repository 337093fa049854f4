import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';

export type GuildWebhookRow = Selectable<Database['guild_webhook']>;
export type GuildMessageRow = Selectable<Database['guild_message']>;

export function findWebhook(db: Db, guildId: number): Promise<GuildWebhookRow | undefined> {
  return db.selectFrom('guild_webhook').selectAll().where('guild_id', '=', guildId).executeTakeFirst();
}

/** Locks a webhook, so that its messages are sent one after the other. */
export function lockWebhook(db: Db, guildId: number): Promise<GuildWebhookRow | undefined> {
  return db.selectFrom('guild_webhook').selectAll().where('guild_id', '=', guildId).forUpdate().executeTakeFirst();
}

export async function upsertWebhook(db: Db, row: Insertable<Database['guild_webhook']>): Promise<void> {
  const { guild_id: _, ...own } = row;
  await db
    .insertInto('guild_webhook')
    .values(row)
    .onConflict((conflict) => conflict.column('guild_id').doUpdateSet(own))
    .execute();
}

export async function updateKinds(db: Db, guildId: number, kinds: string[]): Promise<void> {
  await db.updateTable('guild_webhook').set({ kinds }).where('guild_id', '=', guildId).execute();
}

/** Deletes a webhook with its messages. */
export async function deleteWebhook(db: Db, guildId: number): Promise<void> {
  await db.deleteFrom('guild_message').where('guild_id', '=', guildId).execute();
  await db.deleteFrom('guild_webhook').where('guild_id', '=', guildId).execute();
}

/** @returns false if another address was saved meanwhile, or the fault is known */
export async function updateFailure(db: Db, { guild_id, url }: GuildWebhookRow, failure: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('guild_webhook')
    .set({ fault: failure })
    .where('guild_id', '=', guild_id)
    .where('url', '=', url)
    .where('fault', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns undefined if the same message was inserted before. */
export async function insertMessage(db: Db, row: Insertable<Database['guild_message']>): Promise<number | undefined> {
  const inserted = await db
    .insertInto('guild_message')
    .values(row)
    .onConflict((conflict) => conflict.columns(['guild_id', 'once']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export function findMessage(db: Db, id: number): Promise<GuildMessageRow | undefined> {
  return db.selectFrom('guild_message').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the times of the newest attempts, newest first. */
export async function findTriedSince(db: Db, guildId: number, since: Date, limit: number): Promise<Date[]> {
  const rows = await db
    .selectFrom('guild_message')
    .select('tried_at')
    .where('guild_id', '=', guildId)
    .where('tried_at', '>', since)
    .orderBy('tried_at', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ tried_at }) => tried_at ?? []);
}

export async function updateMessage(
  db: Db,
  id: number,
  values: Partial<Pick<GuildMessageRow, 'tries' | 'tried_at' | 'sent_at'>>,
): Promise<void> {
  await db.updateTable('guild_message').set(values).where('id', '=', id).execute();
}

/** Reverts an attempt that did not arrive. */
export async function undoTry(db: Db, id: number): Promise<void> {
  await db
    .updateTable('guild_message')
    .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
    .where('id', '=', id)
    .where('tries', '>', 0)
    .execute();
}

export async function deleteMessagesBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('guild_message').where('created_at', '<', before).executeTakeFirst();
  return Number(numDeletedRows);
}
