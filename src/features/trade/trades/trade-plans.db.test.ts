import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { DAY_MS } from '#shared/durations.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertItems } from '#tests/factories/trades.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testPlans } from '#tests/support/query-plans.ts';
import { smallCatalog, smallRows } from '#tests/support/small-catalog.ts';
import { configWithKeys } from '#tests/support/unavailable-provider.ts';
import type { TradeReader } from '../trade-readers.ts';
import { findEarlier, findRequestsTo } from './counterpart.repository.ts';
import { findForOperators, type OperatorSearch } from './operator-trade.repository.ts';
import { findMisplacedPlayers, lockWaiting } from './paused-trade.repository.ts';
import { readTrades } from './read-trades.service.ts';
import { countOtherWaiting, findListings, findStoredTrades, lockWaitingOfType } from './trade.repository.ts';
import { lockNotified, lockOld, unmarkAfter } from './trade-expiry.repository.ts';

const items = Array.from({ length: 200 }, (_, index) => makeItem({ id: 700 + index }));
const item = makeItem({ id: 699, name: '호박단추' });
const catalog = smallCatalog({ ...smallRows, items: [item, ...items] });

const test = testDatabase();
const plans = testPlans(test, async () => {
  await insertItems(test.db, [item, ...items]);
  await insertMarket(test.database.pool);
});
let trades: TradeReader;

beforeAll(async () => {
  const { db } = plans;
  trades = readTrades({ db, catalog: () => catalog, clock: systemClock, config: await configWithKeys() });
});

/** Large enough that a sequential scan would be expensive: 20,000 trades of 201 items by 400 of 5,000 players, a tenth of them waiting. */
async function insertMarket(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into profile (user_id, name, name_key)
     select gen_random_uuid(), '장꾼' || n, '장꾼' || n from generate_series(1, 5000) as n`,
  );
  await pool.query(
    `insert into trade (profile_id, item_id, item_type, game_server, trade_type, price, status, created_at, lifted_at, counted_at, completed_at)
     select 1 + n % 400, 699 + n % 201, 1 + n % 40, 1, 1 + n % 2, 1000 + n % 97,
       case when n % 10 = 0 then 1 else 2 end, at, at, at, case when n % 10 = 0 then null else at end
     from (select n, now() - n * interval '7 minutes' as at from generate_series(1, 20000) as n) as made`,
  );
  await pool.query(
    `update trade set marked_old_at = now() where status = 1 and counted_at < now() - interval '40 days'`,
  );
  await pool.query(`update profile set banned_at = now() + interval '1 day', suspended_at = now() where id % 100 = 1`);
  await pool.query(
    `update trade set rests_since = now() from profile
     where profile.id = profile_id and banned_at is not null and status = 1 and profile.id <> 101`,
  );
  await pool.query(
    'insert into trade_price (trade_id, item_id, at, kind, price) select id, item_id, created_at, 1, price from trade',
  );
  await pool.query(
    `insert into counterpart_request (trade_id, owner_id, counterpart_id, named_at)
     select id, profile_id, 1 + (profile_id + id) % 400, completed_at from trade where status = 2 and id % 2 = 0`,
  );
}

const page = { limit: 10 };
const forOperators = (search: OperatorSearch) =>
  findForOperators(plans.db, search, { beforeId: 15_000, limit: page.limit });
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
    ['by ratio, counted', 'trade_by_ratio', () => trades.ordered('ratio', {}, { ...page, countUpTo: 1001 })],
    ['by ratio', 'trade_by_ratio', () => trades.ordered('ratio', {}, page)],
    ['deals', 'trade_deals', () => trades.deals(item.id, page)],
    ['of a player', 'trade_of_profile', () => trades.ofProfile(1, page)],
    ['counts of a player', 'trade_of_profile', () => trades.countsOfProfile(1)],
    ['deals of a player', 'trade_of_profile', () => trades.dealsOfProfile(1)],
    ['one', 'trade_pkey', () => trades.find(1)],
    ['all of them, for operators', 'trade_pkey', () => forOperators({})],
    [
      'with filters that no index covers, for operators',
      'trade_pkey',
      () => forOperators({ status: 3, gameServer: 1 }),
    ],
    ['all of a player, for operators', 'trade_of_profile', () => forOperators({ profileId: 1, hidden: true })],
    ['all of an item, for operators', 'trade_made_of', () => forOperators({ itemId: 700, excluded: false })],
    ['what is hidden, for operators', 'trade_hidden', () => forOperators({ hidden: true, itemId: 700 })],
    ['what is left out of quotes, for operators', 'trade_excluded', () => forOperators({ excluded: true })],
    ['one by its number, for operators', 'trade_pkey', () => forOperators({ meant: { id: 7 } })],
    ['by words, for operators', 'trade_pkey', () => forOperators({ meant: { itemIds: [700], profileIds: [1] } })],
    ['by names, for operators', 'trade_of_profile', () => forOperators({ meant: { itemIds: [], profileIds: [1, 2] } })],
  ])('%s uses %s', async (_name, index, read) => {
    const plan = await plans.planOf(read);
    expect(plan).toMatch(new RegExp(`(?:using|Index Scan on) ${index}\\b`));
    expect(plan).not.toContain('Seq Scan on trade');
  });
});

describe('the other queries of trades', () => {
  const now = new Date();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const pair = { ownerId: 1, counterpartId: 2 };

  it.each<[string, readonly string[], () => Promise<unknown>]>([
    [
      'the limit of listings',
      ['trade_listings'],
      () => findListings(plans.db, { profileId: 1, itemId: 700, limit: 21 }),
    ],
    ['the waiting ones of a player', ['trade_waiting'], () => countOtherWaiting(plans.db, 1, 700)],
    [
      'the earlier namings',
      ['counterpart_request_owner', 'counterpart_request_counterpart'],
      () => findEarlier(plans.db, pair, { pair: daysAgo(14), hour: daysAgo(1) }),
    ],
    ['the namings of a player', ['counterpart_request_counterpart'], () => findRequestsTo(plans.db, 1)],
    ['what becomes old', ['trade_aging'], () => lockOld(plans.db, { now, afterDays: 14, limit: 200 })],
    [
      'what expires',
      ['trade_marked_old'],
      () => lockNotified(plans.db, { now, afterDays: 30, limit: 200, notifiedBefore: 0 }),
    ],
    ['marks of a wrong clock', ['trade_marked_old'], () => unmarkAfter(plans.db, now)],
    [
      'who rests or is back',
      ['profile_banned', 'trade_waiting', 'trade_rests'],
      () => findMisplacedPlayers(plans.db, now),
    ],
    ['what rests of a player', ['trade_waiting'], () => lockWaiting(plans.db, 1, { isPaused: false })],
    ['money among goods', ['trade_waiting'], () => lockWaitingOfType(plans.db, 9, 200)],
    ['rows of a player in the export', ['trade_of_profile', 'trade_price_trade'], () => findStoredTrades(plans.db, 1)],
  ])('%s use %s', async (_name, indexes, work) => {
    const plan = await plans.planOf(work);
    for (const index of indexes) expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan on (trade|trade_price)\b/);
  });
});
