import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Player, WriteCtx } from '#features/people/access/actor.ts';
import { notifyUnlessBlocked } from '#features/people/blocks/block.service.ts';
import { isSuspended, suspensionMessage } from '#features/people/suspensions/suspension.rules.ts';
import { AppError } from '#shared/errors.ts';
import type { CompletedTrade, TradeCompletion } from './counterpart.contract.ts';
import { type NamingDeps, notNamed, requestConfirmation, requireCounterpart } from './counterpart.service.ts';
import type { OwnTrade } from './trade.contract.ts';
import { tradeNotices } from './trade.notices.ts';
import { requireOwner, requireWaiting } from './trade.policy.ts';
import { cancelled, lockById, update } from './trade.repository.ts';
import { type TradeRow, toOwnTrade, toTradeEvents, withPlayer } from './trade-row.ts';

type TradeCtx = WriteCtx<Player>;

export async function cancelTrade(ctx: TradeCtx, catalog: Catalog, id: number): Promise<OwnTrade> {
  const { db, clock, actor, effects } = ctx;
  await requireEndable(ctx, id);
  const at = clock.now();
  const ended = await update(db, id, cancelled('owner', at));
  const row = withPlayer(ended, actor.profile);
  effects.publish(...toTradeEvents('cancelled', [row], catalog));
  return toOwnTrade({ ...row, counterpart_name: null }, catalog);
}

/**
 * Completes the trade and asks the counterpart, if one is named. Beyond the limits of naming the trade is completed
 * without the counterpart.
 */
export async function completeTrade(
  ctx: TradeCtx,
  { catalog, scale }: NamingDeps,
  id: number,
  completion: TradeCompletion,
): Promise<CompletedTrade> {
  const { db, clock, actor, effects } = ctx;
  const trade = await requireEndable(ctx, id);
  const named = completion?.counterpart;
  const player = named === undefined ? undefined : await requireCounterpart(db, actor.profile.id, named);
  const issue = player && (await requestConfirmation(ctx, { trade, player, scale }));
  const at = clock.now();
  const ended = await update(db, id, {
    status: 2,
    completed_at: at,
    counted_at: at,
    updated_at: at,
    marked_old_at: null,
    rests_since: null,
  });
  const row = withPlayer(ended, actor.profile);
  const counterpart = issue ? undefined : player;
  const own = toOwnTrade({ ...row, counterpart_name: counterpart?.name ?? null }, catalog);
  if (counterpart) await notifyUnlessBlocked(ctx, counterpart.id, tradeNotices.confirm(own));
  effects.publish(...toTradeEvents('completed', [row], catalog));
  return issue ? { ...own, notNamed: notNamed(issue.reason) } : own;
}

/** Locks the trade. Suspended players get status 498 here. */
async function requireEndable({ db, clock, actor }: TradeCtx, id: number): Promise<TradeRow> {
  const { profile } = actor;
  if (isSuspended(profile, clock.now())) {
    const { bannedAt, bannedReason } = profile;
    const message = suspensionMessage(profile, clock.now());
    throw new AppError('NOT_ALLOWED', { message, data: { bannedAt, bannedReason } });
  }
  const row = requireOwner(await lockById(db, id), profile.id);
  requireWaiting(row);
  return row;
}
