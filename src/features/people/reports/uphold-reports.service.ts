import { AppError } from '#shared/errors.ts';
import type { Operator, WriteCtx } from '../access/actor.ts';
import { listAllOperators } from '../operators/all-operators.service.ts';
import { requireBulkLevel } from '../operators/operator.policy.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { closeReports, requireMayDecide, requireOpen } from './decide-reports.service.ts';
import { REPORT_STATUS } from './report.contract.ts';
import { findDecided } from './report-decision.repository.ts';
import { lockQueue } from './report-lock.repository.ts';

interface Upholding {
  ids: readonly number[];
  answer: string;
  /** Names of what was done, which the reports keep. */
  actions: readonly string[];
}

/**
 * Upholds open reports about a player, whose row the caller has locked, without an audit row of its own.
 * @param operatorUserIds operators by configuration
 * @throws {AppError} INVALID_INPUT for a report about another player; CONFLICT with the reason HANDLED, OWN or OPERATOR
 */
export async function upholdReportsAbout(
  ctx: WriteCtx<Operator>,
  operatorUserIds: readonly string[],
  profileId: number,
  { ids, answer, actions }: Upholding,
): Promise<void> {
  const { db, actor } = ctx;
  requireBulkLevel(actor, ids);
  await lockQueue(db);
  const reports = await findDecided(db, ids);
  if (reports.length < ids.length || reports.some(({ reportedId }) => reportedId !== profileId)) {
    const message = peopleErrors.otherReported;
    throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'also', message }] });
  }
  requireOpen(reports);
  const operators = await listAllOperators(db, operatorUserIds);
  const decision = { status: REPORT_STATUS.actedUpon, answer, actions };
  requireMayDecide(ctx, operators, reports, decision);
  await closeReports(ctx, operators, reports, decision);
}
