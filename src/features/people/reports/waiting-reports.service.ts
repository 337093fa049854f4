import type { Db } from '#platform/database/db.ts';
import { listOperatorIds } from '../operators/all-operators.service.ts';
import { toWaiting, type Waiting, type WaitingThing } from '../waiting.ts';
import { REPORT_TYPE } from './report.contract.ts';
import { reportTypeName } from './report.labels.ts';
import { countWaiting, type FraudSuspect, findFraudSuspects, findOldestWaiting } from './report-queue.repository.ts';

interface Scope {
  now: Date;
  operatorUserIds: readonly string[];
}

/** Counts open reports, not their rows, without those that are put off or about operators. */
export async function countWaitingReports(db: Db, { now, operatorUserIds }: Scope): Promise<Waiting> {
  return toWaiting(await countWaiting(db, await listOperatorIds(db, operatorUserIds), now));
}

export async function listWaitingReports(
  db: Db,
  { now, operatorUserIds, limit }: Scope & { limit: number },
): Promise<WaitingThing[]> {
  const operatorIds = await listOperatorIds(db, operatorUserIds);
  const rows = await findOldestWaiting(db, { operatorIds, now, limit });
  return rows.map(({ id, type, at, reportedName, reporterName }) => ({
    id,
    title: [reportTypeName(type), reportedName].filter(Boolean).join(' · '),
    by: reporterName,
    at: at.toISOString(),
    isUrgent: type === REPORT_TYPE.fraud,
  }));
}

/** Returns players with at least so many open reports of fraud. */
export async function findSuspects(
  db: Db,
  { now, operatorUserIds, least }: Scope & { least: number },
): Promise<FraudSuspect[]> {
  const operatorIds = await listOperatorIds(db, operatorUserIds);
  return findFraudSuspects(db, { operatorIds, now, least });
}
