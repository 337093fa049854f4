import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { testApp } from '#tests/support/open-app.ts';
import { signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import { listedTradeSchema, orderBookSchema, ownTradeSchema } from './trade.contract.ts';

const lantern = makeItem({ id: 701, name: '청사초롱' });
let nextItem = 100;
const ownItem = () => nextItem++;

const site = testApp({ items: [lantern] });
const owner = testPlayer(site);
const other = testPlayer(site);

const make = (parts: Parameters<typeof insertTrade>[1]) => insertTrade(site.api.db, parts);
const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
const byNumber = (one: number, other: number) => one - other;
const rowsSchema = z.array(z.object({ id: z.int() }));
async function idsAt(url: string, headers: Record<string, string> = {}): Promise<number[]> {
  const answer = await get(url, headers);
  expect([answer.statusCode, url]).toEqual([200, url]);
  return rowsSchema.parse(answer.json()).map(({ id }) => id);
}

describe('GET /api/trades', () => {
  it('lists public trades, with item and player, by pages', async () => {
    const item_id = ownItem();
    const made = [];
    for (let turn = 0; turn < 3; turn += 1) {
      made.unshift(await make({ item_id, created_at: new Date(Date.UTC(2026, 0, 1, turn)) }));
    }
    const url = `/api/trades?itemId=${item_id}&limit=2`;
    const first = await get(url);
    expect(
      z
        .array(listedTradeSchema)
        .parse(first.json())
        .map(({ id }) => id),
    ).toEqual(made.slice(0, 2).map(({ id }) => id));
    expect(first.headers['cache-control']).toContain('must-revalidate');
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await get(next);
    expect(rowsSchema.parse(second.json())).toHaveLength(1);
    expect(second.headers.link).toBeUndefined();
    expect((await get(`${url}&cursor=`)).json()).toHaveLength(2);
  });

  it('is ordered by price or by ratio on request, far-off prices last, by pages', async () => {
    const item_id = ownItem();
    const listed = (price: number, parts: object = {}) => make({ item_id, price, quote_ratio: price / 100, ...parts });
    const [dear, cheap] = [await listed(110), await listed(90)];
    const bait = await listed(1, { is_far_off: true });
    const bought = await listed(80, { trade_type: 2 });
    await listed(70, { status: 2 });
    await make({ item_id, price: null });
    const sellers = `/api/trades?itemId=${item_id}&tradeType=1`;
    expect(await idsAt(`${sellers}&sort=price`)).toEqual([cheap.id, dear.id, bait.id]);
    expect(await idsAt(`${sellers}&sort=ratio&status=1`)).toEqual([cheap.id, dear.id, bait.id]);
    expect(await idsAt(`/api/trades?itemId=${item_id}&sort=ratio`)).toEqual([bought.id, cheap.id, dear.id, bait.id]);
    expect(await idsAt(`${sellers}&sort=new&status=1&isPriced=true`)).toEqual([bait.id, cheap.id, dear.id]);
    const first = await get(`${sellers}&sort=price&limit=2`);
    const next = /^<(.+)>; rel="next"$/.exec(String(first.headers.link))?.[1] ?? '';
    expect([rowsSchema.parse(first.json()).length, await idsAt(next)]).toEqual([2, [bait.id]]);
    expect(next).toContain('sort=price');
    expect((await get(next.replace('sort=price', 'sort=ratio'))).statusCode).toBe(400);
  });

  it.each(['sort=price', 'sort=dear', 'sort=ratio&status=2', 'sort=price&tradeType=1&status=3'])(
    'refuses %s',
    async (query) => {
      const answer = await get(`/api/trades?${query}`);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT']);
    },
  );

  it('reads every filter', async () => {
    const item_id = ownItem();
    const parts = {
      item_id,
      trade_type: 2,
      game_server: 2,
      price: 700,
      pay_method: 3,
      is_auth: true,
      item_type: 9,
    } as const;
    const found = await make({ ...parts, is_negotiation: true, comment: '참숯만 받습니다' });
    await make({ item_id });
    const filters = 'tradeType=2&gameServer=2&status=1&minPrice=700&maxPrice=700&payMethod=3&isAuth=true&type=9';
    expect(await idsAt(`/api/trades?${filters}&isNegotiation=true&itemId=${item_id}`)).toEqual([found.id]);
    expect(await idsAt(`/api/trades?q=${encodeURIComponent('참숯만')}&isPriced=true`)).toEqual([found.id]);
    expect(await idsAt(`/api/trades?q=%00${encodeURIComponent('참숯만')}%00`)).toEqual([found.id]);
    expect(await idsAt(`/api/trades?itemId=${item_id}&isAuth=false`)).not.toContain(found.id);
  });

  it.each([
    ['tradeType', '3'],
    ['gameServer', '9'],
    ['itemId', '0'],
    ['type', '12'],
    ['status', '4'],
    ['q', 'x'.repeat(51)],
    ['minPrice', '0'],
    ['maxPrice', '4294967296'],
    ['payMethod', '5'],
    ['job', '9'],
    ['job', '-1'],
    ['isAuth', 'yes'],
    ['limit', '101'],
    ['cursor', 'nonsense!'],
  ])('refuses %s=%s', async (name, value) => {
    const answer = await get(`/api/trades?${name}=${value}`);
    expect([answer.statusCode, answer.json().data.issues[0].path]).toEqual([400, name]);
    expect(answer.json().data.issues[0].message).toMatch(/[가-힣]/);
  });

  it('shows cancelled trades to their owner alone', async () => {
    const item_id = ownItem();
    const gone = await make({ item_id, profile_id: owner.profile.id, status: 3 });
    const url = `/api/trades?status=3&itemId=${item_id}`;
    const { headers } = await signInAs(site, { profile: null });
    for (const one of [url, `/api/trades/items/${item_id}?status=3`]) {
      expect((await get(one)).statusCode).toBe(401);
      expect((await get(one, headers)).json()).toMatchObject({ statusCode: 403, data: { needsProfile: true } });
    }
    expect(await idsAt(url, owner.headers)).toEqual([gone.id]);
    expect(await idsAt(url, other.headers)).toEqual([]);
    const filters =
      'tradeType=1&gameServer=1&type=7&minPrice=1000&maxPrice=1000&isPriced=true&payMethod=1&isAuth=false';
    expect(await idsAt(`${url}&${filters}&isNegotiation=false`, owner.headers)).toEqual([gone.id]);
    const name = encodeURIComponent(site.catalog.itemById.get(item_id)?.name ?? '');
    expect(await idsAt(`${url}&q=${name}`, owner.headers)).toEqual([gone.id]);
    expect(await idsAt(`${url}&q=${encodeURIComponent('다른 말')}`, owner.headers)).toEqual([]);
    expect(await idsAt(`/api/trades?itemId=${item_id}`, owner.headers)).toEqual([]);
  });
});

describe('GET /api/trades/items/{id}', () => {
  it('lists one item, and its book', async () => {
    const item_id = ownItem();
    const sell = await make({ item_id, price: 5 });
    const buy = await make({ item_id, price: 4, trade_type: 2 });
    expect(await idsAt(`/api/trades/items/${item_id}`)).toEqual([buy.id, sell.id]);
    expect(await idsAt(`/api/trades/items/${item_id}?tradeType=1`)).toEqual([sell.id]);
    const book = orderBookSchema.parse((await get(`/api/trades/items/${item_id}/book?gameServer=1`)).json());
    expect([book.sell.count, book.buy.count, book.sell.rows[0]?.id]).toEqual([1, 1, sell.id]);
    expect((await get(`/api/trades/items/${item_id}/book?gameServer=2`)).json().sell).toEqual({ count: 0, rows: [] });
  });

  it.each(['/api/trades/items/9999', '/api/trades/items/9999/book'])('%s matches no item', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('GET /api/trades/profiles/{id}', () => {
  it('lists a player’s trades by number and by UUID; hidden and cancelled ones to the owner alone', async () => {
    const player = await signInAs(site);
    const { id: profile_id } = player.profile;
    const waiting = await make({ item_id: ownItem(), profile_id });
    const hidden = await make({ item_id: ownItem(), profile_id, hidden_at: new Date(), hidden_reason: '허위 가격' });
    const done = await make({ item_id: ownItem(), profile_id, status: 2, counterpart_id: other.profile.id });
    const gone = await make({ item_id: ownItem(), profile_id, status: 3, cancelled_by: 'owner' });
    for (const id of [profile_id, player.userId]) {
      const url = `/api/trades/profiles/${id}`;
      expect((await idsAt(url)).toSorted(byNumber)).toEqual([waiting.id, done.id]);
      expect((await idsAt(url, other.headers)).toSorted(byNumber)).toEqual([waiting.id, done.id]);
      expect((await idsAt(url, player.headers)).toSorted(byNumber)).toEqual([waiting.id, hidden.id, done.id]);
      expect(await idsAt(`${url}?status=2`)).toEqual([done.id]);
      expect((await get(`${url}?status=3`)).statusCode).toBe(401);
      expect((await get(`${url}?status=3`, other.headers)).statusCode).toBe(403);
      expect(await idsAt(`${url}?status=3`, player.headers)).toEqual([gone.id]);
    }
    const own = await get(`/api/trades/profiles/${profile_id}`, player.headers);
    expect(own.headers['cache-control']).toBe('private, no-store');
    const rows = z.array(ownTradeSchema).parse(own.json());
    expect(rows.find(({ id }) => id === hidden.id)).toMatchObject({ hiddenReason: '허위 가격' });
    expect(rows.find(({ id }) => id === done.id)?.counterpart).toMatchObject({ name: other.profile.name });
    expect((await get(`/api/trades/profiles/${profile_id}/count`)).json()).toEqual({ 0: 3, 1: 1, 2: 1, 3: 1 });
    expect((await get(`/api/trades/profiles/${profile_id}/last`)).json().id).toBe(done.id);
  });

  it('answers null as the last of a player without trades, and 404 for an unknown player', async () => {
    const { profile } = await signInAs(site);
    const last = await get(`/api/trades/profiles/${profile.id}/last`);
    expect([last.statusCode, last.json()]).toEqual([200, null]);
    expect((await get(`/api/trades/profiles/${profile.id}/count`)).json()).toEqual({ 0: 0, 1: 0, 2: 0, 3: 0 });
    for (const path of ['', '/last', '/count']) {
      expect((await get(`/api/trades/profiles/2000000000${path}`)).statusCode).toBe(404);
      expect((await get(`/api/trades/profiles/nobody${path}`)).statusCode).toBe(404);
    }
  });

  it('refuses an unknown status', async () => {
    expect((await get(`/api/trades/profiles/${owner.profile.id}?status=4`)).statusCode).toBe(400);
  });
});

describe('GET /api/trades/{id}', () => {
  it('shows public trades', async () => {
    const { id } = await make({ item_id: lantern.id });
    const trade = listedTradeSchema.parse((await get(`/api/trades/${id}/`)).json());
    expect(trade.item).toEqual({ id: 701, name: '청사초롱', type: 7, iconUrl: null });
  });

  it('shows hidden and cancelled trades to their owner and to operators alone', async () => {
    const { id: profile_id } = owner.profile;
    const hidden = await make({ item_id: ownItem(), profile_id, hidden_at: new Date(), hidden_reason: '사기' });
    const gone = await make({ item_id: ownItem(), profile_id, status: 3 });
    const operator = await signInAs(site, { profile: null, isOperator: true });
    for (const { id } of [hidden, gone]) {
      expect((await get(`/api/trades/${id}`)).statusCode).toBe(404);
      expect((await get(`/api/trades/${id}`, other.headers)).statusCode).toBe(404);
      for (const { headers } of [owner, operator]) {
        const answer = await get(`/api/trades/${id}`, headers);
        expect(ownTradeSchema.parse(answer.json()).id).toBe(id);
        expect(answer.headers['cache-control']).toBe('private, no-store');
      }
    }
  });

  it.each([
    ['2000000000', 404],
    ['0', 400],
    ['x', 400],
  ])('/api/trades/%s is %s', async (id, status) => {
    expect((await get(`/api/trades/${id}`)).statusCode).toBe(status);
  });
});
