import type { Db } from '#platform/database/db.ts';
import type { SubjectKind } from './report.contract.ts';

export async function hasReport(db: Db, kind: SubjectKind, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('report')
    .select('id')
    .where(`report.${kind}_id`, '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
