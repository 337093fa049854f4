import { GATHERING_REMINDER } from '#features/community/gatherings/gathering.jobs.ts';
import { POST_TO_GUILD } from '#features/community/guild-webhooks/guild-message.jobs.ts';
import { readDeletionsSince } from '#features/people/deletions/deletion-log.service.ts';
import { repeatDeletions } from '#features/people/deletions/repeat-deletions.service.ts';
import { DELIVER } from '#features/people/notifications/delivery.jobs.ts';
import { WATCH_QUOTE, WATCH_TRADE } from '#features/trade/watches/watch.jobs.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import { renewEpoch } from '#platform/database/epoch.ts';
import { withinTransaction } from '#platform/effects/transact.ts';
import { resetRestoredJobs } from '#platform/jobs/restored-jobs.ts';
import { deleteAllEvents } from '#platform/live/event-feed.ts';
import type { Log } from '#platform/log/log.ts';
import { personalDataOfFeatures } from './personal-data.ts';
import { siteEffects } from './site-effects.ts';

/** They ring somewhere, and may have rung after the backup was taken. */
const RINGING = [DELIVER, POST_TO_GUILD, GATHERING_REMINDER, WATCH_TRADE, WATCH_QUOTE].map(({ name }) => name);

export interface RestoredFrom {
  /** File or folder, without its path. */
  from: string;
  /** Moment of the restored state. */
  at: Date;
}

export interface RestoreConsequences {
  discardedJobs: number;
  deletedAccounts: number;
}

/** What a site does once when its data returns to an earlier moment (contract §30), in the caller's transaction. */
export function afterRestore(
  db: Db,
  { from, at }: RestoredFrom,
  { clock, log, deletionLog }: { clock: Clock; log: Log; deletionLog: string },
): Promise<RestoreConsequences> {
  return withinTransaction(
    { db, clock, handlers: siteEffects },
    async (unit) => {
      const now = clock.now();
      await renewEpoch(db, now);
      // Connections that were cut off before must not be told events that never happened.
      await deleteAllEvents(db);
      const discardedJobs = await resetRestoredJobs(db, RINGING, now);
      const deletedAccounts = await repeatDeletions(unit, {
        hashes: await readDeletionsSince(deletionLog, at),
        clock,
        log,
        personalData: personalDataOfFeatures,
      });
      unit.effects.audit('site.restore', `site:${from}`, { from, at: at.toISOString(), deletedAccounts });
      return { discardedJobs, deletedAccounts };
    },
    { actor: 'command' },
  );
}
