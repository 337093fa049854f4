import { AppError } from '#shared/errors.ts';
import type { Operator, WriteCtx } from '../access/actor.ts';
import { listAllOperators } from '../operators/all-operators.service.ts';
import { requireBulkLevel } from '../operators/operator.policy.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { closeReports, requireMayDecide, requireOpen } from './decide-reports.service.ts';
import type { ReportHandling } from './report.contract.ts';
import { findDecided, findOpenOf } from './report-decision.repository.ts';
import { lockQueue } from './report-lock.repository.ts';

export interface ManyHandling extends Pick<ReportHandling, 'status' | 'answer'> {
  ids: readonly number[];
  /** The highest id that the operator has seen. */
  upTo: number;
}

/**
 * Closes, with one answer and without actions, all open reports about the things of these reports that the operator has
 * seen. All of them or none; final.
 * @returns number of closed reports
 */
export async function handleReports(
  ctx: WriteCtx<Operator>,
  operatorUserIds: readonly string[],
  { ids: given, upTo, status, answer }: ManyHandling,
): Promise<number> {
  const { db, actor, effects } = ctx;
  const ids = [...new Set(given)];
  requireBulkLevel(actor, ids);
  if (ids.some((id) => id > upTo)) {
    const message = peopleErrors.unseenReport;
    throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'upTo', message }] });
  }
  await lockQueue(db);
  const ticked = await findDecided(db, ids);
  if (ticked.length < ids.length) throw new AppError('NOT_FOUND', { message: peopleErrors.unknownReport });
  requireOpen(ticked);
  const things = [...new Set(ticked.map(({ thing }) => thing))];
  const reports = await findOpenOf(db, things, upTo);
  const operators = await listAllOperators(db, operatorUserIds);
  const decision = { status, answer, actions: [] };
  const { isOwn } = requireMayDecide(ctx, operators, reports, decision);
  await closeReports(ctx, operators, reports, decision);
  effects.audit('report.handle', `report:${ids[0]}`, {
    status,
    actions: [],
    ids: reports.map(({ id }) => id),
    ...(isOwn && { isOwn }),
  });
  return reports.length;
}
