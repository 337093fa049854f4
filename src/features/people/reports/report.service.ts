import { AppError } from '#shared/errors.ts';
import type { Ctx, Player } from '../access/actor.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { findPublicProfile } from '../profiles/profile.service.ts';
import { type NewReport, type Report, SUBJECT_KINDS } from './report.contract.ts';
import { canReport } from './report.policy.ts';
import { findByReporter, insert, type ReportPage } from './report.repository.ts';
import type { ReportSubjects } from './report-subject.ts';

type PlayerCtx = Ctx<Player>;

/** Only the reporter and operators can read it. @throws {AppError} INVALID_INPUT, NOT_FOUND, CONFLICT */
export async function createReport(
  ctx: PlayerCtx,
  subjects: ReportSubjects,
  { type, comment, ...about }: NewReport,
): Promise<Report> {
  const { db, clock, actor } = ctx;
  const reporterId = actor.profile.id;
  const reportedId = await reportedBy(ctx, subjects, about);
  if (!canReport(reporterId, reportedId)) {
    const message = peopleErrors.ownReport;
    throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'profileId', message }] });
  }
  const reported = reportedId === undefined ? undefined : await findPublicProfile(db, String(reportedId));
  if (!reported) throw new AppError('NOT_FOUND', { message: peopleErrors.unknownProfile });
  await insert(db, { ...about, type, comment, reporterId, reportedId: reported.id, at: clock.now() });
  const [made] = await findByReporter(db, reporterId, { limit: 1 });
  if (!made) throw new Error('A report that was just made is gone.');
  return made;
}

export function listOwnReports({ db, actor }: PlayerCtx, page: ReportPage): Promise<Report[]> {
  return findByReporter(db, actor.profile.id, page);
}

async function reportedBy(
  { db }: PlayerCtx,
  subjects: ReportSubjects,
  { profileId, ...about }: Omit<NewReport, 'type' | 'comment'>,
): Promise<number | undefined> {
  for (const kind of SUBJECT_KINDS) {
    const id = about[`${kind}Id`];
    if (id !== undefined) return subjects[kind].reportedPlayer(db, id, profileId);
  }
  return profileId;
}
