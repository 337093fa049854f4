import type { Ctx, Operator } from '#features/people/access/actor.ts';
import { writeAudit } from '#features/people/audit/audit.service.ts';
import { notifyPlayers } from '#features/people/notifications/notify-player.service.ts';
import { markQuotesChanged } from '../quotes/quote-change.service.ts';
import type { TradeTables } from '../trade.tables.ts';
import { publishTradeEvents } from './publish-trade-events.service.ts';
import type { OwnTrade } from './trade.contract.ts';
import { noTrade } from './trade.policy.ts';
import { findOwn, lockById, update } from './trade.repository.ts';
import { type ItemNames, type OwnRow, toListedTrade, toOwnTrade } from './trade-row.ts';

type OperatorCtx = Ctx<Operator, TradeTables>;

/**
 * Hides a trade from all but its owner and operators; it leaves quotes, those of past days too. A hidden one gets the new reason.
 * @throws {AppError} NOT_FOUND
 */
export async function hideTrade(ctx: OperatorCtx, items: ItemNames, id: number, reason: string): Promise<OwnTrade> {
  const before = await lockById(ctx.db, id);
  if (!before) throw noTrade();
  const at = ctx.clock.now();
  await update(ctx.db, id, { hidden_at: before.hidden_at ?? at, hidden_reason: reason, updated_at: at });
  await writeAuditEntry(ctx, 'trade.hide', id, { reason });
  const row = await requireRow(ctx, id);
  if (before.hidden_at === null) {
    await notifyOwner(ctx, row, items);
    await publishToMarket(ctx, 'trade.cancelled', row, items);
  }
  return toOwnTrade(row, items);
}

/**
 * Shows a hidden trade again.
 * @throws {AppError} NOT_FOUND when there is none, or it is not hidden
 */
export async function showTrade(ctx: OperatorCtx, items: ItemNames, id: number): Promise<OwnTrade> {
  const before = await lockById(ctx.db, id);
  if (!before || before.hidden_at === null) throw noTrade();
  await update(ctx.db, id, { hidden_at: null, hidden_reason: null, updated_at: ctx.clock.now() });
  await writeAuditEntry(ctx, 'trade.show', id, {});
  const row = await requireRow(ctx, id);
  await publishToMarket(ctx, 'trade.created', row, items);
  return toOwnTrade(row, items);
}

async function requireRow({ db }: OperatorCtx, id: number): Promise<OwnRow> {
  const row = await findOwn(db, id);
  if (!row) throw noTrade();
  return row;
}

function notifyOwner({ db, clock }: OperatorCtx, row: OwnRow, items: ItemNames): Promise<void> {
  const at = clock.now();
  return notifyPlayers(db, at, [
    {
      profileId: row.profile_id,
      kind: 'trade.hidden',
      title: '거래가 숨겨졌습니다',
      body: `${toOwnTrade(row, items).item.name} 거래를 운영자가 숨겼습니다. 까닭: ${row.hidden_reason ?? ''}`,
      path: `/me/trades?status=${row.status}`,
      once: `trade:${row.id}:hidden:${at.toISOString()}`,
    },
  ]);
}

/** A cancelled one is in no list, but stood there on days past. Its price counts, or counts no more, since it was made. */
async function publishToMarket(
  { db, clock }: OperatorCtx,
  type: 'trade.cancelled' | 'trade.created',
  row: OwnRow,
  items: ItemNames,
): Promise<void> {
  if (row.status === 3) {
    await markQuotesChanged(db, [{ itemId: row.item_id, gameServer: row.game_server, since: row.created_at }]);
    return;
  }
  await publishTradeEvents(db, clock.now(), [{ type, trade: toListedTrade(row, items), since: row.created_at }]);
}

function writeAuditEntry(
  { db, clock, actor }: OperatorCtx,
  action: string,
  id: number,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  return writeAudit(db, { at: clock.now(), actor: `user:${actor.userId}`, action, subject: `trade:${id}`, detail });
}
