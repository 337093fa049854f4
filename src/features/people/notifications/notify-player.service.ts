import type { Kysely } from 'kysely';
import { addJobs } from '#platform/jobs/job.ts';
import { publishEvents } from '#platform/live/publish-events.ts';
import type { PeopleTables } from '../people.tables.ts';
import { findChannelsOf } from './delivery.repository.ts';
import { DELIVER } from './delivery-jobs.ts';
import {
  countUnread,
  findUserIds,
  insertNew,
  type NotificationRow,
  toNotification,
} from './notification.repository.ts';

/** What a player is told: in the bell, and by the ways he has set up. */
export interface Notice {
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

/** Rows of one statement: it takes 65,535 parameters. */
const AT_ONCE = 1000;

/**
 * Tells players, in the transaction of what they are told about. Exactly once in the bell; the other ways are jobs that run
 * after the commit. Call it last: like `publishEvents` it makes all other news wait for the commit.
 */
export async function notifyPlayers(db: Kysely<PeopleTables>, at: Date, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const users = await findUserIds(db, [...new Set(notices.map(({ profileId }) => profileId))]);
  const reported: NotificationRow[] = [];
  const tellable = notices.filter(({ profileId }) => users.has(profileId));
  for (let start = 0; start < tellable.length; start += AT_ONCE) {
    reported.push(...(await insertNew(db, at, tellable.slice(start, start + AT_ONCE))));
  }
  if (reported.length === 0) return;
  await addJobs(
    db,
    DELIVER,
    await findChannelsOf(
      db,
      reported.map(({ id }) => id),
    ),
  );
  await publishToOwners(db, at, reported, users);
}

async function publishToOwners(
  db: Kysely<PeopleTables>,
  at: Date,
  reported: readonly NotificationRow[],
  users: ReadonlyMap<number, string>,
): Promise<void> {
  const unread = await countUnread(db, [...new Set(reported.map(({ profile_id }) => profile_id))]);
  await publishEvents(
    db,
    at,
    reported.map((row) => ({
      topics: [`me:${users.get(row.profile_id)}`],
      type: 'notification.created',
      data: { notification: toNotification(row), unread: unread.get(row.profile_id) ?? 0 },
    })),
  );
}
