import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import type { OwnTrade } from './trade.contract.ts';
import { tradeEvents } from './trade.events.ts';
import { TRADE_STATUS } from './trade.labels.ts';
import { tradeNotices } from './trade.notices.ts';
import { noTrade } from './trade.policy.ts';
import { findOwn, lockById, update } from './trade.repository.ts';
import { type ItemNames, type ListedRow, type OwnRow, toListedTrade, toOwnTrade } from './trade-row.ts';

type OperatorCtx = WriteCtx<Operator>;

export const SHOWN = { hidden_at: null, hidden_by: null, hidden_reason: null } as const;

/**
 * Hides a trade from all but its owner and operators and removes it from quotes, past days included. A trade that is hidden already
 * gets the new reason.
 */
export async function hideTrade(ctx: OperatorCtx, items: ItemNames, id: number, reason: string): Promise<OwnTrade> {
  const { db, actor, clock, effects } = ctx;
  const before = await lockById(db, id);
  if (!before) throw noTrade();
  const at = clock.now();
  const hidden = { hidden_at: before.hidden_at ?? at, hidden_by: actor.userId, hidden_reason: reason };
  await update(db, id, { ...hidden, updated_at: at });
  effects.audit('trade.hide', `trade:${id}`, { reason }, `profile:${before.profile_id}`);
  const row = await requireRow(ctx, id);
  const trade = toOwnTrade(row, items);
  if (before.hidden_at === null) {
    effects.notify(row.profile_id, tradeNotices.hidden(trade, reason, at));
    publishHiding(ctx, 'cancelled', [row], items);
  }
  return trade;
}

/**
 * Shows a hidden trade again.
 * @throws {AppError} NOT_FOUND when there is none, or it is not hidden
 */
export async function showTrade(ctx: OperatorCtx, items: ItemNames, id: number): Promise<void> {
  const { db, clock, effects } = ctx;
  const before = await lockById(db, id);
  if (!before || before.hidden_at === null) throw noTrade();
  await update(db, id, { ...SHOWN, updated_at: clock.now() });
  effects.audit('trade.show', `trade:${id}`);
  const row = await requireRow(ctx, id);
  publishHiding(ctx, 'created', [row], items);
}

async function requireRow({ db }: OperatorCtx, id: number): Promise<OwnRow> {
  const row = await findOwn(db, id);
  if (!row) throw noTrade();
  return row;
}

/** A cancelled trade, or one of a suspended player, is in no list, but its price counts in the quotes of past days. */
export function publishHiding(
  { effects }: OperatorCtx,
  change: 'cancelled' | 'created',
  rows: readonly ListedRow[],
  items: ItemNames,
): void {
  for (const row of rows) {
    const isInNoList = row.status === TRADE_STATUS.cancelled || row.rests_since !== null;
    const event = isInNoList ? 'unlistedChanged' : change;
    effects.publish(tradeEvents[event](toListedTrade(row, items), row.created_at));
  }
}
