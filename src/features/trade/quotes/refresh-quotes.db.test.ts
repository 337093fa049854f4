import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import { lockEventOrder } from '#platform/live/insert-events.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { testDatabase } from '#tests/support/database.ts';
import { type QuotedMarket, quotedMarket } from '#tests/support/quoted-market.ts';
import { transactOver } from '#tests/support/transact.ts';
import { refreshQuotesOfItem } from './refresh-quotes.service.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = '2026-11-20T12:00:00Z';
const clock = fixedClock(START);
const ago = (milliseconds: number) => new Date(Date.parse(START) - milliseconds);

const test = testDatabase();
let market: QuotedMarket;

beforeAll(async () => {
  market = quotedMarket(test.db, clock);
});

async function stored(itemId: number, days = 7, gameServer = 0) {
  return test.db
    .selectFrom('quote')
    .selectAll()
    .where('item_id', '=', itemId)
    .where('days', '=', days)
    .where('game_server', '=', gameServer)
    .executeTakeFirst();
}
const sellMedian = async (...of: Parameters<typeof stored>) => (await stored(...of))?.sell.median ?? null;

async function days(itemId: number) {
  const rows = await test.db
    .selectFrom('price_day')
    .select(sql<string>`to_char(day, 'DD')`.as('day'))
    .select(['game_server', 'sell_median', 'completed_median'])
    .where('item_id', '=', itemId)
    .orderBy('price_day.day')
    .orderBy('game_server')
    .execute();
  return rows.map((row) => `${row.day} ${row.game_server} ${row.sell_median}/${row.completed_median}`);
}

async function eventsOf(itemId: number) {
  const rows = await test.db.selectFrom('live_event').select(['topics', 'type', 'data']).orderBy('id').execute();
  return rows.filter(({ topics }) => topics.includes(`quotes:item:${itemId}`));
}

const markedOf = (itemId: number) =>
  test.db.selectFrom('quote_change').selectAll().where('item_id', '=', itemId).execute();

