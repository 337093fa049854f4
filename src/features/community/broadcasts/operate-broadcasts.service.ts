import type { Ctx, Operator, WriteCtx } from '#features/people/access/actor.ts';
import { nameKey } from '#features/people/names/name-skeleton.rules.ts';
import type { BulkAnswer } from '#features/people/operators/bulk-act.contract.ts';
import { toBulkAnswer } from '#features/people/operators/bulk-act.rules.ts';
import type { AuditAction } from '#platform/effects/effects.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import type { Changed, MutedName, MuteEnd, NameErasure, NewMute, OperatorBroadcast } from './broadcast.contract.ts';
import { broadcastErrors, noBroadcast } from './broadcast-error.labels.ts';
import { findForOperator } from './broadcast-list.repository.ts';
import {
  deleteMute,
  deleteMuteBy,
  findRunningMutes,
  insertErasedName,
  muteUntil,
} from './broadcast-name.repository.ts';
import { type ItemNames, toMutedName, toOperatorBroadcast } from './broadcast-row.ts';
import { cleanShout } from './broadcast-text.rules.ts';
import { applyHiding, type Hiding, removeShouts } from './change-hiding.service.ts';
import { findAllForHiding, findForHiding, findOfName, type HidingRow } from './hide-broadcasts.repository.ts';
import { nameHashes } from './read-batch.service.ts';
import { lockBroadcasts } from './store-broadcasts.repository.ts';

type OperatorCtx = WriteCtx<Operator>;

/** Hides a shout from everybody but operators. */
export async function hideBroadcast(
  ctx: OperatorCtx,
  items: ItemNames,
  id: number,
  reason: string,
): Promise<OperatorBroadcast> {
  await lockBroadcasts(ctx.db);
  const row = await findForHiding(ctx.db, id);
  if (!row) throw noBroadcast();
  ctx.effects.audit('broadcast.hide', `broadcast:${id}`, { reason });
  await applyHiding(ctx, [{ row, hiddenBy: 'hand' }], ctx.clock.now());
  const hidden = await findForOperator(ctx.db, id);
  if (!hidden) throw noBroadcast();
  return toOperatorBroadcast(hidden, items);
}

/** Shows a hidden shout again, unless a rule hides it. */
export async function showBroadcast(ctx: OperatorCtx, id: number): Promise<void> {
  await lockBroadcasts(ctx.db);
  const row = await findForHiding(ctx.db, id);
  if (!row) throw noBroadcast();
  if (!isHiddenByOperators(row)) throw new AppError('CONFLICT', { message: broadcastErrors.notHidden });
  ctx.effects.audit('broadcast.show', `broadcast:${id}`);
  await applyHiding(ctx, [toShown(row)], ctx.clock.now());
}

/** Hides shouts at once, with one audit row. Shouts that are hidden already, by whatever, stay as they are. */
export async function hideBroadcasts(ctx: OperatorCtx, ids: readonly number[], reason: string): Promise<BulkAnswer> {
  await lockBroadcasts(ctx.db);
  const found = await findAllForHiding(ctx.db, ids);
  const changed = found.filter(({ hidden_by }) => hidden_by === null);
  return changeAll(ctx, 'broadcast.bulk-hide', reason, {
    ids,
    found,
    hidings: changed.map((row) => ({ row, hiddenBy: 'hand' as const })),
  });
}

/** Shows shouts again that were hidden by hand or with their name; those that a rule hides too stay hidden by it. */
export async function showBroadcasts(ctx: OperatorCtx, ids: readonly number[], reason: string): Promise<BulkAnswer> {
  await lockBroadcasts(ctx.db);
  const found = await findAllForHiding(ctx.db, ids);
  return changeAll(ctx, 'broadcast.bulk-show', reason, {
    ids,
    found,
    hidings: found.filter(isHiddenByOperators).map(toShown),
  });
}

interface BulkChange {
  ids: readonly number[];
  found: readonly HidingRow[];
  hidings: readonly Hiding[];
}

async function changeAll(
  ctx: OperatorCtx,
  action: AuditAction,
  reason: string,
  { ids, found, hidings }: BulkChange,
): Promise<BulkAnswer> {
  if (hidings.length > 0) {
    ctx.effects.audit(action, 'broadcast:bulk', { ids: hidings.map(({ row }) => row.id), reason });
    await applyHiding(ctx, hidings, ctx.clock.now());
  }
  return toBulkAnswer(ids, found, hidings);
}

