import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Player, WriteCtx } from '#features/people/access/actor.ts';
import { isSuspended, suspensionMessage } from '#features/people/suspensions/suspension.rules.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { tradeErrors } from '../trade-error.labels.ts';
import { toTradeEvents } from './to-trade-events.ts';
import type { OwnTrade, TradeCompletion } from './trade.contract.ts';
import { tradeNotices } from './trade.notices.ts';
import { requireOwner, requireWaiting } from './trade.policy.ts';
import { lockById, update } from './trade.repository.ts';
import { findPlayer, type NamedPlayer } from './trade-player.repository.ts';
import { type TradeRow, toOwnTrade, withPlayer } from './trade-row.ts';

type TradeCtx = WriteCtx<Player>;

/** @throws {AppError} NOT_ALLOWED, NOT_FOUND, FORBIDDEN, CONFLICT */
export async function cancelTrade(ctx: TradeCtx, catalog: Catalog, id: number): Promise<OwnTrade> {
  const { db, clock, actor, effects } = ctx;
  await requireEndable(ctx, id);
  const at = clock.now();
  const ended = await update(db, id, { status: 3, cancelled_at: at, cancelled_by: 'owner', updated_at: at });
  const row = withPlayer(ended, actor.profile);
  effects.publish(...toTradeEvents('cancelled', [row], catalog));
  return toOwnTrade({ ...row, counterpart_name: null }, catalog);
}

/**
 * Notifies the counterpart, if one is named.
 * @throws {AppError} INVALID_INPUT, NOT_ALLOWED, NOT_FOUND, FORBIDDEN, CONFLICT
 */
export async function completeTrade(
  ctx: TradeCtx,
  catalog: Catalog,
  id: number,
  completion: TradeCompletion,
): Promise<OwnTrade> {
  const { db, clock, actor, effects } = ctx;
  await requireEndable(ctx, id);
  const counterpart = await counterpartOf(db, actor.profile.id, completion?.counterpart);
  const at = clock.now();
  const ended = await update(db, id, {
    status: 2,
    completed_at: at,
    counted_at: at,
    updated_at: at,
    marked_old_at: null,
    counterpart_id: counterpart?.id ?? null,
  });
  const row = withPlayer(ended, actor.profile);
  const own = toOwnTrade({ ...row, counterpart_name: counterpart?.name ?? null }, catalog);
  if (counterpart) effects.notify(counterpart.id, tradeNotices.completed(own));
  effects.publish(...toTradeEvents('completed', [row], catalog));
  return own;
}

/** Locks the trade. The suspended get 498 here (product.md §8). */
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

async function counterpartOf(
  db: Db,
  ownId: number,
  named: number | string | undefined,
): Promise<NamedPlayer | undefined> {
  if (named === undefined) return undefined;
  const player = await findPlayer(db, named);
  if (!player) throw wrongCounterpart(tradeErrors.unknownPlayer);
  if (player.id === ownId) throw wrongCounterpart(tradeErrors.ownCounterpart);
  return player;
}

function wrongCounterpart(message: string): AppError {
  return new AppError('INVALID_INPUT', { issues: [{ path: 'counterpart', message }] });
}
