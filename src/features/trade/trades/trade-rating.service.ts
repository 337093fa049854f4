import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Ctx, Player, WriteCtx } from '#features/people/access/actor.ts';
import type { GivenRating } from '#features/people/player-ratings/player-rating.contract.ts';
import type { RatingTag } from '#features/people/player-ratings/player-rating.limits.ts';
import { findReceivers, ratePlayer } from '#features/people/player-ratings/player-rating.service.ts';
import { ratingConflict } from '#features/people/player-ratings/player-rating-error.labels.ts';
import { AppError } from '#shared/errors.ts';
import { counterpartErrors } from './counterpart.labels.ts';
import { tradeNotices } from './trade.notices.ts';
import { noTrade } from './trade.policy.ts';
import { findOwn, lockById } from './trade.repository.ts';
import { type TradeRow, toOwnTrade } from './trade-row.ts';

type Dealt = Pick<TradeRow, 'profile_id' | 'counterpart_id' | 'confirmed_at'>;

/** Stores the rating that one player of a confirmed trade gives to the other. */
export async function rateTradePlayer(
  ctx: WriteCtx<Player>,
  catalog: Catalog,
  id: number,
  tags: readonly RatingTag[],
): Promise<GivenRating> {
  const { db, actor } = ctx;
  const trade = await lockById(db, id);
  if (!trade || trade.completed_at === null || trade.hidden_at !== null) throw noTrade();
  if (![trade.profile_id, trade.counterpart_id].includes(actor.profile.id)) {
    throw new AppError('FORBIDDEN', { message: counterpartErrors.notInDeal });
  }
  const receiverId = findOther(trade, actor.profile.id);
  if (receiverId === null || trade.confirmed_at === null) throw ratingConflict('NOT_CONFIRMED');
  const row = await findOwn(db, id);
  if (!row) throw noTrade();
  const notice = tradeNotices.manner(toOwnTrade(row, catalog), actor.profile.id === trade.profile_id);
  return ratePlayer(ctx, { receiverId, subject: `trade:${id}`, endedAt: trade.confirmed_at, notice }, tags);
}

/** Whether the player may rate the other one now. */
export async function mayRatePlayer(ctx: Pick<Ctx<Player>, 'db' | 'actor' | 'clock'>, trade: Dealt): Promise<boolean> {
  const receiverId = findOther(trade, ctx.actor.profile.id);
  if (receiverId === null || trade.confirmed_at === null) return false;
  return (await findReceivers(ctx, [receiverId], trade.confirmed_at)).has(receiverId);
}

/** Returns null if nobody is named. */
function findOther({ profile_id, counterpart_id }: Dealt, profileId: number): number | null {
  return profile_id === profileId ? counterpart_id : profile_id;
}