describe('refreshing an item', () => {
  it('stores the precomputed windows of every server and of all, and the row of the day', async () => {
    const item_id = await market.newItem();
    await market.trade({ item_id, price: 100, created_at: ago(2 * HOUR) });
    await market.trade({ item_id, price: 300, created_at: ago(3 * DAY), game_server: 2 });
    await market.trade({ item_id, price: 500, created_at: ago(9 * DAY) });
    await market.count();
    expect([await sellMedian(item_id, 1), await sellMedian(item_id, 7), await sellMedian(item_id, 30)]).toEqual([
      ...[100, 200, 300],
    ]);
    expect([await sellMedian(item_id, 7, 1), await sellMedian(item_id, 7, 2), await sellMedian(item_id, 1, 2)]).toEqual(
      [...[100, 300, null]],
    );
    expect(await stored(item_id, 30)).toMatchObject({
      trade_count: 3,
      computed_at: clock.now(),
      sell: { players: 3, change: null },
      buy: { median: null, confidence: 'none' },
    });
    expect(await days(item_id)).toEqual([
      ...['11 0 500/null', '11 1 500/null', '17 0 300/null', '17 2 300/null', '20 0 100/null', '20 1 100/null'],
    ]);
    expect(await markedOf(item_id)).toEqual([]);
  });

  it('writes beside each listing its ratio to the quote of its own server and side, and whether it is far off', async () => {
    const item_id = await market.newItem();
    const ids: number[] = [];
    for (const price of [1_000, 1_000, 1_000, 1_000, 1_000, 3_000, 3_001, 333, null]) {
      ids.push((await market.trade({ item_id, price })).id);
    }
    // On another server and side, with too few players for a quote.
    ids.push((await market.trade({ item_id, price: 3_001, game_server: 2 })).id);
    ids.push((await market.trade({ item_id, price: 3_001, trade_type: 2 })).id);
    const marks = async () => {
      const rows = await test.db
        .selectFrom('trade')
        .select(['quote_ratio', 'is_far_off'])
        .where('id', 'in', ids)
        .orderBy('id')
        .execute();
      return rows.map(({ quote_ratio: ratio, is_far_off: isFarOff }) => (isFarOff ? `far ${ratio}` : ratio));
    };
    await market.count();
    expect(await marks()).toEqual([1, 1, 1, 1, 1, 3, 'far 3.001', 'far 0.333', null, null, null]);
    const excluded = { item_id, reason: '담합', operator_user_id: crypto.randomUUID() };
    await test.db.insertInto('manipulated_item').values(excluded).execute();
    await market.note(item_id);
    await market.count();
    expect(new Set(await marks())).toEqual(new Set([null]));
  });

  it('does not wait for a listing that somebody else holds', async () => {
    const item_id = await market.newItem();
    for (const price of [1_000, 1_000, 1_000]) await market.trade({ item_id, price });
    await test.db.transaction().execute(async (other) => {
      await other.selectFrom('trade').select('id').where('item_id', '=', item_id).forUpdate().execute();
      await market.count();
      expect(await sellMedian(item_id)).toBe(1_000);
    });
  });

  it('counts anew when the weight of a player changes', async () => {
    const item_id = await market.newItem();
    const young = async (price: number) => {
      const { id: profile_id } = await insertProfile(test.db, { created_at: ago(6 * DAY + 23 * HOUR) });
      await market.trade({ item_id, profile_id, price, created_at: ago(HOUR) });
    };
    await market.trade({ item_id, price: 100, created_at: ago(HOUR) });
    await young(200);
    await market.count();
    expect([await sellMedian(item_id), (await stored(item_id))?.valid_until]).toEqual([100, ago(-HOUR)]);
    clock.advance(HOUR);
    await market.count();
    expect(await sellMedian(item_id)).toBe(150);
    clock.set(START);
  });

  it('publishes a change once, for every server it affects', async () => {
    const item_id = await market.newItem();
    await market.trade({ item_id, price: 100, game_server: 2 });
    await market.count();
    const received = await eventsOf(item_id);
    expect(received.map(({ topics, type }) => ({ topics, type }))).toEqual([
      ...[0, 2].map(() => ({ topics: ['quotes', `quotes:item:${item_id}`], type: 'quote.changed' })),
    ]);
    expect(received.map(({ data }) => data)).toMatchObject([
      ...[0, 2].map((gameServer) => ({
        itemId: item_id,
        gameServer,
        quotes: { sell: { median: 100 }, excluded: null },
      })),
    ]);
    await market.note(item_id);
    await market.count();
    expect(await eventsOf(item_id)).toHaveLength(2);
  });

  it('deletes the rows of an item without trades', async () => {
    const item_id = await market.newItem();
    const { id } = await market.trade({ item_id });
    await market.count();
    const cancelled = { status: 3, cancelled_at: clock.now(), cancelled_by: 'owner' } as const;
    await test.db.updateTable('trade').set(cancelled).where('id', '=', id).execute();
    await market.note(item_id);
    await market.count();
    expect([await stored(item_id), await days(item_id), (await eventsOf(item_id)).length]).toEqual([undefined, [], 4]);
  });

  it('loses nothing when it is killed in the middle', async () => {
    const item_id = await market.newItem();
    await market.trade({ item_id, price: 700 });
    const context = { transact: transactOver(test.db, clock), clock, manipulatedItems: [] };
    await test.db.transaction().execute(async (other) => {
      // It waits for this lock after it has written everything, uncommitted.
      await lockEventOrder(other);
      const counting = refreshQuotesOfItem(context, item_id);
      const failed = expect(counting).rejects.toThrow();
      await terminateWaiting();
      await failed;
    });
    expect([await sellMedian(item_id), (await markedOf(item_id)).length]).toEqual([null, 1]);
    await market.count();
    expect([await sellMedian(item_id), await markedOf(item_id)]).toEqual([700, []]);
  });

  it('is left to the process that has locked the item', async () => {
    const item_id = await market.newItem();
    await market.trade({ item_id, price: 10 });
    await test.db.transaction().execute(async (other) => {
      await sql`select pg_advisory_xact_lock(7214004, ${item_id}::int)`.execute(other);
      expect(await market.pass()).toBe(true);
      expect(await sellMedian(item_id)).toBeNull();
    });
    expect(await market.pass()).toBe(false);
    expect(await sellMedian(item_id)).toBe(10);
  });
});

