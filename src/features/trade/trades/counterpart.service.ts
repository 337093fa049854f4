import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Ctx, Player, WriteCtx } from '#features/people/access/actor.ts';
import { isBlockedBy, notifyUnlessBlocked } from '#features/people/blocks/block.service.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import {
  ANSWER_WITHIN_MS,
  NAMINGS_PER_HOUR,
  NAMINGS_WINDOW_MS,
  type NotNamedReason,
  type OwnDeal,
} from './counterpart.contract.ts';
import { counterpartErrors, NOT_NAMED } from './counterpart.labels.ts';
import { findEarlier, findRequest, insertRequest, lockNamed, lockPair, setAnswer } from './counterpart.repository.ts';
import { dealState, type NamingIssue, validateNaming } from './counterpart.rules.ts';
import type { ListedTrade, OwnTrade } from './trade.contract.ts';
import { tradeConfirmed } from './trade.events.ts';
import { tradeNotices } from './trade.notices.ts';
import { noTrade, requireOwner } from './trade.policy.ts';
import { findOwn, findPublic, lockById, update } from './trade.repository.ts';
import { tradeErrors } from './trade-error.labels.ts';
import { findPlayer, type NamedPlayer } from './trade-player.repository.ts';
import { mayRatePlayer } from './trade-rating.service.ts';
import { type OwnRow, type TradeRow, toListedTrade, toOwnTrade } from './trade-row.ts';

type PlayerCtx = WriteCtx<Player>;

export interface NamingDeps {
  catalog: Catalog;
  /** Multiplies the hourly limit. */
  scale: number;
}

/** Names the other player of a completed trade and asks them for confirmation. */
export async function nameCounterpart(
  ctx: PlayerCtx,
  { catalog, scale }: NamingDeps,
  id: number,
  named: number | string,
): Promise<OwnTrade> {
  const { db, actor, clock } = ctx;
  const trade = requireOwner(await lockById(db, id), actor.profile.id);
  const player = await requireCounterpart(db, actor.profile.id, named);
  if (trade.counterpart_id !== player.id) {
    await requireNameable(db, trade, clock.now());
    const issue = await requestConfirmation(ctx, { trade, player, scale });
    if (issue) throw tooOften(issue, clock.now());
  }
  const row = await requireOwn(db, id);
  if (trade.counterpart_id !== player.id) {
    await notifyUnlessBlocked(ctx, player.id, tradeNotices.confirm(toOwnTrade(row, catalog)));
  }
  return toOwnTrade(row, catalog);
}

/**
 * Stores the naming unless a limit of `validateNaming` is reached. The caller notifies the counterpart.
 * @returns the reason of a refusal
 */
export async function requestConfirmation(
  { db, actor, clock }: PlayerCtx,
  { trade, player, scale }: { trade: Pick<TradeRow, 'id'>; player: NamedPlayer; scale: number },
): Promise<NamingIssue | undefined> {
  const pair = { ownerId: actor.profile.id, counterpartId: player.id };
  const now = clock.now();
  await lockPair(db, pair);
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const earlier = await findEarlier(db, pair, { pair: ago(ANSWER_WITHIN_MS), hour: ago(NAMINGS_WINDOW_MS) });
  const issue = validateNaming(earlier, { now, perHour: Math.max(1, Math.round(NAMINGS_PER_HOUR * scale)) });
  if (issue) return issue;
  await insertRequest(db, trade.id, pair, now);
  await update(db, trade.id, { counterpart_id: player.id });
  return undefined;
}

export async function requireCounterpart(db: Db, ownId: number, named: number | string): Promise<NamedPlayer> {
  const player = await findPlayer(db, named);
  if (!player) throw wrongCounterpart(tradeErrors.unknownPlayer);
  if (player.id === ownId) throw wrongCounterpart(tradeErrors.ownCounterpart);
  await lockNamed(db, player.id);
  if (!(await findPlayer(db, player.id))) throw wrongCounterpart(tradeErrors.unknownPlayer);
  return player;
}

