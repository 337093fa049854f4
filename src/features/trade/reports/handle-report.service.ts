import type { Ctx, Operator } from '#features/people/access/actor.ts';
import { writeAudit } from '#features/people/audit/audit.service.ts';
import { notifyPlayers } from '#features/people/notifications/notify-player.service.ts';
import { suspend } from '#features/people/suspensions/operator-suspension.service.ts';
import { AppError } from '#shared/errors.ts';
import { setPriceExclusion, type TradesIn } from '../quotes/price-exclusion.service.ts';
import type { TradeTables } from '../trade.tables.ts';
import { hideTrade } from '../trades/hide-trade.service.ts';
import { lockTrade } from '../trades/reported-trade.service.ts';
import type { ItemNames } from '../trades/trade-row.ts';
import type { OperatorReport, ReportHandling, ReportStatus } from './report.contract.ts';
import {
  blankCommentsOfDeleted,
  findForOperator,
  findForOperators,
  lockById,
  lockPlayer,
  type ReportPage,
  setHandled,
} from './report.repository.ts';

type OperatorCtx = Ctx<Operator, TradeTables>;

export interface HandlingDeps {
  items: ItemNames;
  tradesIn: TradesIn;
  operatorUserIds: readonly string[];
}

/** Everybody's, newest first. */
export function listReports(
  { db }: OperatorCtx,
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
  const { db, clock } = ctx;
  const report = await lockById(db, id);
  if (!report) throw new AppError('NOT_FOUND', { message: '그런 신고가 없습니다.' });
  if (report.status !== 1) throw new AppError('CONFLICT', { message: '이미 처리한 신고입니다.' });
  await act(ctx, deps, { tradeId: report.trade_id, reportedId: report.reported_id }, actions);
  const at = clock.now();
  await setHandled(db, id, { status, answer, at });
  const handled = await findForOperator(db, id);
  if (!handled) throw new Error('A report that was just handled is gone.');
  const done = Object.keys(actions);
  await writeAuditEntry(ctx, id, { status, actions: done });
  if (handled.reporterName === null) await blankCommentsOfDeleted(db, { reporterId: handled.reporterId, at });
  else await notifyReporter(ctx, handled);
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

/** Without names or words of players: they may leave, the row stays. */
function writeAuditEntry(
  { db, clock, actor }: OperatorCtx,
  id: number,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  const record = { actor: `user:${actor.userId}`, action: 'report.handle', subject: `report:${id}`, detail };
  return writeAudit(db, { at: clock.now(), ...record });
}

function notifyReporter({ db, clock }: OperatorCtx, { id, reporterId, status, answer }: OperatorReport): Promise<void> {
  const outcome = status === 2 ? '조치했습니다' : '조치하지 않았습니다';
  return notifyPlayers(db, clock.now(), [
    {
      profileId: reporterId,
      kind: 'report.handled',
      title: `보내 주신 신고를 살펴보고 ${outcome}`,
      body: answer ?? '',
      path: '/notifications',
      once: `report:${id}`,
    },
  ]);
}
