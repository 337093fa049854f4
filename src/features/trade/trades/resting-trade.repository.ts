import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type ListedRow, PLAYER_COLUMNS } from './trade-row.ts';

interface Misplaced {
  /** true: waiting trades of suspended players that do not rest yet; false: those that rest without reason. */
  isSuspended: boolean;
  now: Date;
  profileId: number | undefined;
  limit: number;
}

/** Locks the rows and skips those that another process has locked. */
export function lockMisplaced(db: Db, { isSuspended, now, profileId, limit }: Misplaced): Promise<ListedRow[]> {
  return db
    .selectFrom('trade')
    .innerJoin('profile', 'profile.id', 'trade.profile_id')
    .selectAll('trade')
    .select(PLAYER_COLUMNS)
    .where('trade.status', '=', sql.lit(1))
    .$if(isSuspended, (query) => query.where('trade.rests_since', 'is', null).where('profile.banned_at', '>', now))
    .$if(!isSuspended, (query) =>
      query
        .where('trade.rests_since', 'is not', null)
        .where(({ eb, or }) => or([eb('profile.banned_at', 'is', null), eb('profile.banned_at', '<=', now)])),
    )
    .$if(profileId !== undefined, (query) => query.where('trade.profile_id', '=', Number(profileId)))
    .orderBy('trade.id')
    .limit(limit)
    .forNoKeyUpdate('trade')
    .skipLocked()
    .execute();
}
