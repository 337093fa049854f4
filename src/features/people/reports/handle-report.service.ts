import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import type { Operator, WriteCtx } from '../access/actor.ts';
import { type KnownOperator, listAllOperators } from '../operators/all-operators.service.ts';
import { requireBulkLevel } from '../operators/operator.policy.ts';
import { hasSweepChoice, NO_SWEEP_CHOICE } from '../operators/sweep-choices.rules.ts';
import type { DecidedSweep, SweepOfReport } from '../operators/sweep-of-report.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { warn } from '../sanctions/sanction.service.ts';
import { readRunningSuspension } from '../sanctions/sanction-rows.service.ts';
import { suspend } from '../suspensions/operator-suspension.service.ts';
import { closeReports, type Decision, requireMayDecide, requireOpen } from './decide-reports.service.ts';
import { type OperatorReport, REPORT_STATUS, type ReportHandling } from './report.contract.ts';
import { findByIds } from './report.repository.ts';
import { type DecidedReport, findDecided } from './report-decision.repository.ts';
import { lockPlayer, lockQueue } from './report-lock.repository.ts';
import type { ReportSubject, ReportSubjects } from './report-subject.ts';
import { readSettledText, settle } from './settle-reports.service.ts';
import { withSubjects } from './shown-reports.service.ts';

type OperatorCtx = WriteCtx<Operator>;
type Actions = NonNullable<ReportHandling['actions']>;

export interface HandlingDeps {
  subjects: ReportSubjects;
  operatorUserIds: readonly string[];
  sweep: SweepOfReport;
}

/**
 * Closes a report, and others of the same player alike, with an answer, runs the actions, and notifies the reporters. All
 * of it or nothing; final. Rows are locked in the order of all transactions: players, the queue, what is reported.
 */
export async function handleReport(
  ctx: OperatorCtx,
  deps: HandlingDeps,
  id: number,
  handling: ReportHandling,
): Promise<OperatorReport> {
  const { db, actor } = ctx;
  const { actions = {}, also = [], isSettled = false, sweep } = handling;
  const sweepReason = sweep && requireSweepReason(handling);
  const ids = [...new Set([id, ...also])];
  requireBulkLevel(actor, ids);
  if (actions.suspend ?? actions.warn ?? sweep) await lockReported(db, id);
  await lockQueue(db);
  const { report, others } = await requireDecided(db, id, ids);
  const reports = [report, ...others];
  requireOpen(reports);
  const operators = await listAllOperators(db, deps.operatorUserIds);
  const names = [...Object.keys(actions), ...(sweep ? ['sweep'] : [])];
  const decision = { status: handling.status, answer: handling.answer, actions: names };
  const { isOwn } = requireMayDecide(ctx, operators, reports, decision);
  const text = isSettled ? await readSettledText(db, deps.subjects, report, decision) : null;
  const sanction = await act(ctx, deps, report, actions);
  if (sweep && sweepReason !== undefined) {
    const profileId = requireReported(report, 'sweep');
    await deps.sweep(ctx, profileId, { choices: sweep, reason: sweepReason, sanction });
  }
  await closeReports(ctx, operators, reports, decision);
  if (text !== null) await settle(ctx, report, text);
  audit(ctx, reports, decision, { isOwn, isSettled });
  return readHandled(db, deps.subjects, id, operators);
}

/** The reported player of a report never changes, so it may be read before the queue is locked. */
async function lockReported(db: Db, id: number): Promise<void> {
  const [report] = await findDecided(db, [id]);
  if (report && report.reportedId !== null) await lockPlayer(db, report.reportedId);
}

async function requireDecided(
  db: Db,
  id: number,
  ids: readonly number[],
): Promise<{ report: DecidedReport; others: DecidedReport[] }> {
  const found = await findDecided(db, ids);
  const report = found.find((one) => one.id === id);
  if (!report) throw new AppError('NOT_FOUND', { message: peopleErrors.unknownReport });
  const others = found.filter((one) => one.id !== id);
  const isOfPlayer = (other: DecidedReport) =>
    report.reportedId === null ? other.thing === report.thing : other.reportedId === report.reportedId;
  if (found.length < ids.length || !others.every(isOfPlayer)) {
    const message = peopleErrors.otherReported;
    throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'also', message }] });
  }
  return { report, others };
}

