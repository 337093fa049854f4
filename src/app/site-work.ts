import { startAlerts } from '#features/desk/alerts/start-alerts.service.ts';
import { readQuotes } from '#features/trade/quotes/read-quotes.service.ts';
import { type BackupWatch, startBackupWatch } from '#platform/backup/backup-watch.ts';
import { startClockCheck } from '#platform/database/clock-check.ts';
import type { MigratedDatabase } from '#platform/database/migrated-database.ts';
import { backupDirectories } from '#platform/database/site-database.ts';
import { freeBytes } from '#platform/files/free-bytes.ts';
import { startJobs } from '#platform/jobs/job-runner.ts';
import type { Log } from '#platform/log/log.ts';
import { siteBackupTasks } from './backup-tasks.ts';
import { jobTasks } from './job-tasks.ts';
import { scheduledTasks } from './scheduled-tasks.ts';
import type { SiteMarket, SiteState } from './site-state.ts';

/** The work that no request asks for: jobs, tasks at set times, and a look at clocks and backups. */
export interface SiteWork {
  backupStatus: BackupWatch['status'];
  /** Call it before `stop`, while requests are still answered. */
  stopJobs(): Promise<void>;
  stop(): Promise<void>;
}

interface SiteWorkOptions {
  database: MigratedDatabase;
  state: SiteState;
  market: SiteMarket;
  log: Log;
  isDatabaseReachable(): Promise<boolean>;
}

export async function startSiteWork(options: SiteWorkOptions): Promise<SiteWork> {
  const { database, state, market, log, isDatabaseReachable } = options;
  const { config, db, transact, clock } = market;
  const places = backupDirectories(config);
  const clocks = await startClockCheck({ db, clock, log });
  const backups = startBackupWatch({ db, places, now: () => clock.now(), log });
  const backupTasks = siteBackupTasks({ config, database, log });
  const { broadcastKeepDays, operatorUserIds } = config;
  const alerts = startAlerts(
    {
      ...market,
      provider: state.people.provider,
      backupStatus: backups.status,
      switches: () => state.settings.values().alerts,
      isDatabaseReachable,
      readFreeBytes: () => freeBytes(places.data),
      log,
    },
    { url: database.url, heartbeatUrl: config.alertHeartbeatUrl },
  );
  const jobs = startJobs({
    url: database.url,
    tasks: jobTasks(state.people, { ...market, quotes: readQuotes(market) }, places.deletionLog),
    scheduled: [
      ...scheduledTasks({
        db,
        transact,
        clock,
        isClockRight: clocks.isRight,
        broadcastKeepDays,
        operatorUserIds,
        log,
        checkAlerts: alerts.check,
      }),
      ...backupTasks.scheduled,
    ],
    log,
  });
  let stopping: Promise<unknown> | undefined;
  const stopJobs = async () => {
    stopping ??= Promise.all([jobs.stop(), backupTasks.stop(), alerts.stop()]);
    await stopping;
  };
  return {
    backupStatus: backups.status,
    stopJobs,
    async stop() {
      clocks.stop();
      backups.stop();
      await stopJobs();
    },
  };
}
