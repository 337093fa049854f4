import type { Kysely } from 'kysely';
import { addJob, addJobs } from '#platform/jobs/job.ts';
import type { TradeTables } from '../trade.tables.ts';
import { findWatchedTrades, hasQuoteWatch } from './watch.repository.ts';
import { WATCH_QUOTE, WATCH_TRADE } from './watch-jobs.ts';

/** In the transaction of trades that came or changed their price: whoever watches for them is told after it. */
export async function watchTrades(db: Kysely<TradeTables>, tradeIds: readonly number[]): Promise<void> {
  if (tradeIds.length === 0) return;
  const watched = await findWatchedTrades(db, tradeIds);
  await addJobs(
    db,
    WATCH_TRADE,
    watched.map((tradeId) => ({ tradeId })),
  );
}

/** In the transaction of a quote's change. `gameServer` 0: that of all servers together. */
export async function watchQuotes(
  db: Kysely<TradeTables>,
  { itemId, gameServer }: { itemId: number; gameServer: number },
): Promise<void> {
  if (!(await hasQuoteWatch(db, { itemId, gameServer }))) return;
  // Looks at the quote as it then is, so one that waits already is enough.
  await addJob(db, WATCH_QUOTE, { itemId, gameServer }, { key: `${WATCH_QUOTE.name}:${itemId}:${gameServer}` });
}
