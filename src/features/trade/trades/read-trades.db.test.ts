import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertItems, insertTrade, type TradeParts } from '#tests/factories/trades.ts';
import { testDatabase } from '#tests/support/database.ts';
import { smallCatalog, smallRows } from '#tests/support/small-catalog.ts';
import { configWithKeys } from '#tests/support/unavailable-provider.ts';
import type { TradeReader } from '../trade-readers.ts';
import { readTrades } from './read-trades.service.ts';
import { listedTradeSchema } from './trade.contract.ts';
import type { TradeFilter } from './trade.filter.ts';
import { tradeCursor } from './trade-cursor.rules.ts';

const items = Array.from({ length: 24 }, (_, index) =>
  makeItem({
    id: 500 + index,
    name: `시험물건${String.fromCharCode(0xac00 + index * 588)}`,
    type: index === 5 ? 3 : 7,
  }),
);
const lantern = makeItem({ id: 601, name: '청사초롱', type: 8 });
const lanternPole = makeItem({ id: 602, name: '청사초롱대', type: 8 });
const catalog = smallCatalog({ ...smallRows, items: [...smallRows.items, ...items, lantern, lanternPole] });

const test = testDatabase();
let trades: TradeReader;
let minute = 0;
let nextItem = 500;

beforeAll(async () => {
  await insertItems(test.db, catalog.items);
  trades = readTrades({ db: test.db, catalog: () => catalog, clock: systemClock, config: await configWithKeys() });
});

const ownItem = () => nextItem++;
function make(parts: TradeParts) {
  minute += 1;
  return insertTrade(test.db, { created_at: new Date(Date.UTC(2026, 0, 1, 0, minute)), ...parts });
}
const idsOf = async (filter: TradeFilter, limit = 50) =>
  (await trades.list(filter, { limit })).rows.map(({ id }) => id);
const countOf = async (filter: TradeFilter, countUpTo = 100) =>
  (await trades.list(filter, { limit: 1, countUpTo })).count;

