import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DAY_MS } from '#shared/durations.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { suspend } from '#tests/factories/people.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type By, injectTo } from '#tests/support/send-as.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { transactOver } from '#tests/support/transact.ts';
import { alertedSchema, MAX_WATCHES, watchPreviewSchema, watchSchema } from './watch.contract.ts';
import { watchData } from './watch.service.ts';

const ACORN = 1;
const SWORD = 2;

const bound = makeItem({ id: 803, name: '귀속반지', trade: 0 });

const site = testApp({ items: [bound] });
let nextItem = 100;
const ownItem = () => nextItem++;

const send = injectTo(site);
const watchBody = (own: object = {}) => ({ itemId: ACORN, subject: 'listing', tradeType: 1, price: 1000, ...own });
const create = (by: By, own: object = {}) => send('POST', '/api/watches', by, watchBody(own));
const preview = (by: By, own: object) => send('POST', '/api/watches/preview', by, watchBody(own));
const list = async (by: By) => z.array(watchSchema).parse((await send('GET', '/api/watches', by)).json());
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

describe('POST /api/watches', () => {
  it('stores watches; sellers must come down, buyers up', async () => {
    const player = await signInAs(site);
    const reply = await create(player, { itemId: SWORD, gameServer: 2 });
    expect(reply.statusCode).toBe(201);
    const watch = watchSchema.parse(reply.json());
    expect(watch).toMatchObject({
      item: { id: SWORD, name: '현철중검' },
      subject: 'listing',
      tradeType: 1,
      direction: 'below',
      price: 1000,
      gameServer: 2,
      firedAt: null,
      fireCount: 0,
    });
    const second = watchSchema.parse((await create(player, { tradeType: 2, subject: 'quote' })).json());
    expect(second).toMatchObject({ direction: 'above', gameServer: null });
    expect(await list(player)).toEqual([second, watch]);
    expect(await list(await signInAs(site))).toEqual([]);
  });

  it.each([
    ['an unknown item', { itemId: 99_999 }, 'itemId'],
    ['an unknown server', { gameServer: 9 }, 'gameServer'],
    ['a price left out', { price: undefined }, 'price'],
    ['a quote at any price', { subject: 'quote', price: null }, 'price'],
    ['a price of nothing', { price: 0 }, 'price'],
    ['too high a price', { price: 4_294_967_296 }, 'price'],
    ['an unknown side', { tradeType: 3 }, 'tradeType'],
    ['an unknown subject', { subject: 'rumour' }, 'subject'],
    ['something else', { note: 'x' }, ''],
  ])('refuses %s', async (_name, own, path) => {
    const player = await signInAs(site);
    const reply = await create(player, own);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'INVALID_INPUT', data: { issues: [{ path }] } });
    expect(await list(player)).toEqual([]);
  });

  it('refuses the same one twice', async () => {
    const player = await signInAs(site);
    expect((await create(player)).statusCode).toBe(201);
    expect((await create(player)).statusCode).toBe(409);
  });

  it('stores one without a price for each item, server and side', async () => {
    const player = await signInAs(site);
    const first = watchSchema.parse((await create(player, { price: null })).json());
    expect(first.price).toBeNull();
    expect((await create(player, { price: null, direction: 'above' })).statusCode).toBe(409);
    for (const other of [{ tradeType: 2 }, { gameServer: 2 }, { itemId: SWORD }]) {
      expect((await create(player, { price: null, ...other })).statusCode).toBe(201);
    }
    expect(await list(player)).toHaveLength(4);
  });

  it.each(['listing', 'quote'])('answers more of %s at once than the database has connections', async (subject) => {
    const player = await signInAs(site);
    const sent = Array.from({ length: 24 }, () => create(player, { subject }));
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([201, ...Array(23).fill(409)]);
  });

  it('allows 50 for each player, however many are sent at once', async () => {
    const player = await signInAs(site);
    await site.database.db
      .insertInto('watch')
      .values(
        Array.from({ length: MAX_WATCHES - 2 }, (_, index) => ({
          profile_id: player.profile.id,
          item_id: ACORN,
          game_server: 0,
          trade_type: 1,
          subject: 'listing' as const,
          direction: 'below' as const,
          price: 1 + index,
          was_beyond: null,
        })),
      )
      .execute();
    const replies = await Promise.all([1, 2, 3, 4].map((price) => create(player, { price: 5000 + price })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 498, 498]);
  });

  it('is for players who are not suspended; all may remove', async () => {
    expect((await create(null)).statusCode).toBe(401);
    const player = await signInAs(site);
    const { id } = watchSchema.parse((await create(player)).json());
    await suspend(site.database.db, player);
    expect((await create(player, { price: 2 })).statusCode).toBe(499);
    const stranger = await signInAs(site);
    expect((await send('DELETE', `/api/watches/${id}`, stranger)).statusCode).toBe(404);
    expect((await send('DELETE', `/api/watches/${id}`, player)).statusCode).toBe(200);
    expect((await send('DELETE', `/api/watches/${id}`, player)).statusCode).toBe(404);
    expect(await list(player)).toEqual([]);
  });
});

