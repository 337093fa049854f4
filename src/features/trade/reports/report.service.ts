import type { Ctx, Player } from '#features/people/access/actor.ts';
import { findPublicProfile } from '#features/people/profiles/profile.service.ts';
import { AppError } from '#shared/errors.ts';
import { findReportable } from '../trades/reported-trade.service.ts';
import { noTrade } from '../trades/trade.policy.ts';
import type { NewReport, Report } from './report.contract.ts';
import { findByReporter, insert, type ReportPage } from './report.repository.ts';

type PlayerCtx = Ctx<Player>;

/** Nobody but the reporter and operators ever hears of it. @throws {AppError} INVALID_INPUT, NOT_FOUND, CONFLICT */
export async function report(ctx: PlayerCtx, { tradeId, profileId, type, comment }: NewReport): Promise<Report> {
  const { db, clock, actor } = ctx;
  const reporterId = actor.profile.id;
  const reportedId = tradeId === undefined ? profileId : await reportedBy(ctx, tradeId, profileId);
  if (reportedId === reporterId) throw fault('profileId', '자기 자신은 신고할 수 없습니다.');
  const reported = reportedId === undefined ? undefined : await findPublicProfile(db, String(reportedId));
  if (!reported) throw new AppError('NOT_FOUND', { message: '그런 캐릭터가 없습니다.' });
  const at = clock.now();
  await insert(db, { tradeId: tradeId ?? null, reporterId, reportedId: reported.id, type, comment, at });
  const [made] = await findByReporter(db, reporterId, { limit: 1 });
  if (!made) throw new Error('A report that was just made is gone.');
  return made;
}

/** One's own, newest first. */
export function listOwnReports({ db, actor }: PlayerCtx, page: ReportPage): Promise<Report[]> {
  return findByReporter(db, actor.profile.id, page);
}

/** The owner of the trade, or whom he has named as the other player. */
async function reportedBy({ db }: PlayerCtx, tradeId: number, profileId: number | undefined): Promise<number> {
  const players = await findReportable(db, tradeId);
  if (!players) throw noTrade();
  const { ownerId, counterpartId } = players;
  if (profileId === undefined || profileId === ownerId) return ownerId;
  if (profileId !== counterpartId) throw fault('profileId', '이 거래를 한 사람이 아닙니다.');
  return profileId;
}

function fault(path: string, message: string): AppError {
  return new AppError('INVALID_INPUT', { message, issues: [{ path, message }] });
}