export function notNamed(reason: NotNamedReason): { reason: NotNamedReason; message: string } {
  return { reason, message: NOT_NAMED[reason] };
}

async function requireNameable(db: Db, trade: TradeRow, now: Date): Promise<void> {
  if (trade.completed_at === null) throw conflict('NOT_COMPLETED', counterpartErrors.notCompleted);
  const naming = (await findRequest(db, trade.id)) ?? null;
  const hasCounterpart = trade.counterpart_id !== null;
  const { state } = dealState({ completedAt: trade.completed_at, naming, hasCounterpart }, now);
  if (state === 'closed') throw conflict('TOO_LATE', counterpartErrors.tooLate);
  if (state === 'denied') throw conflict('DENIED', counterpartErrors.denied);
  if (state !== 'unnamed') throw conflict('NAMED', counterpartErrors.named);
}

/** Stores whether the named player confirms the trade. Repeating the same answer changes nothing. */
export async function confirmTrade(
  ctx: PlayerCtx,
  catalog: Catalog,
  id: number,
  isTrue: boolean,
): Promise<ListedTrade> {
  const { db, actor, clock, effects } = ctx;
  const trade = await lockById(db, id);
  if (!trade?.completed_at || trade.hidden_at !== null) throw noTrade();
  const naming = await findRequest(db, id);
  if (!naming || naming.counterpartId !== actor.profile.id) {
    throw new AppError('FORBIDDEN', { message: counterpartErrors.notNamed });
  }
  const at = clock.now();
  const { state } = dealState({ completedAt: trade.completed_at, naming, hasCounterpart: true }, at);
  if (naming.isTrue !== null && naming.isTrue !== isTrue) throw conflict('ANSWERED', counterpartErrors.answered);
  if (state === 'unanswered') throw conflict('TOO_LATE', counterpartErrors.answerTooLate);
  if (naming.isTrue === null) {
    await setAnswer(db, id, isTrue, at);
    await update(db, id, isTrue ? { confirmed_at: at, updated_at: at } : { counterpart_id: null });
  }
  const row = await findPublic(db, id);
  if (!row) throw noTrade();
  const listed = toListedTrade(row, catalog);
  if (naming.isTrue === null && isTrue) effects.publish(tradeConfirmed(listed));
  return listed;
}

/** Returns null if the reader is neither of the two players or the trade is not completed. */
export async function readOwnDeal(ctx: Ctx<Player>, id: number): Promise<OwnDeal | null> {
  const { db, actor, clock } = ctx;
  const trade = await findOwn(db, id);
  if (!trade?.completed_at) return null;
  const naming = (await findRequest(db, id)) ?? null;
  const isOwner = trade.profile_id === actor.profile.id;
  // A player who blocked the owner is never reached by them.
  const isCounterpart =
    naming?.counterpartId === actor.profile.id &&
    trade.hidden_at === null &&
    !(await isBlockedBy(db, actor.profile.id, trade.profile_id));
  if (!isOwner && !isCounterpart) return null;
  const hasCounterpart = trade.counterpart_id !== null;
  const { state, until } = dealState({ completedAt: trade.completed_at, naming, hasCounterpart }, clock.now());
  return {
    role: isOwner ? 'owner' : 'counterpart',
    state,
    until: until?.toISOString() ?? null,
    name: isOwner ? trade.counterpart_name : null,
    mayGiveManner: trade.hidden_at === null && (await mayRatePlayer(ctx, trade)),
  };
}

async function requireOwn(db: Db, id: number): Promise<OwnRow> {
  const row = await findOwn(db, id);
  if (!row) throw noTrade();
  return row;
}

function tooOften({ reason, retryAt }: NamingIssue, now: Date): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil((retryAt.getTime() - now.getTime()) / 1000));
  return new AppError('RATE_LIMITED', { message: NOT_NAMED[reason], data: { reason, retryAfterSeconds } });
}

function conflict(reason: string, message: string): AppError {
  return new AppError('CONFLICT', { message, data: { reason } });
}

function wrongCounterpart(message: string): AppError {
  return new AppError('INVALID_INPUT', { issues: [{ path: 'counterpart', message }] });
}
