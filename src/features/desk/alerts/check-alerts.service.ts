import { findNewestShoutAt } from '#features/community/broadcasts/read-broadcasts.service.ts';
import { readWaitingFacts } from '#features/game-data/releases/waiting-facts.service.ts';
import { readAuditCheck } from '#features/people/audit/audit-check.service.ts';
import { countWaitingInquiries } from '#features/people/inquiries/waiting-inquiries.service.ts';
import { DESK_LEVELS } from '#features/people/operators/desk.events.ts';
import { notifyOperators } from '#features/people/operators/notify-operators.service.ts';
import { findSuspects } from '#features/people/reports/waiting-reports.service.ts';
import type { IdentityProvider } from '#features/people/sign-in/identity-provider.ts';
import { countSignIns } from '#features/people/sign-in/watch-upstreams.service.ts';
import type { SettingValues } from '#features/shell/settings/setting.contract.ts';
import type { Db } from '#platform/database/db.ts';
import { findQueuedJobs } from '#platform/jobs/queued-jobs.ts';
import type { Log } from '#platform/log/log.ts';
import type { BackupStatus } from '#shared/backup-status.ts';
import { jobLabel } from '../jobs/job.labels.ts';
import { countWaitingJobs } from '../jobs/job.service.ts';
import { alertNotices } from './alert.notices.ts';
import { trackCondition } from './alert.repository.ts';
import { type AlertFacts, FRAUD_REPORTS, findAlerts } from './alert.rules.ts';
import { type RingContext, ringAlert } from './ring-alert.service.ts';

export interface AlertContext extends RingContext {
  db: Db;
  provider: Pick<IdentityProvider, 'isReachable'>;
  backupStatus(): Promise<BackupStatus>;
  switches(): SettingValues['alerts'];
  log: Log;
}

const JOBS_NAMED = 50;

/** Evaluates what the database and the services around it tell. @returns how many alerts rang */
export async function checkAlerts(context: AlertContext): Promise<number> {
  await notifyOfFailedJobs(context);
  const facts = await readAlertFacts(context);
  let rung = 0;
  for (const alert of findAlerts(facts, context.switches())) if (await ringAlert(context, alert)) rung += 1;
  return rung;
}

async function readAlertFacts(context: AlertContext): Promise<AlertFacts> {
  const { db, config, provider, clock, log } = context;
  const now = clock.now();
  /** A fact that cannot be read is unknown, and keeps no other alert from ringing. */
  const read = <Fact>(name: string, reading: Promise<Fact>): Promise<Fact | undefined> =>
    reading.catch((error: unknown) => {
      log.warn({ err: error, fact: name }, 'a fact for the alerts could not be read');
      return undefined;
    });
  const { operatorUserIds } = config;
  const [suspects, inquiries, failedJobs, audit, signIns, backup, waitingFacts, shoutAt] = await Promise.all([
    read('reports', findSuspects(db, { now, operatorUserIds, least: FRAUD_REPORTS })),
    read('inquiries', countWaitingInquiries(db)),
    read('jobs', countWaitingJobs(db)),
    read('audit', readAuditCheck(db)),
    read('sign-ins', countSignIns(db, now)),
    read('backups', context.backupStatus()),
    read('facts', readWaitingFacts(db)),
    read('shouts', findNewestShoutAt(db)),
  ]);
  const isReachable = await provider.isReachable();
  const providerAwaySince = await read('provider', trackCondition(db, 'provider', { isTrue: !isReachable, now }));
  return {
    now,
    suspects,
    appeals: inquiries?.appeals,
    failedJobs,
    audit,
    providerAwaySince,
    signIns,
    backupWarnings: backup?.warnings,
    waitingFacts,
    newestShout: shoutAt === undefined ? undefined : { at: shoutAt },
  };
}

/** Tells operators of each kind of job that was given up; again when it fails in another hour. */
async function notifyOfFailedJobs({ db, transact, config }: AlertContext): Promise<void> {
  const failed = await findQueuedJobs(db, { limit: JOBS_NAMED, isFailed: true });
  if (failed.length === 0) return;
  const to = { operatorUserIds: config.operatorUserIds, level: DESK_LEVELS.job };
  const notices = failed.map(({ name, updatedAt }) =>
    alertNotices.failedJob({ name, failedAt: updatedAt }, jobLabel(name)),
  );
  const once = new Map(notices.map((notice) => [notice.once, notice]));
  await transact(async (unit) => {
    for (const notice of once.values()) await notifyOperators(unit, to, notice);
  });
}
