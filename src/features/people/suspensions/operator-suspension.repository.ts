import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { LastingSuspension } from './lasting-suspension.repository.ts';
import type { Suspension } from './suspension.contract.ts';

/** The copy of which access reads. */
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

export async function setSuspensionEnd(db: Db, profileId: number, until: Date): Promise<void> {
  await db
    .updateTable('profile')
    .set({ banned_at: until })
    .where('id', '=', profileId)
    .where('banned_at', '>', until)
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

/** Returns the newest first. */
export async function findRunning(db: Db, { now, after, limit }: RunningFilter): Promise<Suspension[]> {
  const rows = await db
    .selectFrom('sanction')
    .innerJoin('profile', 'profile.id', 'sanction.profile_id')
    .select(['profile_id as profileId', 'user_id as userId', 'name', 'until', 'reason', 'at'])
    .select(sql<boolean>`deleted_at is not null`.as('isDeleted'))
    .where('kind', '=', sql.lit('suspension'))
    .where('ended_at', 'is', null)
    .where('until', '>', now)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('at', 'profile_id'), '<', tuple(after?.suspendedAt ?? now, after?.profileId ?? 0)),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('profile_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ at, until, ...row }) => ({
    ...row,
    until: until.toISOString(),
    suspendedAt: at.toISOString(),
  }));
}
