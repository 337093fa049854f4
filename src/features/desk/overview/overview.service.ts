import type { Ctx, Operator } from '#features/people/access/actor.ts';
import { listAudit } from '#features/people/audit/audit.service.ts';
import { countWaitingInquiries, listWaitingInquiries } from '#features/people/inquiries/waiting-inquiries.service.ts';
import { countWaitingReviews, listWaitingReviews } from '#features/people/moderation/waiting-reviews.service.ts';
import { countWaitingReports, listWaitingReports } from '#features/people/reports/waiting-reports.service.ts';
import type { Db } from '#platform/database/db.ts';
import type { BackupStatus } from '#shared/backup-status.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import type { Overview, WaitingThing } from './overview.contract.ts';

const FIRST = 20;
const ACTS = 10;

export interface OverviewSources {
  /** Operators by configuration. */
  operatorUserIds: readonly string[];
  backupStatus(): Promise<BackupStatus>;
}

interface ReportScope extends Pick<OverviewSources, 'operatorUserIds'> {
  now: Date;
}

/** Reads what waits and what was done last, as far as the operator may open it. */
export async function readOverview(
  { db, actor, clock }: Pick<Ctx<Operator>, 'db' | 'actor' | 'clock'>,
  { operatorUserIds, backupStatus }: OverviewSources,
): Promise<Overview> {
  const mayDecide = actor.level <= OPERATOR_LEVEL.moderator;
  const scope = { now: clock.now(), operatorUserIds };
  const [waiting, first, acts, backup] = await Promise.all([
    mayDecide ? countAll(db, scope) : countCorrections(db),
    mayDecide ? listAll(db, scope) : listCorrections(db),
    listAudit({ db, actor }, { limit: ACTS }),
    backupStatus(),
  ]);
  return { waiting, first, acts, backup };
}

async function countAll(db: Db, scope: ReportScope): Promise<Overview['waiting']> {
  const [reports, inquiries, reviews] = await Promise.all([
    countWaitingReports(db, scope),
    countWaitingInquiries(db),
    countWaitingReviews(db),
  ]);
  return { reports, reviews, ...inquiries };
}

async function countCorrections(db: Db): Promise<Overview['waiting']> {
  const { corrections } = await countWaitingInquiries(db);
  return { corrections };
}

async function listAll(db: Db, scope: ReportScope): Promise<WaitingThing[]> {
  const [reports, inquiries, reviews] = await Promise.all([
    listWaitingReports(db, { ...scope, limit: FIRST }),
    listWaitingInquiries(db, { isOnlyCorrections: false, limit: FIRST }),
    listWaitingReviews(db, FIRST),
  ]);
  return [
    ...reports.map((thing): WaitingThing => ({ kind: 'reports', ...thing })),
    ...inquiries,
    ...reviews.map((thing): WaitingThing => ({ kind: 'reviews', ...thing })),
  ]
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .slice(0, FIRST);
}

function listCorrections(db: Db): Promise<WaitingThing[]> {
  return listWaitingInquiries(db, { isOnlyCorrections: true, limit: FIRST });
}
