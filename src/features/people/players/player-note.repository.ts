import type { Db } from '#platform/database/db.ts';
import type { PlayerNote } from './player.contract.ts';

export async function insertNote(
  db: Db,
  { profileId, at, text, operatorUserId }: { profileId: number; at: Date; text: string; operatorUserId: string },
): Promise<number> {
  const { id } = await db
    .insertInto('player_note')
    .values({ profile_id: profileId, at, text, operator_user_id: operatorUserId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteNote(db: Db, profileId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('player_note')
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteNotes(db: Db, profileId: number): Promise<void> {
  await db.deleteFrom('player_note').where('profile_id', '=', profileId).execute();
}

/** Returns the newest first. */
export async function findNotes(db: Db, profileId: number, limit: number): Promise<PlayerNote[]> {
  const rows = await db
    .selectFrom('player_note')
    .leftJoin('profile as operator', 'operator.user_id', 'player_note.operator_user_id')
    .select(['player_note.id', 'at', 'text', 'operator_user_id as by', 'operator.name as byName'])
    .where('profile_id', '=', profileId)
    .orderBy('player_note.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