function isHiddenByOperators({ hidden_by: by }: HidingRow): boolean {
  return by === 'hand' || by === 'mute';
}

function toShown(row: HidingRow): Hiding {
  return { row, hiddenBy: row.rule_id === null ? null : 'rule' };
}

/** Hides the shouts of a name, present ones and those until the given time. Audit rows hold no names. */
export async function muteName(ctx: OperatorCtx, { name, gameServer, hours, reason }: NewMute): Promise<Changed> {
  const { db, actor, clock, effects } = ctx;
  const at = clock.now();
  const key = toNameKey(name);
  const until = new Date(at.getTime() + hours * HOUR_MS);
  await lockBroadcasts(db);
  await muteUntil(db, { gameServer, nameKey: key, name: cleanShout(name), until, at, by: actor.userId });
  const rows = (await findOfName(db, { gameServer, nameKey: key })).filter(({ hidden_by }) => hidden_by === null);
  effects.audit('broadcast.mute', `server:${gameServer}`, { hours, reason });
  const changed = await applyHiding(
    ctx,
    rows.map((row) => ({ row, hiddenBy: 'mute' })),
    at,
  );
  return { changed };
}

export async function listMutedNames({ db, clock }: Ctx<Operator>): Promise<MutedName[]> {
  return (await findRunningMutes(db, clock.now())).map(toMutedName);
}

/** Ends a mute before its time, and shows the shouts again that it hid. */
export async function endMute(ctx: OperatorCtx, { name, gameServer, reason }: MuteEnd): Promise<void> {
  const { db, clock, effects } = ctx;
  const at = clock.now();
  const nameKeyOf = { gameServer, nameKey: toNameKey(name) };
  await lockBroadcasts(db);
  if (!(await deleteMute(db, nameKeyOf, at))) throw new AppError('NOT_FOUND', { message: broadcastErrors.notMuted });
  const rows = (await findOfName(db, nameKeyOf)).filter(({ hidden_by }) => hidden_by === 'mute');
  effects.audit('broadcast.unmute', `server:${gameServer}`, { reason });
  await applyHiding(ctx, rows.map(toShown), at);
}

export interface NameOfShouts {
  name: string;
  gameServer: number;
}

/** How many shouts of a name `muteName` would hide. */
export async function countShownShouts({ db }: Ctx<Operator>, { name, gameServer }: NameOfShouts): Promise<number> {
  const rows = await findOfName(db, { gameServer, nameKey: toNameKey(name) });
  return rows.filter(({ hidden_by }) => hidden_by === null).length;
}

/** Takes back one mute, also one that has ended: shows the shouts that it hid and nobody touched since. @returns how many */
export async function showMutedShouts(
  ctx: OperatorCtx,
  { name, gameServer }: NameOfShouts,
  act: { at: Date; by: string },
): Promise<number> {
  const { db, clock } = ctx;
  const nameKeyOf = { gameServer, nameKey: toNameKey(name) };
  await lockBroadcasts(db);
  await deleteMuteBy(db, nameKeyOf, act);
  const rows = (await findOfName(db, nameKeyOf)).filter(
    ({ hidden_by, updated_at }) => hidden_by === 'mute' && updated_at.getTime() === act.at.getTime(),
  );
  return applyHiding(ctx, rows.map(toShown), clock.now());
}

/** Deletes all shouts of a name and refuses further ones. Only a keyed hash of the name is kept. */
export async function clearName(ctx: OperatorCtx, { name, gameServer }: NameErasure): Promise<Changed> {
  const { db, clock, effects } = ctx;
  const key = toNameKey(name);
  const hash = (await nameHashes(db, gameServer, [key])).get(key);
  if (!hash) throw new AppError('INTERNAL');
  await lockBroadcasts(db);
  await insertErasedName(db, hash, clock.now());
  const rows = await findOfName(db, { gameServer, nameKey: key });
  await removeShouts(ctx, rows);
  effects.audit('broadcast.erase', `server:${gameServer}`, { changed: rows.length });
  return { changed: rows.length };
}

function toNameKey(name: string): string {
  return nameKey(cleanShout(name));
}
