import type { Db } from '#platform/database/db.ts';
import type { SubjectKind } from './report.contract.ts';
import { hasReport } from './reported-things.repository.ts';

/** Whether a thing was ever reported, whatever became of the report. */
export function isReported(db: Db, kind: SubjectKind, id: number): Promise<boolean> {
  return hasReport(db, kind, id);
}