/** Terminates the connection that waits for the advisory lock, like a killed process. */
async function terminateWaiting(): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ isEnded: boolean }>`
      select pg_terminate_backend(pid) as "isEnded" from pg_stat_activity
      where datname = current_database() and wait_event = 'advisory'`.execute(test.db);
    if (rows.some(({ isEnded }) => isEnded)) return;
  }
}

describe('changes without a trade', () => {
  it('a suspension removes the player’s prices at once, also from past days, and its end restores them', async () => {
    const item_id = await market.newItem();
    const { id: profile_id } = await insertProfile(test.db, { created_at: ago(100 * DAY) });
    await market.trade({ item_id, price: 900, profile_id, created_at: ago(90 * DAY), counted_at: ago(DAY) });
    await market.trade({ item_id, price: 100 });
    await market.count();
    const together = await days(item_id);
    expect([await sellMedian(item_id), together.length]).toEqual([500, 6]);

    const banned_at = new Date(Date.parse(START) + HOUR);
    await test.db.updateTable('profile').set({ banned_at }).where('id', '=', profile_id).execute();
    await market.count();
    expect([await sellMedian(item_id), await days(item_id)]).toEqual([100, ['20 0 100/null', '20 1 100/null']]);
    expect(await stored(item_id)).toMatchObject({ trade_count: 1 });

    clock.set(new Date(banned_at.getTime() - 1));
    await market.count();
    expect(await sellMedian(item_id)).toBe(100);
    clock.set(banned_at);
    await market.count();
    expect([await sellMedian(item_id), await days(item_id)]).toEqual([500, together]);
    clock.set(START);
  });

  it('a deleted account removes its prices', async () => {
    const item_id = await market.newItem();
    const { id: profile_id } = await insertProfile(test.db, { created_at: ago(100 * DAY) });
    await market.trade({ item_id, price: 900, profile_id, status: 2, created_at: ago(3 * DAY) });
    await market.count();
    expect(await days(item_id)).toEqual(['17 0 900/900', '17 1 900/900']);
    await test.db.updateTable('profile').set({ deleted_at: clock.now() }).where('id', '=', profile_id).execute();
    await market.count();
    expect([await sellMedian(item_id), await days(item_id)]).toEqual([null, []]);
  });

  it('time alone removes a trade from the window', async () => {
    const item_id = await market.newItem();
    await market.trade({ item_id, price: 100, created_at: ago(DAY - 1_000) });
    await market.trade({ item_id, price: 300, created_at: ago(HOUR) });
    await market.count();
    expect(await stored(item_id, 1)).toMatchObject({ sell: { median: 200 }, valid_until: ago(-1_000) });
    clock.advance(999);
    await market.count();
    expect(await sellMedian(item_id, 1)).toBe(200);
    clock.advance(1);
    await market.count();
    expect(await stored(item_id, 1)).toMatchObject({ sell: { median: 300, change: 2 } });
    expect(await sellMedian(item_id, 7)).toBe(200);
    clock.set(START);
  });

  it('midnight in Seoul starts another row, and leaves the one before unchanged', async () => {
    const item_id = await market.newItem();
    const midnight = Date.parse('2026-11-20T15:00:00Z');
    clock.set(new Date(midnight - 1));
    const { id } = await market.trade({ item_id, price: 100 });
    await market.count();
    expect(await days(item_id)).toEqual(['20 0 100/null', '20 1 100/null']);
    clock.set(new Date(midnight));
    await market.trade({ item_id, price: 200 });
    const cancelled = { status: 3, cancelled_at: clock.now(), cancelled_by: 'owner' } as const;
    await test.db.updateTable('trade').set(cancelled).where('id', '=', id).execute();
    await market.note(item_id);
    await market.count();
    expect(await days(item_id)).toEqual([...['20 0 100/null', '20 1 100/null', '21 0 200/null', '21 1 200/null']]);
    clock.set(START);
  });

  it('a trade with a clock that is ahead counts when its time has come', async () => {
    const item_id = await market.newItem();
    await market.trade({ item_id, price: 100, created_at: ago(-500) });
    await market.count();
    expect(await sellMedian(item_id)).toBeNull();
    clock.advance(500);
    await market.count();
    expect(await sellMedian(item_id)).toBe(100);
    clock.set(START);
  });
});
