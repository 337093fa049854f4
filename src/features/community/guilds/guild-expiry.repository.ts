import type { Db } from '#platform/database/db.ts';

const AT_ONCE = 100;

export async function findDueTakeovers(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('guild')
    .select('id')
    .where('takeover_at', '<=', before)
    .orderBy('takeover_at')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns ids of guilds closed before the given time. Hidden ones are kept. */
export async function findClosedBefore(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('guild')
    .select('id')
    .where('deleted_at', '<=', before)
    .where('erased_at', 'is', null)
    .where('hidden_at', 'is', null)
    .orderBy('deleted_at')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes rows of people. Board, loot rotations and gatherings are deleted by their nouns. */
export async function deleteGuildPeople(db: Db, guildId: number): Promise<void> {
  await db.deleteFrom('guild_application').where('guild_id', '=', guildId).execute();
  await db.deleteFrom('guild_member').where('guild_id', '=', guildId).execute();
}

export async function deleteMembersLeftBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('guild_member')
    .where('left_at', 'is not', null)
    .where('left_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteApplicationsEndedBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('guild_application')
    .where('ended_at', 'is not', null)
    .where('ended_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteNamesGivenUpBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('guild_former_name')
    .where('given_up_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
