import { createHash } from 'node:crypto';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import type { Operator, WriteCtx } from '../access/actor.ts';
import { peopleErrors } from '../people-error.labels.ts';
import type { Decision } from './decide-reports.service.ts';
import { REPORT_STATUS, REPORT_TYPE, type ReportType } from './report.contract.ts';
import { type DecidedReport, findSettled, type SettledDecision, setSettled } from './report-decision.repository.ts';
import { SETTLED_MS } from './report-queue.limits.ts';
import type { ReportSubjects } from './report-subject.ts';

/** Each of these is to be looked at, whatever was said about the thing before. */
const NEVER_SETTLED: readonly ReportType[] = [REPORT_TYPE.fraud, REPORT_TYPE.impersonation];

/** @throws {AppError} INVALID_INPUT when further reports cannot be answered alike */
export async function readSettledText(
  db: Db,
  subjects: ReportSubjects,
  { type, subject }: DecidedReport,
  { status }: Pick<Decision, 'status'>,
): Promise<string> {
  const text = subject && (await subjects[subject.kind].textOf(db, subject.id));
  if (status === REPORT_STATUS.dismissed && !NEVER_SETTLED.includes(type) && text) return text;
  const message = peopleErrors.unsettledReport;
  throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'isSettled', message }] });
}

export async function settle({ db, clock }: WriteCtx<Operator>, { id }: DecidedReport, text: string): Promise<void> {
  await setSettled(db, id, { until: new Date(clock.now().getTime() + SETTLED_MS), hash: hashText(text) });
}

/** Returns the decision that answers a report of the type about the thing while its text is this one. */
export async function findSettledDecision(
  db: Db,
  about: { thing: string; type: ReportType; text: string | null; now: Date },
): Promise<SettledDecision | undefined> {
  if (about.text === null) return undefined;
  return findSettled(db, { ...about, hash: hashText(about.text) });
}

function hashText(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
