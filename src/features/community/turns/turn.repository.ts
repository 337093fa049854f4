import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { PlayerColumns } from '../parties/party-row.ts';

export type StoredTurnOrder = Selectable<Database['turn_order']>;

export interface EntryRow extends Selectable<Database['turn_entry']> {
  /** Null: a person without an account, or a deleted account. */
  user_id: string | null;
  player_name: string | null;
  job: number | null;
  grade: number | null;
  level: number | null;
}

export function findTurnOrder(db: Db, id: number): Promise<StoredTurnOrder | undefined> {
  return db.selectFrom('turn_order').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findTurnOrderOf(db: Db, partyId: number): Promise<StoredTurnOrder | undefined> {
  return db.selectFrom('turn_order').selectAll().where('party_id', '=', partyId).executeTakeFirst();
}

/** Returns entries in the order of turns. */
export function findEntries(db: Db, turnOrderId: number): Promise<EntryRow[]> {
  return db
    .selectFrom('turn_entry')
    .leftJoin('profile', 'profile.id', 'turn_entry.profile_id')
    .selectAll('turn_entry')
    .select(['profile.user_id', 'profile.name as player_name', 'profile.job', 'profile.grade', 'profile.level'])
    .where('turn_entry.turn_order_id', '=', turnOrderId)
    .orderBy('turn_entry.place')
    .orderBy('turn_entry.number')
    .execute();
}

/** Returns turn orders, oldest first. */
export function findTurnOrdersOfGuild(db: Db, guildId: number): Promise<StoredTurnOrder[]> {
  return db.selectFrom('turn_order').selectAll().where('guild_id', '=', guildId).orderBy('id').execute();
}

export async function deleteTurnOrdersOfGuild(db: Db, guildId: number): Promise<void> {
  await db.deleteFrom('turn_order').where('guild_id', '=', guildId).execute();
}

export async function findWaitingOfGuild(
  db: Db,
  guildId: number,
  profileId: number,
): Promise<{ entryId: number; turnOrderId: number }[]> {
  return db
    .selectFrom('turn_entry')
    .innerJoin('turn_order', 'turn_order.id', 'turn_entry.turn_order_id')
    .select(['turn_entry.id as entryId', 'turn_entry.turn_order_id as turnOrderId'])
    .where('turn_order.guild_id', '=', guildId)
    .where('turn_entry.profile_id', '=', profileId)
    .where('turn_entry.state', '=', 1)
    .execute();
}

export async function findMaker(db: Db, profileId: number): Promise<PlayerColumns | undefined> {
  return db
    .selectFrom('profile')
    .select(['user_id', 'name', 'job', 'grade', 'level'])
    .where('id', '=', profileId)
    .executeTakeFirst();
}

export async function insertTurnOrder(db: Db, values: Insertable<Database['turn_order']>): Promise<StoredTurnOrder> {
  return db.insertInto('turn_order').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function updateTurnOrder(db: Db, id: number, values: Updateable<Database['turn_order']>): Promise<void> {
  await db.updateTable('turn_order').set(values).where('id', '=', id).execute();
}

export async function deleteTurnOrderById(db: Db, id: number): Promise<void> {
  await db.deleteFrom('turn_order').where('id', '=', id).execute();
}

export interface NewEntry {
  turnOrderId: number;
  profileId: number | null;
  name: string | null;
  at: Date;
}

/** Adds an entry at the end, with the next number. The caller has locked the party or guild. */
export async function insertEntry(db: Db, { turnOrderId, profileId, name, at }: NewEntry): Promise<void> {
  const { last_number: number } = await db
    .updateTable('turn_order')
    .set(({ eb }) => ({ last_number: eb('last_number', '+', 1), updated_at: at }))
    .where('id', '=', turnOrderId)
    .returning('last_number')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('turn_entry')
    .values({
      turn_order_id: turnOrderId,
      number,
      place: await nextPlace(db, turnOrderId),
      profile_id: profileId,
      name,
      state: 1,
      joined_at: at,
    })
    .execute();
}

export async function nextPlace(db: Db, turnOrderId: number): Promise<number> {
  const { last } = await db
    .selectFrom('turn_entry')
    .select(({ fn }) => fn.max('place').as('last'))
    .where('turn_order_id', '=', turnOrderId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

export async function updateEntry(db: Db, id: number, values: Updateable<Database['turn_entry']>): Promise<void> {
  await db.updateTable('turn_entry').set(values).where('id', '=', id).execute();
}

export async function deleteEntry(db: Db, id: number): Promise<void> {
  await db.deleteFrom('turn_entry').where('id', '=', id).execute();
}

export interface StoredEntry {
  turnOrderId: number;
  title: string;
  number: number;
  state: number;
  joinedAt: string;
}

export async function findEntriesOf(db: Db, profileId: number): Promise<StoredEntry[]> {
  const rows = await db
    .selectFrom('turn_entry')
    .innerJoin('turn_order', 'turn_order.id', 'turn_entry.turn_order_id')
    .select(['turn_order.id', 'turn_order.title', 'turn_entry.number', 'turn_entry.state', 'turn_entry.joined_at'])
    .where('turn_entry.profile_id', '=', profileId)
    .orderBy('turn_entry.id')
    .execute();
  return rows.map(({ id, title, number, state, joined_at }) => ({
    turnOrderId: id,
    title,
    number,
    state,
    joinedAt: joined_at.toISOString(),
  }));
}

/** Returns the turn orders that contain the player or that they created. */
export async function findOrdersWith(db: Db, profileId: number): Promise<StoredTurnOrder[]> {
  return db
    .selectFrom('turn_order')
    .selectAll()
    .where(({ eb, or }) =>
      or([
        eb('creator_id', '=', profileId),
        eb('id', 'in', (of) => of.selectFrom('turn_entry').select('turn_order_id').where('profile_id', '=', profileId)),
      ]),
    )
    .execute();
}

/** Deletes turn orders of parties that ended before the given time. */
export async function deleteTurnOrdersBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('turn_order')
    .where('party_id', 'in', (of) =>
      of
        .selectFrom('party')
        .select('id')
        .where(({ eb, fn }) => eb(fn.coalesce('closed_at', 'expired_at'), '<', before)),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
