import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { itemSchema } from '#features/game-data/catalog/item.contract.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertItems, type TradeParts } from '#tests/factories/trades.ts';
import { readAs } from '#tests/support/api-app.ts';
import { quotesFromEvidence } from '#tests/support/independent-quote.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type QuotedMarket, quotedMarket } from '#tests/support/quoted-market.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { smallRows } from '#tests/support/small-catalog.ts';
import { evidenceSchema } from './evidence.contract.ts';
import { itemPricesSchema, itemQuotesSchema } from './quote.contract.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const [ACORN, SWORD] = [1, 2];
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

const site = testApp();
let market: QuotedMarket;

beforeAll(async () => {
  await insertItems(site.api.db, smallRows.items);
  market = quotedMarket(site.api.db, systemClock);
});

const pricesOf = (query = '', itemId = ACORN) =>
  readAs(site.app, `/api/prices/items/${itemId}${query}`, itemPricesSchema);
const evidenceOf = (query = '', itemId = ACORN) =>
  readAs(site.app, `/api/prices/items/${itemId}/evidence${query}`, evidenceSchema);

describe('an item that nobody has traded', () => {
  it('has no quote, no days and no evidence, and is not popular', async () => {
    expect(await pricesOf('', 110)).toMatchObject({ quote: { sell: { median: null, players: 0 } }, days: [] });
    const empty = { counted: [], leftOut: [] };
    expect(await evidenceOf('', 110)).toMatchObject({
      days: 7,
      gameServer: null,
      version: 2,
      sell: { ...empty, previous: empty },
    });
    expect(await readAs(site.app, '/api/items/popular-with-prices', z.array(z.unknown()))).toEqual([]);
  });
});

describe('a traded item', () => {
  beforeAll(async () => {
    const db = site.api.db;
    const { id: twice } = await insertProfile(db);
    const { id: suspended } = await insertProfile(db, { banned_at: ago(-DAY) });
    const trades: Partial<TradeParts>[] = [
      ...[1_000, 1_040, 980, 1_010, 995, 1_005].map((price) => ({ price })),
      { price: 10_000 },
      { price: 700, profile_id: twice, status: 2, created_at: ago(5 * HOUR) },
      { price: 1_020, profile_id: twice },
      { price: 1, profile_id: suspended },
      { price: null },
      { price: 2, exclude_price: true },
      { price: 990, status: 2, created_at: ago(3 * HOUR), completed_at: ago(2 * HOUR) },
      { price: 950, game_server: 2 },
      { price: 3, hidden_at: ago(0), hidden_reason: '가림' },
      ...[900, 910, 930].map((price) => ({ price, created_at: ago(9 * DAY) })),
      ...[800, 820].map((price) => ({ price, trade_type: 2 as const })),
    ];
    for (const parts of trades) await market.trade({ created_at: ago(HOUR), ...parts, item_id: ACORN });
    await market.trade({ item_id: SWORD, item_type: 0, price: 5_000_000 });
    await market.count();
  });

  it('shows its quote and its days', async () => {
    const { quote, days } = await pricesOf();
    expect(quote).toMatchObject({
      excluded: null,
      sell: { median: 1_000, players: 9, completed: 1, lastPrice: 990, high: 1_040, confidence: 'medium' },
      buy: { median: 810, players: 2, completed: 0, confidence: 'low' },
    });
    expect(quote.sell.change).toBe(0.0989);
    expect(days.length).toBeGreaterThan(0);
    expect((await pricesOf('?days=30')).days.length).toBeGreaterThan(days.length);
    expect((await pricesOf('?gameServer=2')).quote.sell).toMatchObject({ median: 950, players: 1 });
  });

  it.each(['', '?days=1', '?days=30&gameServer=1', '?gameServer=2', '?days=365'])(
    'can be recomputed by anyone from the evidence%s',
    async (query) => {
      const evidence = await evidenceOf(query);
      const { quote } = await pricesOf(query);
      expect({ ...quotesFromEvidence(evidence), excluded: null }).toEqual(quote);
      expect(evidence.quote).toEqual(quote);
    },
  );

  it('has the reason of each rejected price, and no names', async () => {
    const { sell } = await evidenceOf();
    expect(sell.leftOut.map(({ reason, price }) => `${reason} ${price}`).toSorted()).toEqual([
      'EARLIER_OF_SAME_PLAYER 700',
      'EXCLUDED_BY_POSTER 2',
      'HIDDEN 3',
      'NO_PRICE null',
      'OUTLIER 10000',
      'SUSPENDED 1',
    ]);
    const answer = await site.app.inject(`/api/prices/items/${ACORN}/evidence`);
    expect(answer.body).not.toMatch(/profile|userId|"name"/);
    const players = sell.leftOut.filter(({ price }) => price === 700).map(({ player }) => player);
    expect(sell.counted.filter(({ price }) => price === 1_020).map(({ player }) => player)).toEqual(players);
  });

  it('is popular, with every field of the item', async () => {
    const rowSchema = z.strictObject({
      ...itemSchema.shape,
      ...itemQuotesSchema.shape,
      tradeCount: z.int(),
      spark: z.array(z.int().nullable()),
    });
    const path = '/api/items/popular-with-prices';
    const rows = await readAs(site.app, `${path}?appVersion=9&type=-1&days=7`, z.array(rowSchema));
    expect(rows.map(({ name, tradeCount, sell }) => [name, tradeCount, sell.median])).toEqual([
      // Of the player with two, one a Korean day.
      ['도토리', seoulDay(ago(5 * HOUR)) === seoulDay(ago(HOUR)) ? 14 : 15, 1_000],
      ['현철중검', 1, 5_000_000],
    ]);
    expect(rows[0]?.spark).toHaveLength(7);
    const ofType = await readAs(site.app, `${path}?type=0`, z.array(rowSchema));
    expect(ofType.map(({ id }) => id)).toEqual([SWORD]);
    expect(await readAs(site.app, `${path}?gameServer=2&type=0`, z.array(rowSchema))).toEqual([]);
    const plain = await site.app.inject(path);
    expect((await site.app.inject(`${path}?appVersion=&type=&days=&gameServer=`)).body).toBe(plain.body);
  });
});

