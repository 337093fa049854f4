import type { Db } from '#platform/database/db.ts';

export interface StoredBlock {
  id: number;
  created_at: Date;
  blocked_id: number | null;
  user_id: string | null;
  /** The player's name, or the blocked name of the game; null: the account was deleted. */
  shown_name: string | null;
}

function blocks(db: Db) {
  return db
    .selectFrom('block')
    .leftJoin('profile', 'profile.id', 'block.blocked_id')
    .select(({ fn }) => [
      'block.id',
      'block.created_at',
      'block.blocked_id',
      'profile.user_id',
      fn.coalesce('block.name', 'profile.name').as('shown_name'),
    ]);
}

/** Returns the newest first. */
export function findBlocksByProfile(db: Db, profileId: number): Promise<StoredBlock[]> {
  return blocks(db).where('block.profile_id', '=', profileId).orderBy('block.id', 'desc').execute();
}

export function findBlock(
  db: Db,
  profileId: number,
  blocked: { id: number } | { nameKey: string },
): Promise<StoredBlock | undefined> {
  return blocks(db)
    .where('block.profile_id', '=', profileId)
    .$if('id' in blocked, (query) => query.where('block.blocked_id', '=', 'id' in blocked ? blocked.id : 0))
    .$if('nameKey' in blocked, (query) =>
      query.where('block.name_key', '=', 'nameKey' in blocked ? blocked.nameKey : ''),
    )
    .executeTakeFirst();
}

export async function insertBlock(
  db: Db,
  {
    profileId,
    at,
    ...blocked
  }: { profileId: number; at: Date } & ({ blockedId: number } | { name: string; nameKey: string }),
): Promise<void> {
  await db
    .insertInto('block')
    .values({
      created_at: at,
      profile_id: profileId,
      blocked_id: 'blockedId' in blocked ? blocked.blockedId : null,
      name: 'name' in blocked ? blocked.name : null,
      name_key: 'nameKey' in blocked ? blocked.nameKey : null,
    })
    .execute();
}

export async function removeBlock(db: Db, id: number, profileId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('block')
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return numDeletedRows > 0;
}

export async function hasBlocked(db: Db, profileId: number, blockedId: number): Promise<boolean> {
  const row = await db
    .selectFrom('block')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns those of `profileIds` who have blocked `blockedId`. */
export async function findBlockersAmong(
  db: Db,
  profileIds: readonly number[],
  blockedId: number,
): Promise<ReadonlySet<number>> {
  if (profileIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('block')
    .select('profile_id')
    .where('profile_id', 'in', [...profileIds])
    .where('blocked_id', '=', blockedId)
    .execute();
  return new Set(rows.map(({ profile_id }) => profile_id));
}

/** Removes the blocks by and of the player. */
export async function deleteBlocksByProfile(db: Db, profileId: number): Promise<void> {
  await db
    .deleteFrom('block')
    .where(({ eb, or }) => or([eb('profile_id', '=', profileId), eb('blocked_id', '=', profileId)]))
    .execute();
}
