import { AppError } from '#shared/errors.ts';
import type { Operator, WriteCtx } from '../access/actor.ts';
import { listAllOperators } from '../operators/all-operators.service.ts';
import { publishDeskChange } from '../operators/publish-desk-change.service.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { requireOpen } from './decide-reports.service.ts';
import { type HandlingDeps, readHandled } from './handle-report.service.ts';
import type { OperatorReport } from './report.contract.ts';
import { isAboutOperator } from './report.policy.ts';
import { findDecided, findOpenOf, setPutOff } from './report-decision.repository.ts';
import { lockQueue } from './report-lock.repository.ts';
import { PUT_OFF_MS } from './report-queue.limits.ts';

/**
 * Takes all open reports about the thing out of the queue and its numbers, until then or until the next report of the
 * player. Nobody is notified.
 */
export async function putOffReport(
  ctx: WriteCtx<Operator>,
  { subjects, operatorUserIds }: Omit<HandlingDeps, 'sweep'>,
  id: number,
  untilText: string,
): Promise<OperatorReport> {
  const { db, clock, effects } = ctx;
  const [until, at] = [new Date(untilText), clock.now()];
  const wait = until.getTime() - at.getTime();
  if (wait < PUT_OFF_MS.least || wait > PUT_OFF_MS.most) throw wrongEnd();
  await lockQueue(db);
  const [report] = await findDecided(db, [id]);
  if (!report) throw new AppError('NOT_FOUND', { message: peopleErrors.unknownReport });
  requireOpen([report]);
  const operators = await listAllOperators(db, operatorUserIds);
  if (isAboutOperator(report, operators)) {
    throw new AppError('CONFLICT', { message: peopleErrors.operatorReported, data: { reason: 'OPERATOR', ids: [id] } });
  }
  const ids = (await findOpenOf(db, [report.thing])).map((one) => one.id);
  await setPutOff(db, ids, { until, at });
  effects.audit('report.later', `report:${id}`, { until: until.toISOString(), ids });
  await publishDeskChange(ctx, operators, { kind: 'report', id });
  return readHandled(db, subjects, id, operators);
}

function wrongEnd(): AppError {
  const message = peopleErrors.putOffEnd;
  return new AppError('INVALID_INPUT', { message, issues: [{ path: 'until', message }] });
}
