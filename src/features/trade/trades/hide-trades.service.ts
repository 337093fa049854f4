import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import type { BulkAnswer } from '#features/people/operators/bulk-act.contract.ts';
import { toBulkAnswer } from '#features/people/operators/bulk-act.rules.ts';
import type { Db } from '#platform/database/db.ts';
import { publishHiding, SHOWN } from './hide-trade.service.ts';
import { tradeNotices } from './trade.notices.ts';
import { lockByIds, updateAll } from './trade.repository.ts';
import { lockOwners } from './trade-player.repository.ts';
import { type ItemNames, type ListedRow, toListedTrade } from './trade-row.ts';

type OperatorCtx = WriteCtx<Operator>;

/** Locks trades of any players against their owners' changes, in the same order as these. */
export async function lockTrades(db: Db, ids: readonly number[]): Promise<ListedRow[]> {
  await lockOwners(db, ids);
  return lockByIds(db, ids);
}

/** Hides trades at once, with one audit row and one notice a player. Trades that are hidden already stay as they are. */
export async function hideTrades(
  ctx: OperatorCtx,
  items: ItemNames,
  ids: readonly number[],
  reason: string,
): Promise<BulkAnswer> {
  const { db, actor, clock, effects } = ctx;
  const found = await lockTrades(db, ids);
  const at = clock.now();
  const hidden = { hidden_at: at, hidden_by: actor.userId, hidden_reason: reason, updated_at: at };
  const changed = found.filter(({ hidden_at }) => hidden_at === null).map((row) => ({ ...row, ...hidden }));
  if (changed.length > 0) {
    await updateAll(db, idsOf(changed), hidden);
    effects.audit('trade.bulk-hide', 'trade:bulk', { ids: idsOf(changed), reason });
    for (const [profileId, rows] of Map.groupBy(changed, ({ profile_id }) => profile_id)) {
      effects.notify(profileId, toHiddenNotice(rows, items, reason, at));
    }
    publishHiding(ctx, 'cancelled', changed, items);
  }
  return toBulkAnswer(ids, found, changed);
}

/** Shows hidden trades again; the others stay as they are. */
export async function showTrades(
  ctx: OperatorCtx,
  items: ItemNames,
  ids: readonly number[],
  reason: string,
): Promise<BulkAnswer> {
  const { db, clock, effects } = ctx;
  const found = await lockTrades(db, ids);
  const shown = { ...SHOWN, updated_at: clock.now() };
  const changed = found.filter(({ hidden_at }) => hidden_at !== null).map((row) => ({ ...row, ...shown }));
  if (changed.length > 0) {
    await updateAll(db, idsOf(changed), shown);
    effects.audit('trade.bulk-show', 'trade:bulk', { ids: idsOf(changed), reason });
    publishHiding(ctx, 'created', changed, items);
  }
  return toBulkAnswer(ids, found, changed);
}

export function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

function toHiddenNotice(rows: readonly ListedRow[], items: ItemNames, reason: string, at: Date) {
  const [first, ...others] = rows.map((row) => toListedTrade(row, items));
  if (!first) throw new Error('Nobody is told of no trade.');
  return others.length === 0
    ? tradeNotices.hidden(first, reason, at)
    : tradeNotices.severalHidden([first, ...others], reason, at);
}