describe('list', () => {
  it('contains waiting and completed ones, the last bumped first, ties by id', async () => {
    const item_id = ownItem();
    const at = new Date('2026-02-01T00:00:00Z');
    const first = await make({ item_id, lifted_at: at });
    const second = await make({ item_id, lifted_at: at });
    const bumped = await make({ item_id, lifted_at: new Date('2026-02-02T00:00:00Z') });
    const done = await make({ item_id, status: 2 });
    await make({ item_id, status: 3 });
    await make({ item_id, hidden_at: at, hidden_reason: '허위' });
    const expected = [bumped.id, second.id, first.id, done.id];
    expect(await idsOf({ itemId: item_id })).toEqual(expected);
    expect(await idsOf({ itemId: item_id, status: 0 })).toEqual(expected);
    expect(await idsOf({ itemId: item_id, status: 1 })).toEqual(expected.slice(0, 3));
    expect(await idsOf({ itemId: item_id, status: 2 })).toEqual([done.id]);
  });

  it('has every field, and no name for a deleted player', async () => {
    const item_id = ownItem();
    const { id: profile_id } = await insertProfile(test.db, { name: '떠날이', level: 9 });
    await make({ item_id, profile_id, status: 2, price_excluded_reason: '운영자' });
    const leave = { deleted_at: new Date(), name: null, name_key: null, user_id: null };
    await test.db.updateTable('profile').set(leave).where('id', '=', profile_id).execute();
    const [row] = (await trades.list({ itemId: item_id }, { limit: 1 })).rows;
    expect(listedTradeSchema.parse(row)).toMatchObject({
      excludePrice: true,
      item: { id: item_id, name: catalog.itemById.get(item_id)?.name },
      profile: { id: profile_id, userId: null, name: '탈퇴한 사용자' },
    });
  });

  it.each<[TradeFilter, Partial<TradeParts>, Partial<TradeParts>]>([
    [{ tradeType: 2 }, { trade_type: 2 }, { trade_type: 1 }],
    [{ gameServer: 2 }, { game_server: 2 }, { game_server: 1 }],
    [{ minPrice: 500 }, { price: 500 }, { price: 499 }],
    [{ maxPrice: 500 }, { price: 500 }, { price: 501 }],
    [{ minPrice: 1 }, { price: 1 }, { price: null }],
    [{ isPriced: true }, { price: 1 }, { price: null }],
    [{ payMethod: 2 }, { pay_method: 2 }, { pay_method: 1 }],
    [{ isAuth: true }, { is_auth: true }, { is_auth: false }],
    [{ isAuth: false }, { is_auth: false }, { is_auth: true }],
    [{ isNegotiation: true }, { is_negotiation: true }, { is_negotiation: false }],
    [{ type: 3 }, { item_type: 3 }, { item_type: 4 }],
  ])('finds by %j', async (filter, fitting, other) => {
    const item_id = ownItem();
    const found = await make({ item_id, ...fitting });
    await make({ item_id, ...other });
    expect(await idsOf({ itemId: item_id, ...filter })).toEqual([found.id]);
    expect(await countOf({ itemId: item_id, ...filter })).toBe(1);
    const everywhere = await idsOf(filter, 100);
    expect(everywhere).toContain(found.id);
  });

  it('continues after the last one, without a gap or a repetition, while new ones arrive', async () => {
    const item_id = ownItem();
    const made: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) made.unshift((await make({ item_id, is_auth: true })).id);
    for (const filter of [{ itemId: item_id }, { itemId: item_id, isAuth: true }]) {
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await trades.list(filter, { limit: 4, cursor });
        seen.push(...page.rows.map(({ id }) => id));
        cursor = page.next;
        await make({ item_id, is_auth: true });
      } while (cursor !== undefined);
      expect(seen.slice(-11)).toEqual(made);
      expect(new Set(seen).size).toBe(seen.length);
    }
  });

  it('returns a cursor when a rare filter has scanned many', async () => {
    const item_id = ownItem();
    const { id: profile_id } = await insertProfile(test.db);
    const rare = await make({ item_id, profile_id, status: 2, price: 77 });
    await test.database.pool.query(
      `insert into trade (profile_id, item_id, item_type, game_server, trade_type, price, status, completed_at, lifted_at, counted_at)
       select $1, $2, 7, 1, 1, 5, 2, at, at, at
       from (select $3::timestamptz + n * interval '1 second' as at from generate_series(1, 10005) as n) as moments`,
      [profile_id, item_id, rare.lifted_at],
    );
    const first = await trades.list({ itemId: item_id, minPrice: 70 }, { limit: 10 });
    expect(first.rows).toEqual([]);
    const second = await trades.list({ itemId: item_id, minPrice: 70 }, { limit: 10, cursor: first.next });
    expect(second.rows.map(({ id }) => id)).toEqual([rare.id]);
    expect(second.next).toBeUndefined();
    await test.db.deleteFrom('trade').where('item_id', '=', item_id).where('price', '=', 5).execute();
  });

  it('starts at the newest for an invalid cursor', async () => {
    const item_id = ownItem();
    const only = await make({ item_id });
    const page = await trades.list({ itemId: item_id }, { limit: 5, cursor: 'nonsense!' });
    expect(page.rows.map(({ id }) => id)).toEqual([only.id]);
    expect(page.count).toBeNull();
  });

  it.each<[string, TradeFilter]>([
    ['no index knows', { isAuth: true }],
    ['an index knows', {}],
    ['looks for words', { q: '귀한 물건' }],
  ])('counts waiting ones beside a page behind the last row, for a filter that %s', async (_name, filter) => {
    const item_id = ownItem();
    await make({ item_id, is_auth: true, comment: '귀한 물건 팔아요' });
    await make({ item_id, is_auth: true, comment: '귀한 물건 팔았어요', status: 2 });
    const of = { itemId: item_id, ...filter };
    const { rows } = await trades.list(of, { limit: 100 });
    const last = rows.at(-1);
    const cursor = last && tradeCursor({ bumpedAt: new Date(last.liftedAt), id: last.id });
    const behind = await trades.list(of, { limit: 5, cursor, countUpTo: 100 });
    expect(behind.rows).toEqual([]);
    expect(rows).toHaveLength(2);
    expect([behind.count, await countOf(of)]).toEqual([1, 1]);
  });
});

describe('words', () => {
  it('find by the item’s name as the site does, or by the comment, each once', async () => {
    const elsewhere = ownItem();
    const lamp = await make({ item_id: lantern.id });
    const pole = await make({ item_id: lanternPole.id, comment: '청사초롱 같이 드려요' });
    const message = await make({ item_id: elsewhere, comment: '청사초롱 삽니다 50%_\\' });
    await make({ item_id: elsewhere, comment: '아무 말' });
    expect(await idsOf({ q: '청사초롱' })).toEqual([message.id, pole.id, lamp.id]);
    expect(await idsOf({ q: 'ㅊㅅㅊㄹ' })).toEqual([pole.id, lamp.id]);
    expect(await idsOf({ q: '50%_\\' })).toEqual([message.id]);
    expect(await idsOf({ q: '%' })).toEqual([message.id]);
    expect(await idsOf({ q: '청사초롱', itemId: elsewhere })).toEqual([message.id]);
    expect(await idsOf({ q: '청사초롱', type: 99 })).toEqual([]);
    expect(await countOf({ q: '청사초롱' })).toBe(3);
    expect(await countOf({ q: '청사초롱' }, 2)).toBe(2);
    const first = await trades.list({ q: '청사초롱' }, { limit: 2 });
    const second = await trades.list({ q: '청사초롱' }, { limit: 2, cursor: first.next });
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual([message.id, pole.id, lamp.id]);
    expect(second.next).toBeUndefined();
  });
});

