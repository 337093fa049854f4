import type { FactVersion } from '#features/game-data/editing/fact-version.contract.ts';
import type { FactsDesk } from '#features/game-data/editing/facts-desk.ts';
import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import { isAppError } from '#shared/errors.ts';
import { type ChangeDeps, changeFacts } from '../data/change-facts.service.ts';

/** Versions that are read at once. */
const PAGE = 100;

/** The last of all, and the last before the moment; the very first where all are later. */
async function versionsAround(
  factsDesk: Pick<FactsDesk, 'versions'>,
  since: Date,
): Promise<{ last: number; to: number } | undefined> {
  let last: number | undefined;
  let oldest: FactVersion | undefined;
  for (;;) {
    const page = await factsDesk.versions({ limit: PAGE, before: oldest?.id });
    last ??= page[0]?.id;
    const before = page.find(({ at }) => new Date(at) < since);
    oldest = before ?? page.at(-1) ?? oldest;
    if (last === undefined || oldest === undefined) return undefined;
    if (before !== undefined || page.length < PAGE) return { last, to: oldest.id };
  }
}

/** Takes back what an operator edited of the facts since the moment; what others changed afterwards stays. */
export async function takeBackFacts(
  ctx: WriteCtx<Operator>,
  deps: ChangeDeps,
  { userId, since, reason }: { userId: string; since: Date; reason: string },
): Promise<void> {
  const goBack = async () => {
    const around = await versionsAround(deps.factsDesk, since);
    if (around === undefined) return;
    const scope = { by: userId, since: since.toISOString() };
    const change = { act: 'back' as const, to: around.to, scope, version: around.last };
    const { version, changes } = await changeFacts(ctx, deps, change, { note: reason });
    if (version !== null) ctx.effects.audit('data.take-back', `data:${version}`, { ...changes, reason });
  };
  // From the first try on nobody else changes facts until the end of the transaction.
  await goBack().catch((error: unknown) => {
    if (!isAppError(error) || error.code !== 'CONFLICT') throw error;
    return goBack();
  });
}
