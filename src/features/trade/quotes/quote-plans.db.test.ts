import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertItems } from '#tests/factories/trades.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testPlans } from '#tests/support/query-plans.ts';
import { quotedMarket } from '#tests/support/quoted-market.ts';
import { smallCatalog, smallRows } from '#tests/support/small-catalog.ts';
import { transactOver } from '#tests/support/transact.ts';
import { configWithKeys } from '#tests/support/unavailable-provider.ts';
import { computeEvidence } from './evidence.service.ts';
import type { QuoteReader } from './quote.contract.ts';
import { findItemsToCount } from './quote-change.repository.ts';
import { readQuotes } from './read-quotes.service.ts';
import { refreshQuotesOfItem } from './refresh-quotes.service.ts';

const items = Array.from({ length: 50 }, (_, index) => makeItem({ id: 700 + index }));
const item = items[0] ?? makeItem();
const catalog = smallCatalog({ ...smallRows, items });
const clock = systemClock;

const test = testDatabase();
const plans = testPlans(test, async () => {
  await insertItems(test.db, items);
  await insertMarket(test.database.pool);
  const market = quotedMarket(test.db, clock);
  for (const { id } of items) await market.note(id);
  await market.count();
  await insertOtherItems(test.database.pool);
});
let quotes: QuoteReader;

beforeAll(async () => {
  quotes = readQuotes({ db: plans.db, catalog: () => catalog, clock, config: await configWithKeys() });
});

/** Large enough that a sequential scan would be expensive: 4,000 completed trades of 50 items in 100 days, with their prices. */
async function insertMarket(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into profile (user_id, name, name_key)
     select gen_random_uuid(), '장꾼' || n, '장꾼' || n from generate_series(1, 400) as n`,
  );
  await pool.query(
    `insert into trade (profile_id, item_id, item_type, game_server, trade_type, price, status, created_at, lifted_at, counted_at, completed_at)
     select 1 + n % 400, 700 + n % 50, 7, 1, 1, 1000, 2, at, at, at, at
     from (select n, now() - n * interval '36 minutes' as at from generate_series(1, 4000) as n) as made`,
  );
  await pool.query(
    'insert into trade_price (trade_id, item_id, at, kind, price) select id, item_id, created_at, 1, price from trade',
  );
}

async function insertOtherItems(pool: pg.Pool): Promise<void> {
  const others = 'generate_series(10001, 11000) as other';
  await pool.query(
    `insert into item select copy.* from item, ${others},
       jsonb_populate_record(item, jsonb_build_object('id', other, 'key', 'other-' || other, 'code', '99' || other)) as copy where item.id = $1`,
    [item.id],
  );
  await pool.query(
    `insert into quote select copy.* from quote, ${others},
       jsonb_populate_record(quote, jsonb_build_object('item_id', other, 'trade_count', other % 90)) as copy
     where quote.item_id = $1`,
    [item.id],
  );
  await pool.query(
    `insert into price_day (item_id, game_server, day, sell_median, sell_count, buy_count, completed_count)
     select other, 0, current_date - day, 1000, 1, 0, 1 from ${others}, generate_series(1, 30) as day`,
  );
  await pool.query(
    `insert into quote_change (item_id, game_server, since, due_at)
     select other, 1, now(), now() + interval '1 day' from ${others}, generate_series(1, 5)`,
  );
}

describe('a query over the whole market', () => {
  const evidence = () =>
    computeEvidence({ db: plans.db, clock, manipulatedItems: [] }, item.id, { gameServer: undefined, days: 7 });
  const count = async () => {
    await quotedMarket(plans.db, clock).note(item.id);
    await refreshQuotesOfItem({ transact: transactOver(plans.db, clock), clock, manipulatedItems: [] }, item.id);
  };

  it.each<[string, string, () => Promise<unknown>]>([
    ['a quote', 'quote_pkey', () => quotes.quotesOf([item.id])],
    ['a quote of another window', 'trade_counted', () => quotes.quotesOf([item.id], { days: 12 })],
    ['the days', 'price_day_pkey', () => quotes.daysOf(item.id)],
    ['popular items', 'quote_most_traded', () => quotes.popular({ days: 7, limit: 10 })],
    ['popular items of another window', 'trade_counted', () => quotes.popular({ days: 12, limit: 10 })],
    ['the evidence', 'trade_counted', evidence],
    ['counting, of the trades', 'trade_counted', count],
    ['counting, of their prices', 'trade_price_item', count],
    ['counting, of the notes', 'quote_change_item', count],
    [
      'what has had its time',
      'quote_valid_until',
      () => findItemsToCount(plans.db, { now: clock.now(), without: [], limit: 10 }),
    ],
  ])('%s uses %s', async (_name, index, work) => {
    const plan = await plans.planOf(work);
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan on (trade|trade_price|quote|price_day)\b/);
  });
});
