import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { REPORT_STATUS, type ReportStatus, type ReportType, reportTypeSchema } from './report.contract.ts';
import { JUDGED_REPORTS, MAX_FURTHER_REPORTERS } from './report-weight.rules.ts';

/** Open reports of these players and things, and those by these reporters, may weigh otherwise after a change. */
export interface TouchedReports {
  readonly reportedIds: readonly number[];
  readonly things: readonly string[];
  readonly reporterIds: readonly number[];
}

interface StoredWeight {
  id: number;
  type: ReportType;
  weight: number;
  reporterId: number;
  furtherReporters: number;
}

/** A player has one open report of each player, so few rows of the same one may hide others: new leaders of a thing. */
const ROWS_OF_A_THING = 50;

export async function findTouched(
  db: Db,
  { reportedIds, things, reporterIds }: TouchedReports,
): Promise<StoredWeight[]> {
  const rows = await db
    .selectFrom('report')
    .select(['id', 'type', 'weight', 'reporter_id as reporterId'])
    .select(
      sql<number>`(select count(distinct reporter_id)::int from (
        (select other.reporter_id from report as other where other.status = 1
          and other.reported_id = report.reported_id and other.reporter_id <> report.reporter_id
          limit ${sql.lit(MAX_FURTHER_REPORTERS)})
        union all
        (select other.reporter_id from report as other where other.status = 1
          and other.thing = report.thing and other.reporter_id <> report.reporter_id
          limit ${sql.lit(ROWS_OF_A_THING)})
      ) as crowd)`.as('furtherReporters'),
    )
    .where('status', '=', sql.lit<ReportStatus>(REPORT_STATUS.open))
    .where(({ eb, or }) =>
      or([
        ...(reportedIds.length > 0 ? [eb('reported_id', '=', sql<number>`any(${[...reportedIds]}::int[])`)] : []),
        ...(reporterIds.length > 0 ? [eb('reporter_id', '=', sql<number>`any(${[...reporterIds]}::int[])`)] : []),
        eb('thing', '=', sql<string>`any(${[...things]}::text[])`),
      ]),
    )
    .execute();
  return rows.map((row) => ({ ...row, type: reportTypeSchema.parse(row.type) }));
}

/** Returns the decisions about the last handled reports of each reporter, without those that a settled one answered. */
export async function findDecisions(
  db: Db,
  reporterIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ReportStatus[]>> {
  const rows = await db
    .selectFrom('profile as reporter')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('report')
          .select('status')
          .whereRef('report.reporter_id', '=', 'reporter.id')
          .where('report.status', '<>', sql.lit<ReportStatus>(REPORT_STATUS.open))
          .where('report.settled_by', 'is', null)
          .orderBy('report.handled_at', 'desc')
          .orderBy('report.id', 'desc')
          .limit(sql.lit(JUDGED_REPORTS.last))
          .as('decided'),
      (join) => join.onTrue(),
    )
    .select(['reporter.id', 'decided.status'])
    .where('reporter.id', '=', sql<number>`any(${[...reporterIds]}::int[])`)
    .execute();
  const byReporter = Map.groupBy(rows, ({ id }) => id);
  return new Map([...byReporter].map(([id, decisions]) => [id, decisions.map(({ status }) => status)]));
}

export async function setWeights(db: Db, weights: readonly { id: number; weight: number }[]): Promise<void> {
  if (weights.length === 0) return;
  await sql`update report set weight = new.weight
    from jsonb_to_recordset(${JSON.stringify(weights)}::jsonb) as new (id int, weight smallint)
    where report.id = new.id`.execute(db);
}
