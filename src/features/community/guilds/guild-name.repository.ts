import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export interface ServerName {
  gameServer: number;
  skeleton: string;
}

/** Locks a name's skeleton on a server until the end of the transaction, so that nobody else takes a similar name. */
export async function lockName(db: Db, { gameServer, skeleton }: ServerName): Promise<void> {
  const lock = `guild name ${gameServer} ${skeleton}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db);
}

/** Closed guilds keep their names until they are erased. */
export async function isNameTaken(
  db: Db,
  { gameServer, key, skeleton }: ServerName & { key: string },
  exceptId: number | null,
): Promise<boolean> {
  const row = await db
    .selectFrom('guild')
    .select('id')
    .where('game_server', '=', gameServer)
    .where('erased_at', 'is', null)
    .where(({ or, eb }) => or([eb('name_key', '=', key), eb('name_skeleton', '=', skeleton)]))
    .$if(exceptId !== null, (query) => query.where('id', '<>', Number(exceptId)))
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether another guild has given up the name since the given time. */
export async function isNameResting(
  db: Db,
  { gameServer, skeleton }: ServerName,
  { since, exceptId }: { since: Date; exceptId: number | null },
): Promise<boolean> {
  const row = await db
    .selectFrom('guild_former_name')
    .select('id')
    .where('game_server', '=', gameServer)
    .where('name_skeleton', '=', skeleton)
    .where('given_up_at', '>', since)
    .$if(exceptId !== null, (query) => query.where('guild_id', '<>', Number(exceptId)))
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertFormerName(
  db: Db,
  { guildId, gameServer, skeleton, at }: ServerName & { guildId: number; at: Date },
): Promise<void> {
  await db
    .insertInto('guild_former_name')
    .values({ guild_id: guildId, game_server: gameServer, name_skeleton: skeleton, given_up_at: at })
    .execute();
}