describe('one trade', () => {
  it('is public while it waits and after its completion', async () => {
    const item_id = ownItem();
    const [waiting, done, gone, hidden] = [
      await make({ item_id }),
      await make({ item_id, status: 2 }),
      await make({ item_id, status: 3 }),
      await make({ item_id, hidden_at: new Date() }),
    ];
    expect((await trades.find(waiting.id))?.id).toBe(waiting.id);
    expect((await trades.find(done.id))?.status).toBe(2);
    for (const { id } of [gone, hidden]) expect(await trades.find(id)).toBeUndefined();
    expect(await trades.find(2_000_000_000)).toBeUndefined();
  });
});

describe('book', () => {
  it('is sorted by best price of each side, then the newest, those without a price last', async () => {
    const item_id = ownItem();
    const sellAt = (price: number | null) => make({ item_id, price });
    const buyAt = (price: number | null) => make({ item_id, price, trade_type: 2 });
    const [s30, s10, sNone, s10b] = [await sellAt(30), await sellAt(10), await sellAt(null), await sellAt(10)];
    const [b5, bNone, b9] = [await buyAt(5), await buyAt(null), await buyAt(9)];
    await make({ item_id, price: 1, status: 2 });
    await make({ item_id, price: 1, hidden_at: new Date() });
    const other = await make({ item_id, price: 2, game_server: 2 });
    const book = await trades.book(item_id, { gameServer: 1, limit: 10 });
    expect(book.sell.rows.map(({ id }) => id)).toEqual([s10b.id, s10.id, s30.id, sNone.id]);
    expect(book.buy.rows.map(({ id }) => id)).toEqual([b9.id, b5.id, bNone.id]);
    expect([book.sell.count, book.buy.count]).toEqual([4, 3]);
    const both = await trades.book(item_id, { limit: 2 });
    expect(both.sell.rows.map(({ id }) => id)).toEqual([other.id, s10b.id]);
    expect(both.sell.count).toBe(5);
  });
});

describe('deals', () => {
  it('are the completed ones, the last completed first', async () => {
    const item_id = ownItem();
    const early = await make({ item_id, status: 2, completed_at: new Date('2026-03-01T00:00:00Z') });
    const late = await make({ item_id, status: 2, completed_at: new Date('2026-03-02T00:00:00Z'), game_server: 2 });
    await make({ item_id });
    const deals = async (gameServer?: number) =>
      (await trades.deals(item_id, { limit: 5, gameServer })).map(({ id }) => id);
    expect(await deals()).toEqual([late.id, early.id]);
    expect(await deals(1)).toEqual([early.id]);
  });
});

describe('of a player', () => {
  it('are the public ones, counted by status', async () => {
    const item_id = ownItem();
    const { id: profile_id } = await insertProfile(test.db);
    const done = await make({ item_id, profile_id, status: 2 });
    const waiting = await make({ item_id, profile_id });
    const again = await make({ item_id, profile_id, status: 2 });
    await make({ item_id, profile_id, status: 3, cancelled_by: 'owner' });
    await make({ item_id });
    const first = await trades.ofProfile(profile_id, { limit: 2 });
    const second = await trades.ofProfile(profile_id, { limit: 2, cursor: first.next });
    expect(first.rows.map(({ id }) => id)).toEqual([again.id, waiting.id]);
    expect(second.rows.map(({ id }) => id)).toEqual([done.id]);
    expect(second.next).toBeUndefined();
    expect(await trades.countsOfProfile(profile_id)).toEqual({ 0: 4, 1: 1, 2: 2, 3: 1 });
    for (const cancelled_by of ['replaced', 'old', 'operator', 'account'] as const) {
      await make({ item_id, profile_id, status: 3, cancelled_by });
    }
    for (const status of [1, 2, 3] as const) {
      await make({ item_id: lantern.id, profile_id, status, cancelled_by: 'owner', hidden_at: new Date() });
    }
    expect(await trades.countsOfProfile(profile_id)).toEqual({ 0: 4, 1: 1, 2: 2, 3: 1 });
    expect(await trades.countsOfProfile(2_000_000_000)).toEqual({ 0: 0, 1: 0, 2: 0, 3: 0 });
  });
});
