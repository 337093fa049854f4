import type { Db } from '#platform/database/db.ts';
import { findDecisions, findTouched, setWeights, type TouchedReports } from './report-weight.repository.ts';
import { weighReport } from './report-weight.rules.ts';

/** Stores the weights that follow from a change of reports. The caller has locked the queue. */
export async function weighAgain(db: Db, touched: TouchedReports): Promise<void> {
  const reports = await findTouched(db, touched);
  if (reports.length === 0) return;
  const decisions = await findDecisions(db, [...new Set(reports.map(({ reporterId }) => reporterId))]);
  const weights = reports.map(({ id, type, weight: before, reporterId, furtherReporters }) => ({
    id,
    before,
    weight: weighReport({ type, furtherReporters, decisions: decisions.get(reporterId) ?? [] }),
  }));
  await setWeights(
    db,
    weights.filter(({ before, weight }) => before !== weight).map(({ id, weight }) => ({ id, weight })),
  );
}
