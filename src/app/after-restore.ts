import { GATHERING_REMINDER } from '#features/community/gatherings/gathering.jobs.ts';
import { POST_TO_GUILD } from '#features/community/guild-webhooks/guild-message.jobs.ts';
import { SEND_ALERT } from '#features/desk/alerts/alert.jobs.ts';
import { repeatDeletions } from '#features/people/account/repeat-deletions.service.ts';
import { readDeletionsSince } from '#features/people/deletions/deletion-log.service.ts';
import { DELIVER } from '#features/people/notifications/delivery.jobs.ts';
import { listPersonalData } from '#features/people/personal-data-list.service.ts';
import { storedProvider } from '#features/people/sign-in/embedded-provider.service.ts';
import { WATCH_QUOTE, WATCH_TRADE } from '#features/trade/watches/watch.jobs.ts';
import { findSequences, setSequences } from '#platform/backup/portable/layout.repository.ts';
import { SEQUENCE_GAP } from '#platform/backup/portable/restore-portable.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { openDatabase } from '#platform/database/connect.ts';
import type { Db } from '#platform/database/db.ts';
import { renewEpoch } from '#platform/database/epoch.ts';
import { migrateToLatest } from '#platform/database/migrate.ts';
import { MIGRATIONS } from '#platform/database/migrated-database.ts';
import { withinTransaction } from '#platform/effects/transact.ts';
import { installJobs } from '#platform/jobs/install-jobs.ts';
import { resetRestoredJobs } from '#platform/jobs/left-jobs.ts';
import { deleteAllEvents } from '#platform/live/event-feed.ts';
import type { Log } from '#platform/log/log.ts';
import { personalDataOfFeatures } from './personal-data.ts';
import { siteEffects } from './site-effects.ts';

/** Jobs that notify people. They may already have run after the backup was taken. */
const RINGING = [DELIVER, POST_TO_GUILD, GATHERING_REMINDER, WATCH_TRADE, WATCH_QUOTE, SEND_ALERT].map(
  ({ name }) => name,
);

export interface RestoredFrom {
  /** Name of the file or folder, without its path. */
  from: string;
  /** Moment of the restored state. */
  at: Date;
}

export interface RestoreConsequences {
  discardedJobs: number;
  deletedAccounts: number;
}

interface RestoreContext {
  clock: Clock;
  log: Log;
  /** Paths of all possible deletion logs. */
  deletionLogs: readonly string[];
}

/** Migrates a whole restored cluster, raises its sequences, and runs `afterRestore`. */
export async function bringUpToDate(
  url: string,
  restored: RestoredFrom,
  context: RestoreContext,
): Promise<RestoreConsequences> {
  const { log } = context;
  const { db, pool, close } = await openDatabase(url, { log, poolSize: 2, statementTimeoutMs: 0 });
  try {
    await migrateToLatest(db, MIGRATIONS, log);
    await installJobs(url, log);
    const client = await pool.connect();
    try {
      await setSequences(client, await findSequences(client), SEQUENCE_GAP);
    } finally {
      client.release();
    }
    return await db.transaction().execute((transaction) => afterRestore(transaction, restored, context));
  } finally {
    await close();
  }
}

/**
 * Steps that a site takes once when its data returns to an earlier moment (contract §30). Runs in the caller's
 * transaction.
 */
export function afterRestore(
  db: Db,
  { from, at }: RestoredFrom,
  { clock, log, deletionLogs }: RestoreContext,
): Promise<RestoreConsequences> {
  return withinTransaction(
    { db, clock, handlers: siteEffects },
    async (unit) => {
      const now = clock.now();
      await renewEpoch(db, now);
      // Clients that reconnect must not receive events that never happened.
      await deleteAllEvents(db);
      const discardedJobs = await resetRestoredJobs(db, RINGING, now);
      const deletedAccounts = await repeatDeletions(unit, {
        hashes: await readDeletionsSince(deletionLogs, at),
        clock,
        log,
        provider: storedProvider,
        sections: listPersonalData(storedProvider, personalDataOfFeatures),
      });
      unit.effects.audit('site.restore', `site:${from}`, { from, at: at.toISOString(), deletedAccounts });
      return { discardedJobs, deletedAccounts };
    },
    { actor: 'command' },
  );
}
