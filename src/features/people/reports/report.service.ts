import type { Db } from '#platform/database/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import type { Ctx, Player } from '../access/actor.ts';
import { peopleErrors } from '../people-error.labels.ts';
import type { PersonalData } from '../personal-data.ts';
import { findPublicProfile } from '../profiles/profile.service.ts';
import { type NewReport, type Report, SUBJECT_KINDS } from './report.contract.ts';
import { tooManyOpen, tooManyToday } from './report.labels.ts';
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
import { LAST_HANDLED, maxOpen, OPEN_COUNTS_MS, startOfReportDay, validateReportLimit } from './report-limit.rules.ts';
import type { ReportSubjects } from './report-subject.ts';

type PlayerCtx = Ctx<Player>;

/** Time for which the reported text is kept after the report was handled (contract §17). */
const TEXT_STORED_MS = 30 * DAY_MS;

/** Creates a report that only the reporter and operators can read. */
export async function createReport(
  ctx: PlayerCtx,
  subjects: ReportSubjects,
  { type, comment, ...about }: NewReport,
): Promise<Report> {
  const { db, actor } = ctx;
  const reporterId = actor.profile.id;
  const reportedId = await reportedBy(ctx, subjects, about);
  if (reportedId === null)
    return report(ctx, {
      ...about,
      type,
      comment,
      reportedId,
      reportedText: await readReportedText(db, subjects, { ...about, name: null }),
    });
  if (!canReport(reporterId, reportedId)) {
    const message = peopleErrors.ownReport;
    throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'profileId', message }] });
  }
  const reported = reportedId === undefined ? undefined : await findPublicProfile(db, String(reportedId));
  if (!reported) throw new AppError('NOT_FOUND', { message: peopleErrors.unknownProfile });
  const reportedText = await readReportedText(db, subjects, { ...about, name: reported.name });
  return report(ctx, { ...about, type, comment, reportedId: reported.id, reportedText });
}

async function report(ctx: PlayerCtx, record: Omit<ReportRecord, 'reporterId' | 'at'>): Promise<Report> {
  const { db, clock, actor } = ctx;
  const reporterId = actor.profile.id;
  await requireFewReports(ctx);
  await insert(db, { ...record, reporterId, at: clock.now() });
  const [made] = await findByReporter(db, reporterId, { limit: 1 });
  if (!made) throw new Error('A report that was just made is gone.');
  return made;
}

export function listOwnReports({ db, actor }: PlayerCtx, page: ReportPage): Promise<Report[]> {
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
    if (profileId !== null) await blankCommentsOfDeleted(db, { reporterId: profileId, at });
  },
};
