import type { Kysely } from 'kysely';
import type { PeopleTables } from '../people.tables.ts';

/** What a player is told: in the bell, and by the ways he has set up. */
export interface PlayerNews {
  profileId: number;
  /** `watch.listing`, `watch.quote`, `trade.old`, `trade.cancelled`, `trade.completed`, `report.handled`. */
  kind: string;
  title: string;
  body: string;
  /** Where a click leads, on this site. */
  path: string;
  /** The same thing is told once, whatever is run again: `watch:12:trade:55`. */
  once: string;
}

/** Tells players, in the transaction of what they are told about. Exactly once in the bell. */
export async function notifyPlayers(db: Kysely<PeopleTables>, at: Date, news: readonly PlayerNews[]): Promise<void> {
  if (news.length === 0) return;
  await db
    .insertInto('notification')
    .values(news.map(({ profileId, ...rest }) => ({ ...rest, profile_id: profileId, created_at: at })))
    .onConflict((conflict) => conflict.columns(['profile_id', 'once']).doNothing())
    .execute();
}
