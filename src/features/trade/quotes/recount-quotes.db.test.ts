import { beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import { testDatabase } from '#tests/support/database.ts';
import { type QuotedMarket, quotedMarket } from '#tests/support/quoted-market.ts';
import { METHOD_VERSION } from './quote-method.labels.ts';
import { recountAfterNewMethod } from './refresh-quotes.service.ts';

const DAY = 24 * 3_600_000;
const START = '2026-11-20T12:00:00Z';
const clock = fixedClock(START);
const ago = (days: number) => new Date(Date.parse(START) - days * DAY);

const test = testDatabase();
let market: QuotedMarket;
beforeAll(async () => {
  market = quotedMarket(test.db, clock);
});

const recount = () => recountAfterNewMethod(test.db);

describe('a new method', () => {
  it('changes nothing where the stored quotes were made by it', async () => {
    const item_id = await market.newItem();
    await market.trade({ item_id, price: 100 });
    await market.count();
    expect(await recount()).toBe(false);
    expect(await test.db.selectFrom('quote').select('days').where('item_id', '=', item_id).execute()).toHaveLength(
      3 * 2,
    );
  });

  it('has every quote and day since the first trade counted anew, once', async () => {
    const item_id = await market.newItem();
    const cancelled = await market.newItem();
    await market.newItem();
    await market.trade({ item_id, price: 100, created_at: ago(400) });
    await market.trade({ item_id, price: 300 });
    await market.trade({ item_id: cancelled, price: 70, created_at: ago(90), status: 3, cancelled_at: ago(80) });
    await market.count();
    // As an earlier method has left them.
    await test.db.updateTable('price_day').set({ sell_median: 5 }).execute();
    await test.db.updateTable('quote').set({ trade_count: 99 }).execute();
    await test.db
      .updateTable('quote_method')
      .set({ version: METHOD_VERSION - 1 })
      .execute();

    expect(await Promise.all([recount(), recount()])).toContain(true);
    expect(await recount()).toBe(false);
    expect(await test.db.selectFrom('quote').select('item_id').execute()).toEqual([]);
    await market.count();

    const days = await test.db
      .selectFrom('price_day')
      .select('sell_median')
      .where('item_id', 'in', [item_id, cancelled])
      .where('game_server', '=', 0)
      .orderBy('day')
      .execute();
    expect(days.map(({ sell_median }) => sell_median)).toEqual([100, 70, 300]);
    const quote = await test.db
      .selectFrom('quote')
      .select(['trade_count', 'trader_weight'])
      .where('item_id', '=', item_id)
      .where('game_server', '=', 0)
      .where('days', '=', 7)
      .executeTakeFirstOrThrow();
    expect(quote).toEqual({ trade_count: 1, trader_weight: 28 });
    expect(await test.db.selectFrom('quote_change').select('id').execute()).toEqual([]);
  });
});
