import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import type { Ctx, Operator, WriteCtx } from '../access/actor.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { suspend } from '../suspensions/operator-suspension.service.ts';
import {
  type OperatorReport,
  REPORT_STATUS,
  type Report,
  type ReportHandling,
  type ReportStatus,
  SUBJECT_KINDS,
  type SubjectKind,
} from './report.contract.ts';
import { reportNotices } from './report.notices.ts';
import {
  blankCommentsOfDeleted,
  findForOperator,
  findForOperators,
  lockById,
  lockPlayer,
  type PlainReport,
  type ReportPage,
  setHandled,
} from './report.repository.ts';
import type { ReportSubject, ReportSubjects } from './report-subject.ts';

type OperatorCtx = WriteCtx<Operator>;

export interface HandlingDeps {
  subjects: ReportSubjects;
  operatorUserIds: readonly string[];
}

export async function listReports(
  { db }: Ctx<Operator>,
  subjects: ReportSubjects,
  page: ReportPage & { status?: ReportStatus | undefined },
): Promise<OperatorReport[]> {
  return withSubjects(db, subjects, await findForOperators(db, page));
}

/** Closes a report with an answer, runs the actions, and notifies the reporter. Final. */
export async function handleReport(
  ctx: OperatorCtx,
  deps: HandlingDeps,
  id: number,
  { status, answer, actions = {} }: ReportHandling,
): Promise<OperatorReport> {
  const { db, clock, effects } = ctx;
  const report = await lockById(db, id);
  if (!report) throw new AppError('NOT_FOUND', { message: peopleErrors.unknownReport });
  if (report.status !== REPORT_STATUS.open) throw new AppError('CONFLICT', { message: peopleErrors.handledReport });
  await act(ctx, deps, report, actions);
  const at = clock.now();
  await setHandled(db, id, { status, answer, at });
  const handled = await requireReport(db, deps.subjects, id);
  // The audit row contains no names or texts of players, because it outlives their accounts.
  effects.audit('report.handle', `report:${id}`, { status, actions: Object.keys(actions) });
  if (handled.reporterName === null) await blankCommentsOfDeleted(db, { reporterId: handled.reporterId, at });
  else effects.notify(handled.reporterId, reportNotices.handled(handled));
  return { ...handled, comment: handled.reporterName === null ? '' : handled.comment };
}

/** Locks rows in the same order as players' writes, and before the lock that operators share, to avoid deadlocks. */
async function act(
  ctx: OperatorCtx,
  { subjects, operatorUserIds }: HandlingDeps,
  report: Report,
  { suspend: suspension, ...actions }: NonNullable<ReportHandling['actions']>,
): Promise<void> {
  const { db } = ctx;
  const requested = SUBJECT_KINDS.filter((kind) =>
    Object.keys(subjects[kind].actions).some((name) => actions[name] !== undefined),
  ).map((kind) => ({ subject: subjects[kind], id: requireId(report[`${kind}Id`], subjects[kind]) }));
  const suspended = suspension && { ...suspension, profileId: requireReported(report) };
  if (suspended) await lockPlayer(db, suspended.profileId);
  for (const { subject, id } of requested) await subject.lock(db, id);
  if (suspended) await suspend(ctx, suspended, operatorUserIds);
  for (const { subject, id } of requested) {
    for (const [name, { act: run }] of Object.entries(subject.actions)) {
      if (actions[name] !== undefined) await run(ctx, id, actions[name]);
    }
  }
}

function requireReported({ reportedId }: Report): number {
  if (reportedId !== null) return reportedId;
  const message = peopleErrors.nobodyReported;
  throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'actions.suspend', message }] });
}

function requireId(id: number | null, { noSubject: message }: ReportSubject): number {
  if (id !== null) return id;
  throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'actions', message }] });
}

async function requireReport(db: Db, subjects: ReportSubjects, id: number): Promise<OperatorReport> {
  const found = await findForOperator(db, id);
  const [report] = found ? await withSubjects(db, subjects, [found]) : [];
  if (!report) throw new Error('A report that was just handled is gone.');
  return report;
}

async function withSubjects(
  db: Db,
  subjects: ReportSubjects,
  reports: readonly PlainReport[],
): Promise<OperatorReport[]> {
  const readSnapshots = (kind: SubjectKind) =>
    subjects[kind].snapshotsOf(
      db,
      reports.flatMap((report) => report[`${kind}Id`] ?? []),
    );
  const snapshots = {
    trade: await readSnapshots('trade'),
    party: await readSnapshots('party'),
    guild: await readSnapshots('guild'),
    post: await readSnapshots('post'),
    broadcast: await readSnapshots('broadcast'),
  };
  return reports.map(({ reportsOfReported, ...report }) => {
    const snapshot = (kind: SubjectKind) => snapshots[kind].get(report[`${kind}Id`] ?? 0) ?? null;
    return {
      ...report,
      trade: snapshot('trade'),
      party: snapshot('party'),
      guild: snapshot('guild'),
      post: snapshot('post'),
      broadcast: snapshot('broadcast'),
      reportsOfReported,
    };
  });
}
