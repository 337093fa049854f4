import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { PlayerColumns } from '../parties/party-row.ts';

export type StoredLootRotation = Selectable<Database['turn_order']>;

export interface EntryRow extends Selectable<Database['turn_entry']> {
  /** Null: a person without an account, or a deleted account. */
  user_id: string | null;
  player_name: string | null;
  job: number | null;
  grade: number | null;
  level: number | null;
}

export function findLootRotation(db: Db, id: number): Promise<StoredLootRotation | undefined> {
  return db.selectFrom('turn_order').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findLootRotationByParty(db: Db, partyId: number): Promise<StoredLootRotation | undefined> {
  return db.selectFrom('turn_order').selectAll().where('party_id', '=', partyId).executeTakeFirst();
}

/** Returns entries in the order of turns. */
export function findEntries(db: Db, lootRotationId: number): Promise<EntryRow[]> {
  return db
    .selectFrom('turn_entry')
    .leftJoin('profile', 'profile.id', 'turn_entry.profile_id')
    .selectAll('turn_entry')
    .select(['profile.user_id', 'profile.name as player_name', 'profile.job', 'profile.grade', 'profile.level'])
    .where('turn_entry.turn_order_id', '=', lootRotationId)
    .orderBy('turn_entry.place')
    .orderBy('turn_entry.number')
    .execute();
}

/** Returns loot rotations, oldest first. */
export function findLootRotationsOfGuild(db: Db, guildId: number): Promise<StoredLootRotation[]> {
  return db.selectFrom('turn_order').selectAll().where('guild_id', '=', guildId).orderBy('id').execute();
}

export async function deleteLootRotationsOfGuild(db: Db, guildId: number): Promise<void> {
  await db.deleteFrom('turn_order').where('guild_id', '=', guildId).execute();
}

export async function findWaitingOfGuild(
  db: Db,
  guildId: number,
  profileId: number,
): Promise<{ entryId: number; lootRotationId: number }[]> {
  return db
    .selectFrom('turn_entry')
    .innerJoin('turn_order', 'turn_order.id', 'turn_entry.turn_order_id')
    .select(['turn_entry.id as entryId', 'turn_entry.turn_order_id as lootRotationId'])
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

export async function insertLootRotation(
  db: Db,
  values: Insertable<Database['turn_order']>,
): Promise<StoredLootRotation> {
  return db.insertInto('turn_order').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function updateLootRotation(
  db: Db,
  id: number,
  values: Updateable<Database['turn_order']>,
): Promise<void> {
  await db.updateTable('turn_order').set(values).where('id', '=', id).execute();
}

export async function deleteLootRotationById(db: Db, id: number): Promise<void> {
  await db.deleteFrom('turn_order').where('id', '=', id).execute();
}

export interface NewEntry {
  lootRotationId: number;
  profileId: number | null;
  name: string | null;
  at: Date;
}

/** Adds an entry at the end, with the next number. The caller has locked the party or guild. */
export async function insertEntry(db: Db, { lootRotationId, profileId, name, at }: NewEntry): Promise<void> {
  const { last_number: number } = await db
    .updateTable('turn_order')
    .set(({ eb }) => ({ last_number: eb('last_number', '+', 1), updated_at: at }))
    .where('id', '=', lootRotationId)
    .returning('last_number')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('turn_entry')
    .values({
      turn_order_id: lootRotationId,
      number,
      place: await nextPlace(db, lootRotationId),
      profile_id: profileId,
      name,
      state: 1,
      joined_at: at,
    })
    .execute();
}

export async function nextPlace(db: Db, lootRotationId: number): Promise<number> {
  const { last } = await db
    .selectFrom('turn_entry')
    .select(({ fn }) => fn.max('place').as('last'))
    .where('turn_order_id', '=', lootRotationId)
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
  /** The name of this field stands in the files that players exported. */
  turnOrderId: number;
  title: string;
  number: number;
  state: number;
  joinedAt: string;
}

export async function findEntriesByProfile(db: Db, profileId: number): Promise<StoredEntry[]> {
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

/** Returns the loot rotations that contain the player or that they created. */
export async function findOrdersWith(db: Db, profileId: number): Promise<StoredLootRotation[]> {
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

/** Deletes loot rotations of parties that ended before the given time. */
export async function deleteLootRotationsBefore(db: Db, before: Date): Promise<number> {
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
