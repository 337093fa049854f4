import type { Db } from '#platform/database/db.ts';

export interface NameHashes {
  key: Buffer;
  skeleton: Buffer;
}

export interface GivenUpName {
  profileId: number;
  name: string;
  hashes: NameHashes;
  at: Date;
  isCounted: boolean;
}

export async function insertFormer(db: Db, { profileId, name, hashes, at, isCounted }: GivenUpName): Promise<void> {
  await db
    .insertInto('former_name')
    .values({
      profile_id: profileId,
      name,
      key_hash: hashes.key,
      skeleton_hash: hashes.skeleton,
      given_up_at: at,
      is_counted: isCounted,
    })
    .execute();
}

export interface RestingName {
  profileId: number | null;
  identityHashes: Buffer[];
}

/** Returns names given up since then that equal the name or look like it. */
export async function findResting(db: Db, { key, skeleton }: NameHashes, since: Date): Promise<RestingName[]> {
  return db
    .selectFrom('former_name')
    .select(['profile_id as profileId', 'identity_hashes as identityHashes'])
    .where('given_up_at', '>', since)
    .where(({ or, eb }) => or([eb('key_hash', '=', key), eb('skeleton_hash', '=', skeleton)]))
    .execute();
}

export interface FormerName {
  name: string;
  givenUpAt: string;
}

/** Returns the newest first. */
export async function findFormerNames(
  db: Db,
  profileIds: readonly number[],
): Promise<(FormerName & { profileId: number })[]> {
  if (profileIds.length === 0) return [];
  const rows = await db
    .selectFrom('former_name')
    .select(['profile_id', 'name', 'given_up_at'])
    .where('profile_id', 'in', profileIds)
    .orderBy('given_up_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap(({ profile_id, name, given_up_at }) =>
    profile_id === null || name === null ? [] : [{ profileId: profile_id, name, givenUpAt: given_up_at.toISOString() }],
  );
}

export interface RenameState {
  isRequested: boolean;
  hasRenamed: boolean;
  lastCountedAt: Date | null;
}

export async function findRenameState(db: Db, profileId: number): Promise<RenameState> {
  const ofProfile = db.selectFrom('former_name').where('profile_id', '=', profileId);
  const [profile, former] = await Promise.all([
    db.selectFrom('profile').select('rename_requested_at').where('id', '=', profileId).executeTakeFirst(),
    ofProfile
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .select(({ fn }) => fn.max('given_up_at').filterWhere('is_counted', '=', true).as('lastCountedAt'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    isRequested: profile !== undefined && profile.rename_requested_at !== null,
    hasRenamed: former.count > 0,
    lastCountedAt: former.lastCountedAt,
  };
}

/** Anonymises the former names of a deleted account that are still reserved, and deletes the others. */
export async function hideFormer(
  db: Db,
  profileId: number,
  { identityHashes, restsSince }: { identityHashes: readonly Buffer[]; restsSince: Date },
): Promise<void> {
  await db
    .deleteFrom('former_name')
    .where('profile_id', '=', profileId)
    .where('given_up_at', '<=', restsSince)
    .execute();
  await db
    .updateTable('former_name')
    .set({ profile_id: null, name: null, identity_hashes: [...identityHashes] })
    .where('profile_id', '=', profileId)
    .execute();
}

/**
 * Deletes names of deleted accounts that are no longer reserved.
 * @returns how many
 */
export async function deleteRested(db: Db, restsSince: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('former_name')
    .where('profile_id', 'is', null)
    .where('given_up_at', '<=', restsSince)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
