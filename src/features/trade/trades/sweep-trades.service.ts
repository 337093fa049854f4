import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import { profileTopics } from '#features/people/people.topics.ts';
import { invalidatePages } from '#platform/answers/invalidate-pages.ts';
import { SHOWN } from './hide-trade.service.ts';
import {
  excludeAllCounted,
  hideAllWaiting,
  includeExcludedBy,
  type SweepAct,
  type SweptRow,
  showHiddenBy,
} from './sweep-trades.repository.ts';
import { tradeEvents, tradeTopics } from './trade.events.ts';
import { TRADE_STATUS } from './trade.labels.ts';
import { cancelWaiting, lockByIds } from './trade.repository.ts';
import { type ItemNames, toListedTrade } from './trade-row.ts';

export { countSweepable } from './sweep-trades.repository.ts';

// An operator's sweep over all trades of a player, whose row the caller has locked: no audit row and no notice of its own.

type OperatorCtx = WriteCtx<Operator>;

const COUNTED = { price_excluded_reason: null, price_excluded_at: null, price_excluded_by: null } as const;

export interface SweptPlayer {
  id: number;
  /** Null: the account was deleted. */
  userId: string | null;
}

/** Hides the waiting trades of the player. @returns how many */
export async function hideWaitingTrades(
  ctx: OperatorCtx,
  items: ItemNames,
  player: SweptPlayer,
  reason: string,
): Promise<number> {
  const at = ctx.clock.now();
  const hidden = { hidden_at: at, hidden_by: ctx.actor.userId, hidden_reason: reason, updated_at: at };
  const changed = await hideAllWaiting(ctx.db, player.id, hidden);
  await publishSwept(ctx, items, player, changed, 'cancelled');
  return changed.length;
}

/** Cancels the waiting trades of the player. @returns how many */
export async function cancelWaitingTrades(ctx: OperatorCtx, items: ItemNames, player: SweptPlayer): Promise<number> {
  const { db, clock, effects } = ctx;
  const cancelled = await cancelWaiting(db, { profileId: player.id }, { at: clock.now(), by: 'operator' });
  const ids = cancelled.filter(({ hidden_at }) => hidden_at === null).map(({ id }) => id);
  for (const row of await lockByIds(db, ids)) effects.publish(tradeEvents.cancelled(toListedTrade(row, items)));
  return cancelled.length;
}

/** Leaves every price of the player that counts out of quotes. @returns how many */
export async function excludePlayerPrices(
  ctx: OperatorCtx,
  items: ItemNames,
  player: SweptPlayer,
  reason: string,
): Promise<number> {
  const at = ctx.clock.now();
  const excluded = { price_excluded_reason: reason, price_excluded_at: at, price_excluded_by: ctx.actor.userId };
  const changed = await excludeAllCounted(ctx.db, player.id, { ...excluded, updated_at: at });
  await publishSwept(ctx, items, player, changed, 'exclusionChanged');
  return changed.length;
}

/** Shows again what the sweep hid and nobody touched since. @returns how many */
export async function showSweptTrades(
  ctx: OperatorCtx,
  items: ItemNames,
  player: SweptPlayer,
  act: SweepAct,
): Promise<number> {
  const shown = await showHiddenBy(ctx.db, player.id, act, { ...SHOWN, updated_at: ctx.clock.now() });
  await publishSwept(ctx, items, player, shown, 'created');
  return shown.length;
}

/** Counts again the prices that the sweep left out and nobody touched since. @returns how many */
export async function includeSweptPrices(
  ctx: OperatorCtx,
  items: ItemNames,
  player: SweptPlayer,
  act: SweepAct,
): Promise<number> {
  const counted = await includeExcludedBy(ctx.db, player.id, act, { ...COUNTED, updated_at: ctx.clock.now() });
  await publishSwept(ctx, items, player, counted, 'exclusionChanged');
  return counted.length;
}

const earlier = (one: SweptRow, other: SweptRow) => (one.created_at <= other.created_at ? one : other);

/**
 * Lists hear of those that wait, one by one. Of the old ones, which may be thousands, only the quotes hear, once for each item and
 * server; their pages are rendered anew.
 */
async function publishSwept(
  { db, effects }: OperatorCtx,
  items: ItemNames,
  player: SweptPlayer,
  changed: readonly SweptRow[],
  change: 'cancelled' | 'created' | 'exclusionChanged',
): Promise<void> {
  if (changed.length === 0) return;
  const isListed = ({ status, rests_since }: SweptRow) => status === TRADE_STATUS.waiting && rests_since === null;
  const listed = changed.filter(isListed).map(({ id }) => id);
  for (const row of await lockByIds(db, listed)) {
    const trade = toListedTrade(row, items);
    const isHidden = row.hidden_at !== null && change === 'exclusionChanged';
    effects.publish(tradeEvents[isHidden ? 'unlistedChanged' : change](trade, row.created_at));
  }
  const old = changed.filter((row) => !isListed(row));
  for (const rows of Map.groupBy(old, ({ item_id, game_server }) => `${item_id} ${game_server}`).values()) {
    const { id, item_id, game_server, created_at } = rows.reduce(earlier);
    effects.publish(tradeEvents.unlistedChanged({ id, itemId: item_id, gameServer: game_server }, created_at));
  }
  const { all, ofTrade, ofItem } = tradeTopics;
  const itemIds = new Set(old.map(({ item_id }) => item_id));
  await invalidatePages(db, [
    ...profileTopics(player),
    ...(old.length > 0 ? [all] : []),
    ...[...itemIds].map(ofItem),
    ...old.filter(({ status }) => status === TRADE_STATUS.completed).map(({ id }) => ofTrade(id)),
  ]);
}
