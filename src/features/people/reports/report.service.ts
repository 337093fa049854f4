import type { Db } from '#platform/database/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import type { Ctx, Player, WriteCtx } from '../access/actor.ts';
import { publishDeskChange } from '../operators/publish-desk-change.service.ts';
import { peopleErrors } from '../people-error.labels.ts';
import type { PersonalData } from '../personal-data.ts';
import { findPublicProfile } from '../profiles/profile.service.ts';
import { notifyOfFraud } from './notify-of-fraud.service.ts';
import { type NewReport, REPORT_STATUS, REPORT_TYPE, type Report, SUBJECT_KINDS } from './report.contract.ts';
import { tooManyOpen, tooManyToday } from './report.labels.ts';
import { reportNotices } from './report.notices.ts';
import { canReport } from './report.policy.ts';
import {
  blankCommentsOfDeleted,
  deleteTextsHandledBefore,
  findAllByReporter,
  findByReporter,
  findReporterRecord,
  insert,
  type ReportPage,
  type ReportRecord,
} from './report.repository.ts';
import { type SettledDecision, setHandled, wake } from './report-decision.repository.ts';
import { LAST_HANDLED, maxOpen, OPEN_COUNTS_MS, startOfReportDay, validateReportLimit } from './report-limit.rules.ts';
import { lockQueue } from './report-lock.repository.ts';
import type { ReportSubjects } from './report-subject.ts';
import { findSettledDecision } from './settle-reports.service.ts';
import { weighAgain } from './weigh-reports.service.ts';

type PlayerCtx = WriteCtx<Player>;

/** Time for which the reported text is kept after the report was handled (contract §17). */
const TEXT_STORED_MS = 30 * DAY_MS;

export interface ReportingDeps {
  subjects: ReportSubjects;
  operatorUserIds: readonly string[];
}

/** Creates a report that only the reporter and operators can read. */
export async function createReport(
  ctx: PlayerCtx,
  deps: ReportingDeps,
  { type, comment, ...about }: NewReport,
): Promise<Report> {
  const { db, actor } = ctx;
  const { subjects } = deps;
  const reporterId = actor.profile.id;
  const reportedId = await reportedBy(ctx, subjects, about);
  if (reportedId === null) {
    const reportedText = await readReportedText(db, subjects, { ...about, name: null });
    return report(ctx, deps, { ...about, type, comment, reportedId, reportedText });
  }
  if (!canReport(reporterId, reportedId)) {
    const message = peopleErrors.ownReport;
    throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'profileId', message }] });
  }
  const reported = reportedId === undefined ? undefined : await findPublicProfile(db, String(reportedId));
  if (!reported) throw new AppError('NOT_FOUND', { message: peopleErrors.unknownProfile });
  const reportedText = await readReportedText(db, subjects, { ...about, name: reported.name });
  return report(ctx, deps, { ...about, type, comment, reportedId: reported.id, reportedText });
}

async function report(
  ctx: PlayerCtx,
  { operatorUserIds }: ReportingDeps,
  record: Omit<ReportRecord, 'reporterId' | 'at'>,
): Promise<Report> {
  const { db, clock, actor } = ctx;
  const [reporterId, now] = [actor.profile.id, clock.now()];
  await requireFewReports(ctx);
  await lockQueue(db);
  const { id, thing } = await insert(db, { ...record, reporterId, at: now });
  const settled = await findSettledDecision(db, { thing, type: record.type, text: record.reportedText, now });
  if (settled) {
    await answerAlike(ctx, id, settled);
  } else {
    await wake(db, { reportedId: record.reportedId, thing });
    const reportedIds = record.reportedId === null ? [] : [record.reportedId];
    await weighAgain(db, { reportedIds, things: [thing], reporterIds: [] });
    await publishDeskChange(ctx, { operatorUserIds }, { kind: 'report', id });
    if (record.type === REPORT_TYPE.fraud) await notifyOfFraud(ctx, operatorUserIds, { id, reporterId, ...record });
  }
  const [made] = await findByReporter(db, reporterId, { limit: 1 });
  if (!made) throw new Error('A report that was just made is gone.');
  return made;
}

async function answerAlike(
  { db, clock, effects, actor }: PlayerCtx,
  id: number,
  settled: SettledDecision,
): Promise<void> {
  const decision = { status: REPORT_STATUS.dismissed, answer: settled.answer ?? '' };
  await setHandled(db, [id], { ...decision, at: clock.now(), by: null, actions: [], settledBy: settled.id });
  effects.notify(actor.profile.id, reportNotices.handled({ id, ...decision }));
}

export function listOwnReports({ db, actor }: Ctx<Player>, page: ReportPage): Promise<Report[]> {
  return findByReporter(db, actor.profile.id, page);
}

async function reportedBy(
  { db, actor }: PlayerCtx,
  subjects: ReportSubjects,
  { profileId, ...about }: Omit<NewReport, 'type' | 'comment'>,
): Promise<number | null | undefined> {
  for (const kind of SUBJECT_KINDS) {
    const id = about[`${kind}Id`];
    if (id !== undefined) {
      return subjects[kind].reportedPlayer(db, id, { named: profileId, reporterId: actor.profile.id });
    }
  }
  return profileId;
}

/** Returns the subject's text; for a report of a player without a subject, the name. */
async function readReportedText(
  db: Db,
  subjects: ReportSubjects,
  { name, ...about }: Omit<NewReport, 'type' | 'comment'> & { name: string | null },
): Promise<string | null> {
  for (const kind of SUBJECT_KINDS) {
    const id = about[`${kind}Id`];
    if (id !== undefined) return (await subjects[kind].textOf(db, id)) || null;
  }
  return name;
}

/**
 * Deletes the texts of reports that were handled 30 days ago or earlier.
 * @returns how many
 */
export function deleteOldReportTexts(db: Db, now: Date): Promise<number> {
  return deleteTextsHandledBefore(db, new Date(now.getTime() - TEXT_STORED_MS));
}

/** The caller has locked the reporter's row, so concurrent requests are counted one after the other. */
async function requireFewReports({ db, clock, actor }: PlayerCtx): Promise<void> {
  const now = clock.now();
  const record = await findReporterRecord(db, actor.profile.id, {
    openSince: new Date(now.getTime() - OPEN_COUNTS_MS),
    today: startOfReportDay(now),
    lastHandled: LAST_HANDLED,
  });
  const issue = validateReportLimit(record, now);
  if (!issue) return;
  const { reason, retryAt } = issue;
  const retryAfterSeconds = Math.max(1, Math.ceil((retryAt.getTime() - now.getTime()) / 1000));
  const message = reason === 'TOO_MANY_TODAY' ? tooManyToday() : tooManyOpen(maxOpen(record));
  throw new AppError('RATE_LIMITED', { message, data: { reason, retryAfterSeconds } });
}

/**
 * Deletes the comments of closed reports now and those of open ones when they are handled; the author becomes unknown
 * at once.
 */
export const reportData: PersonalData = {
  name: 'reports',
  exportOf: async (db, { profileId }) => (profileId === null ? undefined : findAllByReporter(db, profileId)),
  async deleteOf({ db }, { profileId }, at) {
    if (profileId === null) return;
    await lockQueue(db);
    await blankCommentsOfDeleted(db, { reporterIds: [profileId], at });
  },
};
