import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { REPORT_STATUS, REPORT_TYPE, type ReportStatus, type ReportType } from './report.contract.ts';
import { URGENT_AFTER_MS } from './report-queue.limits.ts';
import type { QueueKey, QueuePlace } from './report-queue-cursor.rules.ts';

export interface QueueFilter {
  type?: ReportType | undefined;
  profileId?: number | undefined;
  isAboutOperator?: boolean | undefined;
}

export interface QueueRow extends QueueKey {
  /** Number of open reports in the row. */
  count: number;
  newestId: number;
}

/**
 * Returns rows of all open reports about one thing: those that wait for more than 24 hours by age, then by weight, then by
 * age (contract §21). A filter by type finds rows that have a report of it, which then stands for the row.
 * @param operatorIds user ids of all operators
 */
export function findQueue(
  db: Db,
  { type, profileId, isAboutOperator = false }: QueueFilter,
  { after, limit, asOf, now }: { after?: QueuePlace | undefined; limit: number; asOf: Date; now: Date },
  operatorIds: readonly string[],
): Promise<QueueRow[]> {
  const isOfType = sql<boolean>`type = ${type ?? null}::int`;
  const rows = waiting(db, { isAboutOperator, now, operatorIds })
    .$if(profileId !== undefined, (query) => query.where('reported_id', '=', Number(profileId)))
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('id').as('newestId')])
    .select(({ fn }) => [fn.min('created_at').as('oldestAt'), fn.max('weight').as('weight')])
    .select(sql<number>`(array_agg(id order by coalesce(${isOfType}, false) desc, weight desc, id))[1]`.as('id'))
    .groupBy('thing')
    .$if(type !== undefined, (query) => query.having(sql<boolean>`bool_or(${isOfType})`));
  const urgentBefore = new Date(asOf.getTime() - URGENT_AFTER_MS);
  const key = (row: QueueKey | undefined) =>
    row
      ? sql`(${row.oldestAt >= urgentBefore}, ${row.oldestAt < urgentBefore ? 0 : -row.weight}, ${row.oldestAt}::timestamptz, ${row.id})`
      : sql`("oldestAt" >= ${urgentBefore}, case when "oldestAt" < ${urgentBefore} then 0 else -weight end, "oldestAt", id)`;
  return db
    .selectFrom(rows.as('row'))
    .selectAll()
    .$if(after !== undefined, (query) => query.where(sql<boolean>`${key(undefined)} > ${key(after)}`))
    .orderBy(sql`"oldestAt" >= ${urgentBefore}`)
    .orderBy(sql`case when "oldestAt" < ${urgentBefore} then 0 else -weight end`)
    .orderBy('oldestAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Counts open reports that are neither put off nor about operators. */
export function countWaiting(
  db: Db,
  operatorIds: readonly string[],
  now: Date,
): Promise<{ count: number; oldest: Date | null }> {
  return waiting(db, { isAboutOperator: false, now, operatorIds })
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<Date | null>('created_at').as('oldest')])
    .executeTakeFirstOrThrow();
}

export interface WaitingReport {
  id: number;
  type: number;
  at: Date;
  reportedName: string | null;
  reporterName: string | null;
}

/** Returns those that `countWaiting` counts, the oldest first. */
export function findOldestWaiting(
  db: Db,
  { operatorIds, now, limit }: { operatorIds: readonly string[]; now: Date; limit: number },
): Promise<WaitingReport[]> {
  return waiting(db, { isAboutOperator: false, now, operatorIds })
    .innerJoin('profile as reporter', 'reporter.id', 'report.reporter_id')
    .leftJoin('profile as reported', 'reported.id', 'report.reported_id')
    .select(['report.id', 'report.type', 'report.created_at as at'])
    .select(['reported.name as reportedName', 'reporter.name as reporterName'])
    .orderBy('report.id')
    .limit(limit)
    .execute();
}

export interface FraudSuspect {
  profileId: number;
  /** Number of open reports of fraud. */
  reports: number;
}

/** Returns players with at least so many open reports of fraud, without operators and what is put off. */
export function findFraudSuspects(
  db: Db,
  { operatorIds, now, least }: { operatorIds: readonly string[]; now: Date; least: number },
): Promise<FraudSuspect[]> {
  return waiting(db, { isAboutOperator: false, now, operatorIds })
    .where('type', '=', sql.lit<ReportType>(REPORT_TYPE.fraud))
    .where('reported_id', 'is not', null)
    .select('reported_id as profileId')
    .$narrowType<{ profileId: number }>()
    .select(({ fn }) => fn.countAll<number>().as('reports'))
    .groupBy('reported_id')
    .having(({ fn }) => fn.countAll(), '>=', least)
    .orderBy('reported_id')
    .execute();
}

function waiting(
  db: Db,
  { isAboutOperator, now, operatorIds }: { isAboutOperator: boolean; now: Date; operatorIds: readonly string[] },
) {
  // Evaluated once, so that the number of players does not matter.
  const operators = sql`array(select id from profile where user_id = any(${[...operatorIds]}::uuid[]))`;
  const isAbout = sql<boolean>`coalesce(reported_id = any(${operators}), false)`;
  return db
    .selectFrom('report')
    .where('status', '=', sql.lit<ReportStatus>(REPORT_STATUS.open))
    .where(({ eb, or }) => or([eb('later_until', 'is', null), eb('later_until', '<=', now)]))
    .where(isAbout, '=', isAboutOperator);
}
