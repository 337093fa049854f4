import { sql } from 'kysely';
import { QUOTES_CHANNEL } from '#features/trade/quotes/quote-change.service.ts';
import { refreshQuotes, startQuoteRefresher } from '#features/trade/quotes/quote-refresher.service.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import { openListener } from '#platform/database/listen.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { transactOver } from '#tests/support/transact.ts';
import { type BenchResult, resultOf } from './harness.ts';

/** Milliseconds (contract §21). */
const TODAY_WITHIN_MS = 5_000;
const PAST_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 5;
const log = createConsoleLog('warn');

interface Swept {
  url: string;
  db: Db;
  profileId: number;
  sweep(): Promise<unknown>;
}

/** From the commit of a sweep until the quotes of today and the days before know nothing of the player any more. */
export async function quotesAfterSweep({ url, db, profileId, sweep }: Swept): Promise<BenchResult[]> {
  const context = { db, transact: transactOver(db), clock: systemClock, log, manipulatedItems: [] };
  while (await refreshQuotes(context));
  const refresher = startQuoteRefresher(context);
  const listener = await openListener(url, [QUOTES_CHANNEL], {
    log,
    onReconnect: () => refresher.wake(),
    onMessage: () => refresher.wake(),
  });
  const from = performance.now();
  const begunAt = systemClock.now();
  await sweep();
  const committed = performance.now();
  const today = await timeUntilNone(() => countOldQuotes(db, profileId, begunAt), committed);
  const past = await timeUntilNone(() => countChanges(db), committed);
  await listener.close();
  await refresher.stop();
  const beside = { unit: 'ms', baseline: committed - from };
  return [
    resultOf({
      name: 'quotes of today right after it ÷ the sweep',
      ours: today,
      target: { atMost: TODAY_WITHIN_MS },
      ...beside,
    }),
    resultOf({
      name: 'days before right after it ÷ the sweep',
      ours: past,
      target: { atMost: PAST_WITHIN_MS },
      ...beside,
    }),
  ];
}

async function timeUntilNone(count: () => Promise<number>, from: number): Promise<number> {
  while ((await count()) > 0) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  return performance.now() - from;
}

/** Counts the quotes of the player's items that are older than the sweep. */
async function countOldQuotes(db: Db, profileId: number, sweptAt: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from quote
    where computed_at < ${sweptAt} and item_id in (select item_id from trade where profile_id = ${profileId})`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** A day is written anew with the mark of its item taken away. */
async function countChanges(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from quote_change`.execute(db);
  return rows[0]?.count ?? 0;
}
