import type { UnitOfWork } from '#platform/effects/effects.ts';
import { WATCH_QUOTE, WATCH_TRADE } from './watch.jobs.ts';
import { findWatchedTrades, hasQuoteWatch } from './watch.repository.ts';

type Unit = UnitOfWork;

export async function watchTrades({ db, effects }: Unit, tradeIds: readonly number[]): Promise<void> {
  if (tradeIds.length === 0) return;
  for (const tradeId of await findWatchedTrades(db, tradeIds)) effects.enqueue(WATCH_TRADE, { tradeId });
}

/** `gameServer` 0: the quote over all servers. */
export async function watchQuotes(
  { db, effects }: Unit,
  quotes: readonly { itemId: number; gameServer: number }[],
): Promise<void> {
  for (const { itemId, gameServer } of quotes) {
    if (!(await hasQuoteWatch(db, { itemId, gameServer }))) continue;
    // The job reads the quote when it runs, so one queued job is enough.
    effects.enqueue(WATCH_QUOTE, { itemId, gameServer }, { key: `${WATCH_QUOTE.name}:${itemId}:${gameServer}` });
  }
}
