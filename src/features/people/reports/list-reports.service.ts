import { AppError } from '#shared/errors.ts';
import type { Ctx, Operator } from '../access/actor.ts';
import { listOperatorIds } from '../operators/all-operators.service.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { type OperatorReport, REPORT_STATUS } from './report.contract.ts';
import { findByIds, findForOperators, type ReportFilter } from './report.repository.ts';
import { findQueue, type QueueRow } from './report-queue.repository.ts';
import { type QueuePlace, queueCursor } from './report-queue-cursor.rules.ts';
import type { ReportSubjects } from './report-subject.ts';
import { withSubjects } from './shown-reports.service.ts';

type ReadCtx = Pick<Ctx<Operator>, 'db' | 'clock'>;

export interface ListingDeps {
  subjects: ReportSubjects;
  operatorUserIds: readonly string[];
}

interface Requested extends ReportFilter {
  sort: 'queue' | 'new';
  isPutOff?: boolean | undefined;
  cursor?: number | QueuePlace | undefined;
  limit: number;
}

export interface ReportRows {
  rows: OperatorReport[];
  /** Cursor of the next page. */
  next: string | undefined;
}

/** Returns a page of single reports, newest first, or of the queue. */
export async function listReports(
  ctx: ReadCtx,
  deps: ListingDeps,
  { sort, cursor, isPutOff, ...page }: Requested,
): Promise<ReportRows> {
  const isOfQueue = typeof cursor === 'object';
  if (cursor !== undefined && isOfQueue !== (sort === 'queue')) throw wrongQuery('cursor', peopleErrors.otherOrder);
  if (sort === 'queue') return listQueue(ctx, deps, { ...page, after: isOfQueue ? cursor : undefined });
  const operatorIds = await listOperatorIds(ctx.db, deps.operatorUserIds);
  const { limit, ...chosen } = page;
  const filter = { ...chosen, ...(isPutOff && { putOffAt: ctx.clock.now() }) };
  const beforeId = isOfQueue ? undefined : cursor;
  const found = await findForOperators(ctx.db, filter, { beforeId, limit: limit + 1 }, operatorIds);
  const rows = await withSubjects(ctx.db, deps.subjects, found.slice(0, limit));
  return { rows, next: found.length > limit ? String(rows.at(-1)?.id) : undefined };
}

async function listQueue(
  { db, clock }: ReadCtx,
  deps: ListingDeps,
  {
    status,
    after,
    limit,
    ...filter
  }: Omit<Requested, 'sort' | 'cursor' | 'isPutOff'> & { after: QueuePlace | undefined },
): Promise<ReportRows> {
  if (status !== undefined && status !== REPORT_STATUS.open) throw wrongQuery('status', peopleErrors.onlyOpenWait);
  const now = clock.now();
  const asOf = after?.asOf ?? now;
  const operatorIds = await listOperatorIds(db, deps.operatorUserIds);
  const found = await findQueue(db, filter, { after, limit: limit + 1, asOf, now }, operatorIds);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const reports = await findByIds(
    db,
    page.map(({ id }) => id),
    operatorIds,
  );
  const shown = new Map((await withSubjects(db, deps.subjects, reports)).map((report) => [report.id, report]));
  return {
    rows: page.flatMap((row) => {
      const report = shown.get(row.id);
      return report ? [{ ...report, more: toMore(row) }] : [];
    }),
    next: found.length > limit && last ? queueCursor({ ...last, asOf }) : undefined,
  };
}

function toMore({ count, newestId, oldestAt, weight }: QueueRow): NonNullable<OperatorReport['more']> {
  return { count: count - 1, newestId, oldestAt: oldestAt.toISOString(), weight };
}

function wrongQuery(path: string, message: string): AppError {
  return new AppError('INVALID_INPUT', { message, issues: [{ path, message }] });
}