describe('a trade from its creation to its end', () => {
  it('is in the quote and in the row of today with its current state', async () => {
    const itemId = 120;
    const seller = await signInAs(site);
    const call = async (method: 'POST' | 'PUT', path: string, payload: object = {}) => {
      const answer = await site.app.inject({ method, url: `/api/trades${path}`, headers: seller.headers, payload });
      await market.count();
      return answer;
    };
    const seen = async () => {
      const { quote, days } = await pricesOf('?days=1', itemId);
      const today = days.at(-1);
      return [
        quote.sell.median,
        quote.sell.completed,
        today?.sellMedian,
        today?.completedMedian,
        today?.completedCount,
      ];
    };

    const created = await call('POST', '', { itemId, tradeType: 1, price: 1_000, gameServer: 1 });
    expect([created.statusCode, await seen()]).toEqual([201, [1_000, 0, 1_000, null, 0]]);
    const { id } = created.json<{ id: number }>();
    await call('PUT', `/${id}`, { price: 1_200 });
    expect(await seen()).toEqual([1_200, 0, 1_200, null, 0]);
    await call('PUT', `/${id}/complete`);
    expect(await seen()).toEqual([1_200, 1, 1_200, 1_200, 1]);
    await call('POST', '', { itemId, tradeType: 1, price: 3_000, gameServer: 1 });
    expect(await seen()).toEqual([3_000, 0, 3_000, 1_200, 1]);
    const again = await call('POST', '', { itemId, tradeType: 1, price: 4_000, gameServer: 2 });
    expect(await seen()).toEqual([4_000, 0, 4_000, 1_200, 1]);
    await call('PUT', `/${again.json<{ id: number }>().id}/cancel`);
    expect(await seen()).toEqual([1_200, 1, 1_200, 1_200, 1]);
  });
});