async function act(
  ctx: OperatorCtx,
  { subjects, operatorUserIds }: HandlingDeps,
  report: DecidedReport,
  { suspend: suspension, warn: warning, ...actions }: Actions,
): Promise<DecidedSweep['sanction']> {
  const subject = requireSubject(subjects, report, Object.keys(actions));
  const suspended = suspension && { ...suspension, profileId: requireReported(report, 'suspend') };
  const warned = warning && { ...warning, profileId: requireReported(report, 'warn'), reportId: report.id };
  if (subject) await subject.of.lock(ctx.db, subject.id);
  if (suspended) await suspend(ctx, suspended, operatorUserIds, report.id);
  const made = warned && (await warn(ctx, warned, operatorUserIds));
  for (const [name, { act: run }] of Object.entries(subject?.of.actions ?? {})) {
    if (subject && actions[name] !== undefined) await run(ctx, subject.id, actions[name]);
  }
  if (made) return { id: made.id, kind: 'warning' };
  const running = suspended && (await readRunningSuspension(ctx.db, suspended.profileId, ctx.clock.now()));
  return running ? { id: running.id, kind: 'suspension' } : null;
}

/** @throws {AppError} INVALID_INPUT for a dismissal, without anything to sweep, and without an action that says why */
function requireSweepReason({ status, sweep = {}, actions = {} }: ReportHandling): string {
  const reasons = Object.values(actions).map((action) => reasonIn(action));
  const reason = reasons.find((text) => text !== undefined);
  if (status === REPORT_STATUS.actedUpon && hasSweepChoice(sweep) && reason !== undefined) return reason;
  const message = hasSweepChoice(sweep) ? peopleErrors.sweepWithoutReason : NO_SWEEP_CHOICE;
  throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'sweep', message }] });
}

function reasonIn(action: unknown): string | undefined {
  const isGiven = typeof action === 'object' && action !== null && 'reason' in action;
  return isGiven && typeof action.reason === 'string' ? action.reason : undefined;
}

/** @throws {AppError} INVALID_INPUT for actions of another kind of subject */
function requireSubject(
  subjects: ReportSubjects,
  { subject }: DecidedReport,
  actions: readonly string[],
): { of: ReportSubject; id: number } | undefined {
  if (actions.length === 0) return undefined;
  const of = subject && subjects[subject.kind];
  const foreign = Object.values(subjects).find(
    (other) => other !== of && actions.some((name) => Object.hasOwn(other.actions, name)),
  );
  if (!of || foreign) {
    const message = foreign?.noSubject ?? peopleErrors.nobodyReported;
    throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'actions', message }] });
  }
  return { of, id: subject.id };
}

function requireReported({ reportedId }: DecidedReport, action: 'suspend' | 'warn' | 'sweep'): number {
  if (reportedId !== null) return reportedId;
  const message = peopleErrors.nobodyReported;
  throw new AppError('INVALID_INPUT', {
    message,
    issues: [{ path: action === 'sweep' ? action : `actions.${action}`, message }],
  });
}

/** The audit rows contain no names or texts of players, because they outlive their accounts. */
function audit(
  { effects }: OperatorCtx,
  [report, ...others]: readonly DecidedReport[],
  { status, actions }: Decision,
  { isOwn, isSettled }: { isOwn: boolean; isSettled: boolean },
): void {
  const flags = isOwn ? { isOwn } : {};
  if (!report) return;
  effects.audit('report.handle', `report:${report.id}`, { status, actions, ...flags, ...(isSettled && { isSettled }) });
  for (const { id } of others) {
    effects.audit('report.handle', `report:${id}`, { status, actions: [], with: report.id, ...flags });
  }
}

export async function readHandled(
  db: Db,
  subjects: ReportSubjects,
  id: number,
  operators: readonly KnownOperator[],
): Promise<OperatorReport> {
  const found = await findByIds(
    db,
    [id],
    operators.map(({ userId }) => userId),
  );
  const [report] = await withSubjects(db, subjects, found);
  if (!report) throw new Error('A report that was just changed is gone.');
  return report;
}
