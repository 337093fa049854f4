import type { Db } from '#platform/database/db.ts';
import { toWaiting, type Waiting, type WaitingThing } from '../waiting.ts';
import { REPORT_TYPE } from './report.contract.ts';
import { reportTypeName } from './report.labels.ts';
import { countOpen, findOldestOpen } from './report.repository.ts';

export async function countWaitingReports(db: Db): Promise<Waiting> {
  return toWaiting(await countOpen(db));
}

export async function listWaitingReports(db: Db, limit: number): Promise<WaitingThing[]> {
  const rows = await findOldestOpen(db, limit);
  return rows.map(({ id, type, at, reportedName, reporterName }) => ({
    id,
    title: [reportTypeName(type), reportedName].filter(Boolean).join(' · '),
    by: reporterName,
    at: at.toISOString(),
    isUrgent: type === REPORT_TYPE.fraud,
  }));
}
