import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { LastingSuspension } from './lasting-suspension.repository.ts';
import type { Suspension } from './suspension.contract.ts';

export interface SuspendableProfile {
  id: number;
  userId: string | null;
  name: string | null;
  bannedAt: Date | null;
  deletedAt: Date | null;
}

/** Finds deleted profiles too. Locks the row, so that concurrent writes of the player run before or after. */
export async function lockProfile(db: Db, id: number): Promise<SuspendableProfile | undefined> {
  return db
    .selectFrom('profile')
    .select(['id', 'user_id as userId', 'name', 'banned_at as bannedAt', 'deleted_at as deletedAt'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function setSuspension(
  db: Db,
  profileId: number,
  { until, reason }: LastingSuspension,
  at: Date,
): Promise<void> {
  await db
    .updateTable('profile')
    .set({ banned_at: until, banned_reason: reason, suspended_at: at })
    .where('id', '=', profileId)
    .execute();
}

export async function clearSuspension(db: Db, profileId: number): Promise<void> {
  await db
    .updateTable('profile')
    .set({ banned_at: null, banned_reason: null, suspended_at: null })
    .where('id', '=', profileId)
    .execute();
}

export interface SuspensionPlace {
  suspendedAt: Date;
  profileId: number;
}

export interface RunningFilter {
  now: Date;
  after?: SuspensionPlace | undefined;
  limit: number;
}

export async function findRunning(db: Db, { now, after, limit }: RunningFilter): Promise<Suspension[]> {
  let query = db
    .selectFrom(ofPlayers(db, now).unionAll(ofDeleted(db, now)).as('running'))
    .selectAll()
    .orderBy('suspendedAt', 'desc')
    .orderBy('profileId', 'desc')
    .limit(limit);
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('suspendedAt', 'profileId'), '<', tuple(after.suspendedAt, after.profileId)),
    );
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    ...row,
    until: row.until.toISOString(),
    suspendedAt: row.suspendedAt.toISOString(),
  }));
}

/** A suspension that was carried over from a deleted account starts with the new profile. */
const SINCE = sql<Date>`coalesce(profile.suspended_at, profile.created_at)`;

function ofPlayers(db: Db, now: Date) {
  return db
    .selectFrom('profile')
    .select(['id as profileId', 'user_id as userId', 'name'])
    .select([sql<Date>`banned_at`.as('until'), sql<string>`coalesce(banned_reason, '')`.as('reason')])
    .select([SINCE.as('suspendedAt'), sql<boolean>`false`.as('isDeleted')])
    .where('deleted_at', 'is', null)
    .where('banned_at', '>', now);
}

function ofDeleted(db: Db, now: Date) {
  return db
    .selectFrom('profile')
    .innerJoin('lasting_suspension', 'lasting_suspension.profile_id', 'profile.id')
    .select(['profile.id as profileId', sql<string | null>`null::uuid`.as('userId')])
    .select([sql<string | null>`null::text`.as('name'), sql<Date>`max(until)`.as('until')])
    .select([sql<string>`max(reason)`.as('reason'), SINCE.as('suspendedAt'), sql<boolean>`true`.as('isDeleted')])
    .where('deleted_at', 'is not', null)
    .where('until', '>', now)
    .groupBy('profile.id');
}
