import type { Db } from '#platform/database/db.ts';

export interface LastingSuspension {
  until: Date;
  reason: string;
}

export async function findLasting(
  db: Db,
  hashes: readonly Buffer[],
  now: Date,
): Promise<LastingSuspension | undefined> {
  if (hashes.length === 0) return undefined;
  return db
    .selectFrom('lasting_suspension')
    .select(['until', 'reason'])
    .where('identity_hash', 'in', hashes)
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertLasting(
  db: Db,
  hashes: readonly Buffer[],
  { profileId, until, reason }: LastingSuspension & { profileId: number },
): Promise<void> {
  if (hashes.length === 0) return;
  await db
    .insertInto('lasting_suspension')
    .values(hashes.map((hash) => ({ identity_hash: hash, profile_id: profileId, until, reason })))
    .onConflict((conflict) => conflict.column('identity_hash').doUpdateSet({ profile_id: profileId, until, reason }))
    .execute();
}

/**
 * Moves all rows of the person, including those under other identities, to another profile.
 * @returns the profiles from which they were moved
 */
export async function moveLasting(db: Db, hashes: readonly Buffer[], profileId: number): Promise<number[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom('lasting_suspension')
    .select('profile_id')
    .distinct()
    .where('identity_hash', 'in', hashes)
    .execute();
  const former = rows.map(({ profile_id }) => profile_id);
  if (former.length === 0) return [];
  await db.updateTable('lasting_suspension').set({ profile_id: profileId }).where('profile_id', 'in', former).execute();
  return former;
}

export async function updateLasting(db: Db, profileId: number, { until, reason }: LastingSuspension): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lasting_suspension')
    .set({ until, reason })
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setLastingEnd(db: Db, profileId: number, until: Date): Promise<void> {
  await db
    .updateTable('lasting_suspension')
    .set({ until })
    .where('profile_id', '=', profileId)
    .where('until', '>', until)
    .execute();
}

export async function deleteLasting(db: Db, profileId: number): Promise<void> {
  await db.deleteFrom('lasting_suspension').where('profile_id', '=', profileId).execute();
}

export async function deleteEndedLasting(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('lasting_suspension').where('until', '<=', now).executeTakeFirst();
  return Number(numDeletedRows);
}
