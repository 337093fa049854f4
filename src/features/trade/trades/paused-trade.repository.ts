import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { withPlayer } from './trade.repository.ts';
import type { ListedRow } from './trade-row.ts';

export interface SuspensionSpan {
  since: Date;
  until: Date;
}

/**
 * Locks the player's row, so that other writes of the player run before or after. Also returns a suspension that is
 * over.
 */
export async function lockSuspension(db: Db, profileId: number): Promise<SuspensionSpan | undefined> {
  const row = await db
    .selectFrom('profile')
    .select(['banned_at as until', 'suspended_at', 'created_at'])
    .where('id', '=', profileId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row || row.until === null) return undefined;
  return { since: row.suspended_at ?? row.created_at, until: row.until };
}

/** Locks the waiting trades of a player that are paused, or those that are not. */
export function lockWaiting(db: Db, profileId: number, { isPaused }: { isPaused: boolean }): Promise<ListedRow[]> {
  return withPlayer(db)
    .where('trade.profile_id', '=', profileId)
    .where('trade.status', '=', sql.lit(1))
    .where('trade.rests_since', isPaused ? 'is not' : 'is', null)
    .orderBy('trade.id')
    .forNoKeyUpdate('trade')
    .execute();
}

export async function beginPause(db: Db, ids: readonly number[], since: Date): Promise<void> {
  await db
    .updateTable('trade')
    .set({ rests_since: sql<Date>`greatest(counted_at, ${since}::timestamptz)` })
    .where('id', 'in', [...ids])
    .execute();
}

export async function endPause(db: Db, ids: readonly number[], until: Date): Promise<void> {
  const rested = sql`extract(epoch from ${until}::timestamptz - greatest(counted_at, rests_since))::bigint`;
  await db
    .updateTable('trade')
    .set({ rests_since: null, rested_s: sql<number>`rested_s + greatest(0, ${rested})` })
    .where('id', 'in', [...ids])
    .execute();
}

/** Finds suspended players with waiting trades that are not paused, and other players with trades that are. */
export async function findMisplacedPlayers(db: Db, now: Date): Promise<number[]> {
  const suspended = db
    .selectFrom('profile')
    .innerJoin('trade', 'trade.profile_id', 'profile.id')
    .select('profile.id')
    .where('profile.banned_at', '>', now)
    .where('trade.status', '=', sql.lit(1))
    .where('trade.rests_since', 'is', null);
  const returned = db
    .selectFrom('trade')
    .innerJoin('profile', 'profile.id', 'trade.profile_id')
    .select('profile.id')
    .where('trade.rests_since', 'is not', null)
    .where(({ eb, or }) => or([eb('profile.banned_at', 'is', null), eb('profile.banned_at', '<=', now)]));
  const rows = await suspended.union(returned).execute();
  return rows.map(({ id }) => id);
}
