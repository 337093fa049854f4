import { setTimeout as delay } from 'node:timers/promises';
import type { EmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import type { SitePlaces } from '#platform/database/site-database.ts';
import { STOP_PATIENCE_MS } from '#platform/jobs/job-runner.ts';
import type { ScheduledTask } from '#platform/jobs/scheduled-task.ts';
import type { Log } from '#platform/log/log.ts';
import { DAY_MS } from '#shared/durations.ts';
import { readBackupState } from './base/backup-state.ts';
import { backUpForTheNight } from './base/nightly.ts';
import type { Retention } from './base/retention.ts';
import type { PortableOptions } from './portable/take-portable.ts';
import { takeNightlyPortable } from './portable-nights.ts';
import { proveNewestBackup } from './prove-backup.ts';

/** 04:20 in Seoul every night, and 04:50 on Mondays. */
const EVERY_NIGHT = '20 19 * * *';
const EVERY_WEEK = '50 19 * * 0';
/** A restore that succeeded within this time is not repeated: the tasks also run after each start. */
const PROVED_FOR_MS = 6 * DAY_MS;

export interface BackupTasksOptions extends Pick<PortableOptions, 'site' | 'release' | 'auditHead'> {
  url: string;
  /** Absent when the database is the operator's own. */
  embedded: EmbeddedPostgres | undefined;
  places: SitePlaces & { backupDir: string };
  recipient: string | undefined;
  retention: Retention;
  log: Log;
  verifyAudit(url: string): Promise<void>;
}

export interface BackupTasks {
  scheduled: readonly ScheduledTask[];
  /** Ends the running task, or stops waiting for it after `STOP_PATIENCE_MS`. */
  stop(): Promise<void>;
}

/**
 * Creates the tasks. Backups take longer than a job of the queue may, so a job only starts them, and they run one after
 * the other. The names are stored in the queue, so they must not change.
 */
export function createBackupTasks(options: BackupTasksOptions): BackupTasks {
  const ending = new AbortController();
  let running = Promise.resolve();
  const inTurn = (work: () => Promise<unknown>) => async () => {
    running = running
      .then(async () => {
        if (!ending.signal.aborted) await work();
      })
      .catch((error: unknown) => options.log.warn({ err: error }, 'a backup task failed'));
    return 0;
  };
  return {
    scheduled: [
      { name: 'backup.nightly', cron: EVERY_NIGHT, run: inTurn(() => takeNightly(options, ending.signal)) },
      { name: 'backup.proof', cron: EVERY_WEEK, run: inTurn(() => prove(options, ending.signal)) },
    ],
    stop() {
      ending.abort();
      return Promise.race([running, delay(STOP_PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}

async function takeNightly(options: BackupTasksOptions, signal: AbortSignal): Promise<void> {
  const { embedded, places, ...rest } = options;
  const night = { ...rest, backupDir: places.backupDir, identityFile: places.identityFile };
  if (embedded) await backUpForTheNight(night, { signal });
  else await takeNightlyPortable(night);
}

async function prove(options: BackupTasksOptions, signal: AbortSignal): Promise<void> {
  const { restored } = await readBackupState(options.places.backupDir);
  if (restored?.ok && Date.now() - new Date(restored.at).getTime() < PROVED_FOR_MS) return;
  await proveNewestBackup({ ...options, signal });
}
