import type { Ctx, Operator, WriteCtx } from '#features/people/access/actor.ts';
import { suspend } from '#features/people/suspensions/operator-suspension.service.ts';
import { AppError } from '#shared/errors.ts';
import { setPriceExclusion, type TradesIn } from '../quotes/price-exclusion.service.ts';
import { hideTrade } from '../trades/hide-trade.service.ts';
import { lockTrade } from '../trades/reported-trade.service.ts';
import type { ItemNames } from '../trades/trade-row.ts';
import type { OperatorReport, ReportHandling, ReportStatus } from './report.contract.ts';
import { reportNotices } from './report.notices.ts';
import {
  blankCommentsOfDeleted,
  findForOperator,
  findForOperators,
  lockById,
  lockPlayer,
  type ReportPage,
  setHandled,
} from './report.repository.ts';

type OperatorCtx = WriteCtx<Operator>;

export interface HandlingDeps {
  items: ItemNames;
  tradesIn: TradesIn;
  operatorUserIds: readonly string[];
}

/** Everybody's, newest first. */
export function listReports(
  { db }: Ctx<Operator>,
  page: ReportPage & { status?: ReportStatus | undefined },
): Promise<OperatorReport[]> {
  return findForOperators(db, page);
}

/**
 * Closes a report with an answer, does what is to be done, and tells the reporter. Final.
 * @throws {AppError} NOT_FOUND, CONFLICT, INVALID_INPUT
 */
export async function handleReport(
  ctx: OperatorCtx,
  deps: HandlingDeps,
  id: number,
  { status, answer, actions = {} }: ReportHandling,
): Promise<OperatorReport> {
  const { db, clock, effects } = ctx;
  const report = await lockById(db, id);
  if (!report) throw new AppError('NOT_FOUND', { message: '그런 신고가 없습니다.' });
  if (report.status !== 1) throw new AppError('CONFLICT', { message: '이미 처리한 신고입니다.' });
  await act(ctx, deps, { tradeId: report.trade_id, reportedId: report.reported_id }, actions);
  const at = clock.now();
  await setHandled(db, id, { status, answer, at });
  const handled = await findForOperator(db, id);
  if (!handled) throw new Error('A report that was just handled is gone.');
  // Without names or words of players: they may leave, the row stays.
  effects.audit('report.handle', `report:${id}`, { status, actions: Object.keys(actions) });
  if (handled.reporterName === null) await blankCommentsOfDeleted(db, { reporterId: handled.reporterId, at });
  else effects.notify(handled.reporterId, reportNotices.handled(handled));
  return { ...handled, comment: handled.reporterName === null ? '' : handled.comment };
}

/** Rows are held in the order in which players' own writes hold them, before any lock that all operators share. */
async function act(
  ctx: OperatorCtx,
  { items, tradesIn, operatorUserIds }: HandlingDeps,
  { tradeId, reportedId }: { tradeId: number | null; reportedId: number },
  { hideTrade: hiding, excludePrice, suspend: suspension }: NonNullable<ReportHandling['actions']>,
): Promise<void> {
  const { db } = ctx;
  if (suspension) await lockPlayer(db, reportedId);
  if (hiding || excludePrice) await lockTrade(db, requireTrade(tradeId));
  if (suspension) await suspend(ctx, { profileId: reportedId, ...suspension }, operatorUserIds);
  if (hiding) await hideTrade(ctx, items, requireTrade(tradeId), hiding.reason);
  if (excludePrice) await setPriceExclusion(ctx, tradesIn, requireTrade(tradeId), excludePrice.reason);
}

function requireTrade(tradeId: number | null): number {
  if (tradeId !== null) return tradeId;
  const message = '거래를 신고한 것이 아니라 숨기거나 뺄 거래가 없습니다.';
  throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'actions', message }] });
}
