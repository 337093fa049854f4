import { AppError } from '#shared/errors.ts';
import type { Operator, WriteCtx } from '../access/actor.ts';
import type { KnownOperator } from '../operators/all-operators.service.ts';
import { publishDeskChange } from '../operators/publish-desk-change.service.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { REPORT_STATUS, type ReportHandling } from './report.contract.ts';
import { reportNotices } from './report.notices.ts';
import { judgeDecision } from './report.policy.ts';
import { blankCommentsOfDeleted } from './report.repository.ts';
import { type DecidedReport, setHandled } from './report-decision.repository.ts';
import { weighAgain } from './weigh-reports.service.ts';

type OperatorCtx = WriteCtx<Operator>;

export interface Decision extends Pick<ReportHandling, 'status' | 'answer'> {
  /** Names of the actions. */
  readonly actions: readonly string[];
}

/** @throws {AppError} CONFLICT with the reason HANDLED and what was decided meanwhile */
export function requireOpen(reports: readonly DecidedReport[]): void {
  const handled = reports
    .filter(({ status }) => status !== REPORT_STATUS.open)
    .map(({ id, status, answer, handledAt, handledByName }) => ({
      id,
      status,
      answer,
      by: handledByName,
      at: handledAt?.toISOString() ?? null,
    }));
  if (handled.length === 0) return;
  throw new AppError('CONFLICT', { message: peopleErrors.handledReport, data: { reason: 'HANDLED', handled } });
}

/**
 * @returns whether the operator decides an own report
 * @throws {AppError} CONFLICT with the reason OWN or OPERATOR
 */
export function requireMayDecide(
  { actor }: OperatorCtx,
  operators: readonly KnownOperator[],
  reports: readonly DecidedReport[],
  decision: Decision,
): { isOwn: boolean } {
  const { own, aboutOperators, isOwn } = judgeDecision(reports, decision, { actor, operators });
  if (own.length > 0) throw conflict('OWN', peopleErrors.ownReportDecided, own);
  if (aboutOperators.length > 0) throw conflict('OPERATOR', peopleErrors.operatorReported, aboutOperators);
  return { isOwn };
}

function conflict(reason: 'OWN' | 'OPERATOR', message: string, ids: readonly number[]): AppError {
  return new AppError('CONFLICT', { message, data: { reason, ids } });
}

/** Closes the reports alike and notifies their reporters. Final. The caller has locked the queue. */
export async function closeReports(
  ctx: OperatorCtx,
  operators: readonly KnownOperator[],
  reports: readonly DecidedReport[],
  { status, answer, actions }: Decision,
): Promise<void> {
  const { db, clock, effects, actor } = ctx;
  const at = clock.now();
  const ids = reports.map(({ id }) => id);
  await setHandled(db, ids, { status, answer, at, by: actor.userId, actions });
  const deleted = reports.filter(({ reporterName }) => reporterName === null);
  if (deleted.length > 0) {
    await blankCommentsOfDeleted(db, { reporterIds: deleted.map(({ reporterId }) => reporterId), at });
  }
  for (const { id, reporterId, reporterName } of reports) {
    if (reporterName !== null) effects.notify(reporterId, reportNotices.handled({ id, status, answer }));
  }
  await weighAgain(db, {
    reportedIds: reports.flatMap(({ reportedId }) => reportedId ?? []),
    things: reports.map(({ thing }) => thing),
    reporterIds: reports.map(({ reporterId }) => reporterId),
  });
  await publishDeskChange(ctx, operators, { kind: 'report', id: ids.length === 1 ? (ids[0] ?? null) : null });
}
