import type { UnitOfWork } from '#platform/effects/effects.ts';
import { WATCH_QUOTE, WATCH_TRADE } from './watch.jobs.ts';
import { findWatchedTrades, hasQuoteWatch } from './watch.repository.ts';

type Unit = UnitOfWork;

/** Of trades that came or changed their price: whoever watches for them is looked for after the commit. */
export async function watchTrades({ db, effects }: Unit, tradeIds: readonly number[]): Promise<void> {
  if (tradeIds.length === 0) return;
  for (const tradeId of await findWatchedTrades(db, tradeIds)) effects.enqueue(WATCH_TRADE, { tradeId });
}

/** Of quotes that changed. `gameServer` 0: that of all servers together. */
export async function watchQuotes(
  { db, effects }: Unit,
  quotes: readonly { itemId: number; gameServer: number }[],
): Promise<void> {
  for (const { itemId, gameServer } of quotes) {
    if (!(await hasQuoteWatch(db, { itemId, gameServer }))) continue;
    // Looks at the quote as it then is, so one that waits already is enough.
    effects.enqueue(WATCH_QUOTE, { itemId, gameServer }, { key: `${WATCH_QUOTE.name}:${itemId}:${gameServer}` });
  }
}
