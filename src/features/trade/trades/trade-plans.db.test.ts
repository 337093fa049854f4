import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeItem } from '#database/factories/game-data.ts';
import { insertItems } from '#database/factories/trades.ts';
import type { Database } from '#database/schema.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { smallCatalog, smallRows } from '#tests/support/small-catalog.ts';
import { configWithKeys } from '#tests/support/unavailable-provider.ts';
import type { TradeReader } from '../trade-readers.ts';
import { readTrades } from './read-trades.service.ts';

const items = Array.from({ length: 200 }, (_, index) => makeItem({ id: 700 + index }));
const item = makeItem({ id: 699, name: '호박단추' });
const catalog = smallCatalog({ ...smallRows, items: [item, ...items] });

interface RouteQuery {
  sql: string;
  parameters: unknown[];
}

let test: TestDatabase;
let client: pg.PoolClient;
let trades: TradeReader;
const requested: RouteQuery[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  await insertItems(test.db, [item, ...items]);
  await insertMarket(test.database.pool);
  await test.database.pool.query('analyze');
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: test.database.pool }),
    log: ({ query }) => {
      requested.push({ sql: query.sql, parameters: [...query.parameters] });
    },
  });
  trades = readTrades({ db, catalog: () => catalog, clock: systemClock, config: await configWithKeys() });
  client = await test.database.pool.connect();
});
afterAll(async () => {
  client?.release(true);
  await test.drop();
});

/** Large enough that a sequential scan would be expensive: 20,000 trades of 201 items by 400 players, a tenth of them waiting. */
async function insertMarket(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into profile (user_id, name, name_key)
     select gen_random_uuid(), '장꾼' || n, '장꾼' || n from generate_series(1, 400) as n`,
  );
  await pool.query(
    `insert into trade (profile_id, item_id, item_type, game_server, trade_type, price, status, created_at, lifted_at, counted_at, completed_at)
     select 1 + n % 400, 699 + n % 201, 1 + n % 40, 1, 1 + n % 2, 1000 + n % 97,
       case when n % 10 = 0 then 1 else 2 end, at, at, at, case when n % 10 = 0 then null else at end
     from (select n, now() - n * interval '7 minutes' as at from generate_series(1, 20000) as n) as made`,
  );
}

/** The indexes of trades that the statements of a reading go along, and whether any of them reads or sorts the whole table. */
async function planOf(read: () => Promise<unknown>): Promise<string> {
  requested.length = 0;
  await read();
  const plans: string[] = [];
  for (const { sql, parameters } of [...requested]) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, parameters);
    plans.push(...rows.map((row) => row['QUERY PLAN']));
  }
  return plans.join('\n');
}

const page = { limit: 10 };
const cursor = 'mjuxqps0-a';

describe('reading trades', () => {
  it.each<[string, string, () => Promise<unknown>]>([
    ['the list', 'trade_newest', () => trades.list({}, page)],
    ['the count beside it', 'trade_waiting_newest', () => trades.list({}, { ...page, countUpTo: 100 })],
    ['a later page', 'trade_newest', () => trades.list({}, { ...page, cursor })],
    ['what waits', 'trade_waiting_newest', () => trades.list({ status: 1 }, page)],
    ['with other filters', 'trade_newest', () => trades.list({ minPrice: 5, isAuth: false }, page)],
    ['of a type', 'trade_of_type', () => trades.list({ type: 7 }, page)],
    ['of an item', 'trade_of_item', () => trades.list({ itemId: item.id }, page)],
    ['of items by name', 'trade_of_item', () => trades.list({ q: '호박단추' }, page)],
    ['the book', 'trade_of_book', () => trades.book(item.id, page)],
    ['by price', 'trade_by_price', () => trades.ordered('price', { tradeType: 1 }, page)],
    ['by price, dearest first', 'trade_by_price', () => trades.ordered('price', { tradeType: 2, minPrice: 5 }, page)],
    ['by ratio', 'trade_by_ratio', () => trades.ordered('ratio', {}, page)],
    ['deals', 'trade_deals', () => trades.deals(item.id, page)],
    ['of a player', 'trade_of_profile', () => trades.ofProfile(1, page)],
    ['counts of a player', 'trade_of_profile', () => trades.countsOfProfile(1)],
    ['deals of a player', 'trade_of_profile', () => trades.dealsOfProfile(1)],
    ['one', 'trade_pkey', () => trades.find(1)],
  ])('%s uses %s', async (_name, index, read) => {
    const plan = await planOf(read);
    expect(plan).toMatch(new RegExp(`(?:using|Index Scan on) ${index}\\b`));
    expect(plan).not.toContain('Seq Scan on trade');
  });
});