describe('GET /api/watches/alerted', () => {
  const request = (by: By, query: string) => send('GET', `/api/watches/alerted?${query}`, by);

  it('tells what may be done about alerted trades now, against the quote of their server, and leaves out what is gone', async () => {
    const player = await signInAs(site);
    const { db } = site.database;
    const open = await insertTrade(db, { item_id: SWORD, game_server: 2, price: 1000 });
    const done = await insertTrade(db, { item_id: SWORD, status: 2 });
    const gone = await insertTrade(db, { item_id: SWORD, status: 3 });
    const reply = await request(player, `trades=${open.id},${done.id},${gone.id}&items=${ACORN},99999`);
    expect(reply.statusCode).toBe(200);
    const { trades, items } = alertedSchema.parse(reply.json());
    const found = new Map(trades.map((trade) => [trade.id, trade]));
    expect([...found.keys()].sort()).toEqual([open.id, done.id].sort());
    expect(found.get(open.id)).toMatchObject({ item: { id: SWORD, name: '현철중검' }, status: 1, price: 1000 });
    expect(found.get(done.id)?.status).toBe(2);
    expect(items.map(({ id }) => id)).toEqual([ACORN]);
    expect((await request(player, '')).json()).toEqual({ trades: [], items: [] });
  });

  it('is for players, and for fifty at once', async () => {
    expect((await request(null, 'trades=1')).statusCode).toBe(401);
    const player = await signInAs(site);
    expect((await request(player, 'trades=1,x')).statusCode).toBe(400);
    expect((await request(player, `trades=${Array(51).fill(7).join(',')}`)).statusCode).toBe(400);
  });
});

describe('POST /api/watches/preview', () => {
  it('counts how often trades of others reached the price, and those that wait now', async () => {
    const player = await signInAs(site);
    const item_id = ownItem();
    const { db } = site.database;
    const make = (days: number, own: object) => insertTrade(db, { item_id, created_at: ago(days), ...own });
    await make(1, { price: 900 });
    await make(6, { price: 1000, game_server: 2 });
    await make(20, { price: 800, status: 3 });
    await make(40, { price: 800, status: 3 });
    await make(2, { price: 1001 });
    await make(2, { price: 900, trade_type: 2 });
    await make(2, { price: null });
    await make(2, { price: 900, profile_id: player.profile.id });
    await make(2, { price: 900, hidden_at: new Date(), hidden_reason: '허위' });
    const changed = await make(10, { price: 1500 });
    for (const [days, price] of [
      [5, 950],
      [4, 940],
      [3, 1200],
      [2, 990],
    ] as const) {
      await db
        .insertInto('trade_price')
        .values({ trade_id: changed.id, item_id, at: ago(days), kind: 2, price })
        .execute();
    }
    const counts = async (own: object) =>
      watchPreviewSchema.parse((await preview(player, { itemId: item_id, ...own })).json());
    expect(await counts({})).toEqual({ week: 4, month: 5, now: 2 });
    expect(await counts({ gameServer: 2 })).toEqual({ week: 1, month: 1, now: 1 });
    expect(await counts({ tradeType: 2, price: 900 })).toEqual({ week: 1, month: 1, now: 1 });
    expect(await counts({ price: null })).toEqual({ week: 4, month: 6, now: 5 });
    expect(await counts({ price: 1 })).toEqual({ week: 0, month: 0, now: 0 });
    expect(await list(player)).toEqual([]);
  });

  it('counts crossings of the days’ medians for a quote', async () => {
    const player = await signInAs(site);
    const item_id = ownItem();
    const medians = [
      [20, 1200],
      [15, 900],
      [12, 1010],
      [9, 1100],
      [3, 1000],
      [1, 800],
    ] as const;
    for (const [days, sell_median] of medians) {
      const day = seoulDay(ago(days));
      const counts = { sell_count: 1, buy_count: 0, completed_count: 0, buy_median: null, completed_median: null };
      await site.database.db
        .insertInto('price_day')
        .values({ item_id, game_server: 0, day, sell_median, ...counts })
        .execute();
    }
    const reply = await preview(player, { itemId: item_id, subject: 'quote' });
    expect(watchPreviewSchema.parse(reply.json())).toEqual({ week: 1, month: 2, now: 0 });
  });

  it('needs a sign-in and refuses invalid watches', async () => {
    expect((await preview(null, {})).statusCode).toBe(401);
    expect((await preview(await signInAs(site), { itemId: 99_999 })).statusCode).toBe(400);
    expect((await preview(await signInAs(site), { itemId: bound.id })).statusCode).toBe(498);
  });
});

describe('personal data', () => {
  it('is exported and deleted, of that person alone', async () => {
    const { db } = site.database;
    const [player, stranger] = [await signInAs(site), await signInAs(site)];
    await create(player);
    await create(stranger);
    const subject = (who: typeof player) => ({
      person: { userId: who.userId, sessionId: null, token: '' },
      profileId: who.profile.id,
    });
    expect(await watchData.exportOf(db, subject(player))).toMatchObject([{ item_id: ACORN, price: 1000 }]);
    await transactOver(db)((unit) => watchData.deleteOf(unit, subject(player), new Date()));
    expect(await watchData.exportOf(db, subject(player))).toEqual([]);
    expect(await list(stranger)).toHaveLength(1);
  });
});
