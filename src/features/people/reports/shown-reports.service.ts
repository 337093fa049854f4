import type { Db } from '#platform/database/db.ts';
import { type OperatorReport, SUBJECT_KINDS, type SubjectKind, type SubjectSnapshot } from './report.contract.ts';
import type { PlainReport } from './report.repository.ts';
import type { ReportSubjects } from './report-subject.ts';

export function showReport(
  report: PlainReport,
  snapshotOf: (kind: SubjectKind, id: number) => SubjectSnapshot | undefined,
  more: OperatorReport['more'] = null,
): OperatorReport {
  const { reportsOfReported, ...row } = report;
  const snapshot = (kind: SubjectKind) => {
    const id = row[`${kind}Id`];
    return id === null ? null : (snapshotOf(kind, id) ?? null);
  };
  return {
    ...row,
    trade: snapshot('trade'),
    party: snapshot('party'),
    guild: snapshot('guild'),
    post: snapshot('post'),
    broadcast: snapshot('broadcast'),
    reportsOfReported,
    more,
  };
}

/** Adds what is reported, as it is now. */
export async function withSubjects(
  db: Db,
  subjects: ReportSubjects,
  reports: readonly PlainReport[],
): Promise<OperatorReport[]> {
  const snapshots = new Map<SubjectKind, ReadonlyMap<number, SubjectSnapshot>>();
  for (const kind of SUBJECT_KINDS) {
    const ids = reports.flatMap((report) => report[`${kind}Id`] ?? []);
    if (ids.length > 0) snapshots.set(kind, await subjects[kind].snapshotsOf(db, ids));
  }
  return reports.map((report) => showReport(report, (kind, id) => snapshots.get(kind)?.get(id)));
}
