import {
  countWaitingCorrections,
  listWaitingCorrections,
} from '#features/content/corrections/read-corrections.service.ts';
import type { Operator } from '#features/people/access/actor.ts';
import { countWaitingInquiries, listWaitingInquiries } from '#features/people/inquiries/waiting-inquiries.service.ts';
import { countWaitingReviews, listWaitingReviews } from '#features/people/moderation/waiting-reviews.service.ts';
import { countWaitingReports, listWaitingReports } from '#features/people/reports/waiting-reports.service.ts';
import type { Db } from '#platform/database/db.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { countWaitingJobs, listWaitingJobs } from '../jobs/job.service.ts';
import type { Overview, WaitingThing } from './overview.contract.ts';

const FIRST = 20;

interface WaitingScope {
  now: Date;
  /** Operators by configuration. */
  operatorUserIds: readonly string[];
}

export function mayDecide({ level }: Pick<Operator, 'level'>): boolean {
  return level <= OPERATOR_LEVEL.moderator;
}

/** Counts what waits for operators, as far as the operator may open it. */
export async function countWaiting(db: Db, operator: Operator, scope: WaitingScope): Promise<Overview['waiting']> {
  const corrections = await countWaitingCorrections(db);
  if (!mayDecide(operator)) return { corrections };
  const [reports, inquiries, reviews, jobs] = await Promise.all([
    countWaitingReports(db, scope),
    countWaitingInquiries(db),
    countWaitingReviews(db),
    countWaitingJobs(db),
  ]);
  return { reports, reviews, jobs, corrections, ...inquiries };
}

/** Returns the oldest of what waits. */
export async function listFirst(db: Db, operator: Operator, scope: WaitingScope): Promise<WaitingThing[]> {
  const corrections = (await listWaitingCorrections(db, FIRST)).map(
    (thing): WaitingThing => ({ kind: 'corrections', ...thing }),
  );
  if (!mayDecide(operator)) return corrections;
  const [reports, inquiries, reviews, jobs] = await Promise.all([
    listWaitingReports(db, { ...scope, limit: FIRST }),
    listWaitingInquiries(db, FIRST),
    listWaitingReviews(db, FIRST),
    listWaitingJobs(db, FIRST),
  ]);
  return [
    ...reports.map((thing): WaitingThing => ({ kind: 'reports', ...thing })),
    ...inquiries,
    ...corrections,
    ...reviews.map((thing): WaitingThing => ({ kind: 'reviews', ...thing })),
    ...jobs.map((thing): WaitingThing => ({ kind: 'jobs', ...thing })),
  ]
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .slice(0, FIRST);
}
