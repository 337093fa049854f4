import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import { nameKey } from '#features/people/names/name-skeleton.rules.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import type { Changed, NameErasure, NewMute, OperatorBroadcast } from './broadcast.contract.ts';
import { broadcastErrors, noBroadcast } from './broadcast-error.labels.ts';
import { findForOperator } from './broadcast-list.repository.ts';
import { insertErasedName, muteUntil } from './broadcast-name.repository.ts';
import { type ItemNames, toOperatorBroadcast } from './broadcast-row.ts';
import { cleanShout } from './broadcast-text.rules.ts';
import { applyHiding, removeShouts } from './change-hiding.service.ts';
import { findForHiding, findOfName } from './hide-broadcasts.repository.ts';
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
  if (row.hidden_by !== 'hand' && row.hidden_by !== 'mute') {
    throw new AppError('CONFLICT', { message: broadcastErrors.notHidden });
  }
  ctx.effects.audit('broadcast.show', `broadcast:${id}`);
  await applyHiding(ctx, [{ row, hiddenBy: row.rule_id === null ? null : 'rule' }], ctx.clock.now());
}

/** Hides the shouts of a name, present ones and those until the given time. Audit rows hold no names. */
export async function muteName(ctx: OperatorCtx, { name, gameServer, hours, reason }: NewMute): Promise<Changed> {
  const { db, clock, effects } = ctx;
  const at = clock.now();
  const key = toNameKey(name);
  await lockBroadcasts(db);
  await muteUntil(db, { gameServer, nameKey: key, until: new Date(at.getTime() + hours * HOUR_MS) });
  const rows = (await findOfName(db, { gameServer, nameKey: key })).filter(({ hidden_by }) => hidden_by === null);
  effects.audit('broadcast.mute', `server:${gameServer}`, { hours, reason });
  const changed = await applyHiding(
    ctx,
    rows.map((row) => ({ row, hiddenBy: 'mute' })),
    at,
  );
  return { changed };
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
