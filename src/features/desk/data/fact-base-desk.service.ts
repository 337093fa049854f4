import type { ChangedFacts } from '#features/game-data/editing/fact-change.contract.ts';
import type { Ctx, Operator, WriteCtx } from '#features/people/access/actor.ts';
import { actingOperators } from './acting-operators.service.ts';
import { type ChangeDeps, changeFacts } from './change-facts.service.ts';
import { APPLY_NOTE, FOLLOW_NOTE } from './data-desk.labels.ts';
import type { DeskBases } from './fact-base-desk.contract.ts';

export async function listBases(
  { db }: Ctx<Operator>,
  { factsDesk }: Pick<ChangeDeps, 'factsDesk'>,
): Promise<DeskBases> {
  const { waiting, ...bases } = await factsDesk.bases();
  if (waiting === null) return { ...bases, waiting };
  const operator = await actingOperators(
    db,
    waiting.blocking.map(({ by }) => by),
  );
  const blocking = waiting.blocking.map((one) => ({ ...one, by: operator(one.by) }));
  return { ...bases, waiting: { ...waiting, blocking } };
}

/** An entity follows the releases again. */
export async function followProject(
  ctx: WriteCtx<Operator>,
  deps: ChangeDeps,
  { entity, version }: { entity: string; version: number },
): Promise<ChangedFacts> {
  const change = { act: 'follow', entity, version } as const;
  const { version: written, changes } = await changeFacts(ctx, deps, change, { note: FOLLOW_NOTE });
  if (written !== null) ctx.effects.audit('data.follow', `data:${written}`, { entity, ...changes });
  return { version: written, changes };
}

/** Applies the release that waits, without the overrides in its way. */
export async function applyRelease(
  ctx: WriteCtx<Operator>,
  deps: ChangeDeps,
  { release, drop, version }: { release: number; drop: readonly number[]; version: number },
): Promise<ChangedFacts> {
  const change = { act: 'apply', release, drop, version } as const;
  const { version: written, changes } = await changeFacts(ctx, deps, change, { note: APPLY_NOTE(release) });
  const detail = { release, dropped: drop.length, ...changes };
  if (written !== null) ctx.effects.audit('data.apply', `data:${written}`, detail);
  return { version: written, changes };
}
