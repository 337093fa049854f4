import type { Db } from '#platform/database/db.ts';
import type { HourCount } from '#platform/database/hourly-counts.ts';
import { listOperatorIds } from '../operators/all-operators.service.ts';
import { countDecisions, countMade, type DecisionNumbers } from './report-numbers.repository.ts';

export interface ReportCounts {
  made: HourCount[];
  decisions: DecisionNumbers[];
}

interface Spans {
  /** Starts of spans that follow each other. */
  starts: readonly Date[];
  /** The end of the last. */
  to: Date;
  operatorUserIds: readonly string[];
}

/** Counts reports and decisions, without those about operators, which are in no number. */
export async function countReports(db: Db, { starts, to, operatorUserIds }: Spans): Promise<ReportCounts> {
  const operatorIds = await listOperatorIds(db, operatorUserIds);
  const made = await countMade(db, { from: starts[0] ?? to, to }, operatorIds);
  return { made, decisions: await countDecisions(db, { starts, to }, operatorIds) };
}
