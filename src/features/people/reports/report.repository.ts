import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { constraintOf } from '#platform/database/database-errors.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { peopleErrors } from '../people-error.labels.ts';
import {
  type NewReport,
  type OperatorReport,
  REPORT_STATUS,
  type Report,
  type ReportStatus,
  type ReportType,
  reportStatusSchema,
  reportTypeSchema,
  type SubjectKind,
} from './report.contract.ts';

export type PlainReport = Omit<OperatorReport, SubjectKind | 'more'>;

const ONE_OPEN: readonly string[] = ['report_open_pair', 'report_open_broadcast'];

export interface ReportRecord extends Pick<NewReport, 'type' | 'comment' | `${SubjectKind}Id`> {
  reportedText: string | null;
  reporterId: number;
  reportedId: number | null;
  at: Date;
}

/** @throws {AppError} CONFLICT when the pair, or the reporter of the shout, has an open report */
export async function insert(
  db: Db,
  { reportedText, reporterId, reportedId, type, comment, at, ...subjects }: ReportRecord,
): Promise<{ id: number; thing: string }> {
  try {
    return await db
      .insertInto('report')
      .values({
        trade_id: subjects.tradeId ?? null,
        party_id: subjects.partyId ?? null,
        guild_id: subjects.guildId ?? null,
        post_id: subjects.postId ?? null,
        broadcast_id: subjects.broadcastId ?? null,
        reported_text: reportedText,
        type,
        comment,
        reporter_id: reporterId,
        reported_id: reportedId,
        created_at: at,
        updated_at: at,
      })
      .returning(['id', 'thing'])
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (!ONE_OPEN.includes(constraintOf(error) ?? '')) throw error;
    throw new AppError('CONFLICT', {
      message: peopleErrors.openReport,
    });
  }
}

export interface ReportPage {
  beforeId?: number | undefined;
  limit: number;
}

