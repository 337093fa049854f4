import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Player, WriteCtx } from '#features/people/access/actor.ts';
import { bumpedText, tooEarlyText } from './bump.labels.ts';
import type { Bump } from './trade.contract.ts';
import { PULL_UP_EVERY_MS } from './trade.limits.ts';
import { bumpWaiting, hasWaiting, insertPrices } from './trade.repository.ts';
import { nextBumpAt } from './trade.rules.ts';
import { tradeErrors } from './trade-error.labels.ts';
import { claimBump } from './trade-player.repository.ts';
import { toTradeEvents, withPlayer } from './trade-row.ts';

/** Bumps all waiting trades of the caller, once an hour. Never throws: the body carries the outcome (contract §5). */
export async function bumpTrades({ db, clock, actor, effects }: WriteCtx<Player>, catalog: Catalog): Promise<Bump> {
  const { profile } = actor;
  const at = clock.now();
  if (!(await hasWaiting(db, profile.id))) {
    const next = nextBumpAt(profile.pullUpAt, at, PULL_UP_EVERY_MS);
    return { statusCode: 409, message: tradeErrors.nothingWaiting, nextAt: next?.toISOString() ?? null };
  }
  if (!(await claimBump(db, profile.id, at, PULL_UP_EVERY_MS))) return tooEarly(profile.pullUpAt, at);
  const bumped = await bumpWaiting(db, profile.id, at);
  await insertPrices(db, at, 'lifted', bumped);
  const rows = bumped.map((row) => withPlayer(row, profile));
  effects.publish(...toTradeEvents('bumped', rows, catalog));
  return {
    statusCode: 200,
    message: bumpedText(bumped.length),
    nextAt: new Date(at.getTime() + PULL_UP_EVERY_MS).toISOString(),
  };
}

function tooEarly(pullUpAt: string | null, at: Date): Bump {
  const next = nextBumpAt(pullUpAt, at, PULL_UP_EVERY_MS) ?? new Date(at.getTime() + PULL_UP_EVERY_MS);
  return { statusCode: 429, message: tooEarlyText(next, at), nextAt: next.toISOString() };
}
