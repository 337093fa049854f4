import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { type HourCount, hourOf, type Span } from '#platform/database/hourly-counts.ts';
import { REPORT_STATUS, type ReportStatus } from './report.contract.ts';

const LATE_HOURS = 24;

function notAboutOperators(operatorIds: readonly string[]) {
  // Evaluated once, so that the number of players does not matter.
  const operators = sql`array(select id from profile where user_id = any(${[...operatorIds]}::uuid[]))`;
  return sql<boolean>`coalesce(reported_id <> all(${operators}), true)`;
}

/** Counts reports by the hour at which they were made, without those about operators. */
export function countMade(db: Db, { from, to }: Span, operatorIds: readonly string[]): Promise<HourCount[]> {
  return db
    .selectFrom('report')
    .select(({ ref, fn }) => [hourOf(ref('created_at')).as('hour'), fn.countAll<number>().as('count')])
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where(notAboutOperators(operatorIds))
    .groupBy('hour')
    .execute();
}

export interface DecisionNumbers {
  /** Which of the spans, from 1 on; null: all together. */
  nth: number | null;
  decided: number;
  upheld: number;
  late: number;
  medianHours: number | null;
}

/**
 * Counts decisions of operators by spans that follow each other, and over all of them; spans without one are absent. Those about
 * operators and those that an earlier decision answered are in no number.
 * @param starts of the spans
 * @param to the end of the last
 */
export function countDecisions(
  db: Db,
  { starts, to }: { starts: readonly Date[]; to: Date },
  operatorIds: readonly string[],
): Promise<DecisionNumbers[]> {
  const decisions = db
    .selectFrom('report')
    .select(['status', sql<number>`width_bucket(handled_at, ${[...starts]}::timestamptz[])`.as('nth')])
    .select(sql<number>`extract(epoch from handled_at - created_at)::float8 / 3600`.as('hours'))
    .where('handled_at', '>=', starts[0] ?? to)
    .where('handled_at', '<', to)
    .where('status', '<>', sql.lit<ReportStatus>(REPORT_STATUS.open))
    .where('settled_by', 'is', null)
    .where(notAboutOperators(operatorIds));
  return db
    .selectFrom(decisions.as('decision'))
    .select(({ fn }) => ['nth', fn.countAll<number>().as('decided')])
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('status', '=', sql.lit<ReportStatus>(REPORT_STATUS.actedUpon)).as('upheld'),
      fn.countAll<number>().filterWhere('hours', '>', LATE_HOURS).as('late'),
    ])
    .select(sql<number | null>`percentile_cont(0.5) within group (order by hours)`.as('medianHours'))
    .groupBy(sql`grouping sets ((nth), ())`)
    .execute();
}