export async function findByReporter(db: Db, reporterId: number, { beforeId, limit }: ReportPage): Promise<Report[]> {
  const rows = await withReported(db)
    .where('report.reporter_id', '=', reporterId)
    .where('report.deleted_at', 'is', null)
    .$if(beforeId !== undefined, (newest) => newest.where('report.id', '<', Number(beforeId)))
    .orderBy('report.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toReport);
}

export async function findAllByReporter(db: Db, reporterId: number): Promise<Report[]> {
  const rows = await withReported(db).where('report.reporter_id', '=', reporterId).orderBy('report.id').execute();
  return rows.map(toReport);
}

export interface ReportFilter {
  status?: ReportStatus | undefined;
  type?: ReportType | undefined;
  /** The reported player. */
  profileId?: number | undefined;
  isAboutOperator?: boolean | undefined;
  /** Only open ones that are put off at this moment. */
  putOffAt?: Date | undefined;
}

/** Returns the newest first. @param operatorIds user ids of all operators */
export async function findForOperators(
  db: Db,
  { status, type, profileId, isAboutOperator, putOffAt }: ReportFilter,
  { beforeId, limit }: ReportPage,
  operatorIds: readonly string[],
): Promise<PlainReport[]> {
  let query = forOperators(db, operatorIds);
  if (status !== undefined) query = query.where('report.status', '=', sql.lit<ReportStatus>(status));
  if (type !== undefined) query = query.where('report.type', '=', type);
  if (profileId !== undefined) query = query.where('report.reported_id', '=', profileId);
  if (isAboutOperator !== undefined) query = query.where(isAbout(operatorIds), '=', isAboutOperator);
  if (putOffAt !== undefined) {
    const open = sql.lit<ReportStatus>(REPORT_STATUS.open);
    query = query.where('report.status', '=', open).where('report.later_until', '>', putOffAt);
  }
  const rows = await query
    .$if(beforeId !== undefined, (newest) => newest.where('report.id', '<', Number(beforeId)))
    .orderBy('report.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toOperatorReport);
}

/** Returns the reports in no particular order. */
export async function findByIds(
  db: Db,
  ids: readonly number[],
  operatorIds: readonly string[],
): Promise<PlainReport[]> {
  const rows = await forOperators(db, operatorIds)
    .where('report.id', '=', sql<number>`any(${[...ids]}::int[])`)
    .execute();
  return rows.map(toOperatorReport);
}

export interface ReporterRecord {
  /** Creation times of the open reports. */
  open: Date[];
  today: number;
  /** Number of reports that were acted upon, among the last handled ones. */
  upheld: number;
}

/** @param lastHandled number of handled reports that count */
export async function findReporterRecord(
  db: Db,
  reporterId: number,
  { openSince, today, lastHandled }: { openSince: Date; today: Date; lastHandled: number },
): Promise<ReporterRecord> {
  const own = () => db.selectFrom('report').where('reporter_id', '=', reporterId);
  const open = await own()
    .select('created_at')
    .where('status', '=', sql.lit<ReportStatus>(REPORT_STATUS.open))
    .where('created_at', '>', openSince)
    .execute();
  const { count } = await own()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>=', today)
    .executeTakeFirstOrThrow();
  const handled = await own()
    .select('status')
    .where('status', '<>', sql.lit<ReportStatus>(REPORT_STATUS.open))
    .where('settled_by', 'is', null)
    .orderBy('handled_at', 'desc')
    .orderBy('id', 'desc')
    .limit(lastHandled)
    .execute();
  return {
    open: open.map(({ created_at }) => created_at),
    today: count,
    upheld: handled.filter(({ status }) => status === REPORT_STATUS.actedUpon).length,
  };
}

export async function blankCommentsOfDeleted(
  db: Db,
  { reporterIds, at }: { reporterIds: readonly number[]; at: Date },
): Promise<void> {
  await db
    .updateTable('report')
    .set({ comment: '', updated_at: at })
    .where('reporter_id', '=', sql<number>`any(${[...reporterIds]}::int[])`)
    .where('status', '<>', sql.lit(REPORT_STATUS.open))
    .where('comment', '<>', '')
    .execute();
}

export async function deleteTextsHandledBefore(db: Db, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('report')
    .set({ reported_text: null })
    .where('reported_text', 'is not', null)
    .where('handled_at', '<', before)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export function withReported(db: Db) {
  return db
    .selectFrom('report')
    .leftJoin('profile as reported', 'reported.id', 'report.reported_id')
    .selectAll('report')
    .select('reported.name as reported_name');
}

function forOperators(db: Db, operatorIds: readonly string[]) {
  return withReported(db)
    .innerJoin('profile as reporter', 'reporter.id', 'report.reporter_id')
    .leftJoin('profile as handler', 'handler.user_id', 'report.handled_by')
    .select(['reporter.name as reporter_name', 'reported.banned_at', 'handler.name as handler_name'])
    .select(isAbout(operatorIds).as('is_about_operator'))
    .select((expression) => reportsOfReported(expression).as('reports_of_reported'))
    .select((expression) => [
      reportsOfReporter(expression, [REPORT_STATUS.actedUpon]).as('reporter_upheld'),
      reportsOfReporter(expression, [REPORT_STATUS.actedUpon, REPORT_STATUS.dismissed]).as('reporter_handled'),
    ]);
}

function isAbout(operatorIds: readonly string[]) {
  return sql<boolean>`coalesce(reported.user_id = any(${[...operatorIds]}::uuid[]), false)`;
}

function reportsOfReporter(expression: ExpressionBuilder<Database, 'report'>, statuses: readonly ReportStatus[]) {
  return expression
    .selectFrom('report as own')
    .whereRef('own.reporter_id', '=', 'report.reporter_id')
    .where('own.status', 'in', statuses)
    .where('own.settled_by', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'));
}

function reportsOfReported(expression: ExpressionBuilder<Database, 'report'>) {
  return expression
    .selectFrom('report as other')
    .whereRef('other.reported_id', '=', 'report.reported_id')
    .select(({ fn }) => fn.countAll<number>().as('count'));
}

type Row = Selectable<Database['report']> & { reported_name: string | null };
type OperatorRow = Awaited<ReturnType<ReturnType<typeof forOperators>['execute']>>[number];

export function toReport(row: Row): Report {
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    tradeId: row.trade_id,
    partyId: row.party_id,
    guildId: row.guild_id,
    postId: row.post_id,
    broadcastId: row.broadcast_id,
    type: reportTypeSchema.parse(row.type),
    comment: row.comment,
    reporterId: row.reporter_id,
    reportedId: row.reported_id,
    reportedName: row.reported_name,
    status: reportStatusSchema.parse(row.status),
    answer: row.answer,
    handledAt: row.handled_at?.toISOString() ?? null,
  };
}

function toOperatorReport(row: OperatorRow): PlainReport {
  return {
    ...toReport(row),
    reporterName: row.reporter_name,
    reportedText: row.reported_text,
    reportedBannedAt: row.banned_at?.toISOString() ?? null,
    reportsOfReported: row.reports_of_reported ?? 0,
    reporterUpheld: row.reporter_upheld ?? 0,
    reporterHandled: row.reporter_handled ?? 0,
    weight: row.weight,
    laterUntil: row.later_until?.toISOString() ?? null,
    isAboutOperator: row.is_about_operator,
    handledByName: row.handler_name,
    actions: row.actions,
    settledById: row.settled_by,
  };
}
