import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

// Queries of the present names of players.

/** Keeps other transactions from claiming a name with this skeleton until this one ends. */
export async function lockSkeleton(db: Db, skeleton: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`name ${skeleton}`}, 0))`.execute(db);
}

export interface NameHolder {
  name: string;
  key: string | null;
  /** Null: not filled yet, right after the upgrade. */
  skeleton: string | null;
}

/**
 * Returns players with this key or skeleton, and those without a skeleton. It is one statement, because the task that
 * fills skeletons may run between two.
 */
export async function findHolders(
  db: Db,
  { key, skeleton }: { key: string; skeleton: string },
  exceptId: number | null,
): Promise<NameHolder[]> {
  const rows = await db
    .selectFrom('profile')
    .select(['name', 'name_key as key', 'name_skeleton as skeleton'])
    .where('deleted_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('name_key', '=', key), eb('name_skeleton', '=', skeleton), eb('name_skeleton', 'is', null)]),
    )
    .$if(exceptId !== null, (query) => query.where('id', '<>', Number(exceptId)))
    .execute();
  return rows.map((row) => ({ ...row, name: row.name ?? '' }));
}

export interface NamedProfile {
  id: number;
  name: string;
}

/** Returns the next names without a skeleton, ordered by id. */
export async function findWithoutSkeleton(db: Db, limit: number): Promise<NamedProfile[]> {
  const rows = await db
    .selectFrom('profile')
    .select(['id', 'name'])
    .where('name_skeleton', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id, name }) => ({ id, name: name ?? '' }));
}

/** Skips names that have changed in the meantime. */
export async function setSkeletons(db: Db, filled: readonly (NamedProfile & { skeleton: string })[]): Promise<void> {
  await sql`update profile set name_skeleton = filled.skeleton
    from unnest(${filled.map(({ id }) => id)}::integer[], ${filled.map(({ name }) => name)}::text[],
      ${filled.map(({ skeleton }) => skeleton)}::text[]) as filled (id, name, skeleton)
    where profile.id = filled.id and profile.name = filled.name and profile.name_skeleton is null`.execute(db);
}

export async function findName(db: Db, profileId: number): Promise<{ name: string; key: string } | undefined> {
  const row = await db
    .selectFrom('profile')
    .select(['name', 'name_key'])
    .where('id', '=', profileId)
    .executeTakeFirst();
  return row && row.name !== null && row.name_key !== null ? { name: row.name, key: row.name_key } : undefined;
}

/** @returns whether the profile exists */
export async function markRenameRequested(db: Db, profileId: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('profile')
    .set({ rename_requested_at: at })
    .where('id', '=', profileId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
