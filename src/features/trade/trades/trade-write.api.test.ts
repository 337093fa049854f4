import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from '#platform/clock/clock.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { testApp } from '#tests/support/open-app.ts';
import { freshPlayer, type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';
import { type OwnTrade, ownTradeSchema } from './trade.contract.ts';

const stack = makeItem({ id: 801, name: '진호박', maxquan: 100 });
const worn = makeItem({ id: 802, name: '낡은칼', type: 0, maxdura: 5000 });
const bound = makeItem({ id: 803, name: '귀속반지', trade: 0 });
const coins = makeItem({ id: 804, name: '금전', type: 9, trade: 1 });
const PLAIN = 100;

let offsetMs = 0;
const clock: Clock = { now: () => new Date(Date.now() + offsetMs) };
const site = testApp({ items: [stack, worn, bound, coins], clock, settings: { RATE_LIMIT_SCALE: '50' } });
const me = freshPlayer(site);
const other = freshPlayer(site);
beforeEach(async () => {
  offsetMs = 0;
});

type Headers = Record<string, string>;
const send = (method: 'POST' | 'PUT', url: string, payload: unknown, headers: Headers) =>
  site.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload: payload as object }) });
const listing = (parts: object = {}) => ({ itemId: PLAIN, tradeType: 1, price: 35_000, gameServer: 1, ...parts });
const post = (parts: object = {}, headers: Headers = me.headers) =>
  send('POST', '/api/trades', listing(parts), headers);
const put = (path: string, payload?: unknown, headers: Headers = me.headers) =>
  send('PUT', `/api/trades/${path}`, payload, headers);
async function made(parts: object = {}): Promise<OwnTrade> {
  const answer = await post(parts);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return ownTradeSchema.parse(answer.json());
}
const rowOf = (id: number) =>
  site.api.db.selectFrom('trade').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const tradesOf = (profileId: number) =>
  site.api.db.selectFrom('trade').selectAll().where('profile_id', '=', profileId).orderBy('id').execute();
const pricesOf = async (id: number) => {
  const rows = await site.api.db
    .selectFrom('trade_price')
    .selectAll()
    .where('trade_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, price }) => [kind, price]);
};
async function eventsSince(id: number): Promise<string[]> {
  const rows = await site.api.db.selectFrom('live_event').selectAll().where('id', '>', id).orderBy('id').execute();
  return rows.map(({ type }) => type).filter((type) => type.startsWith('trade.'));
}
async function lastEvent(): Promise<number> {
  const row = await site.api.db.selectFrom('live_event').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? 0;
}
async function suspend({ profile }: SignedInPlayer): Promise<void> {
  const banned = { banned_at: new Date(Date.now() + 3_600_000), banned_reason: '도배' };
  await site.api.db.updateTable('profile').set(banned).where('id', '=', profile.id).execute();
}

describe('POST /api/trades', () => {
  it('creates a trade with all fields', async () => {
    const before = await lastEvent();
    const text = {
      quantity: 7,
      payMethod: 2,
      isAuth: true,
      isNegotiation: true,
      comment: ' 귓말 주세요 ',
      excludePrice: true,
    };
    const trade = await made({ ...text, itemId: stack.id, tradeType: 2, gameServer: 2 });
    expect(trade).toMatchObject({ ...text, comment: '귓말 주세요', price: 35_000, status: 1, gameServer: 2 });
    expect(trade).toMatchObject({ item: { name: '진호박' }, profile: { id: me.profile.id, name: me.profile.name } });
    expect(await rowOf(trade.id)).toMatchObject({ item_type: 7, profile_id: me.profile.id, status: 1 });
    expect(await pricesOf(trade.id)).toEqual([[1, 35_000]]);
    expect(await eventsSince(before)).toEqual(['trade.created']);
    expect(ownTradeSchema.partial().parse((await site.app.inject(`/api/trades/${trade.id}`)).json()).id).toBe(trade.id);
  });

  it('needs few fields; without a price offers are wanted', async () => {
    const trade = await made({ price: null });
    const usual = { quantity: 1, durability: null, payMethod: 1, isAuth: false, isNegotiation: false, comment: '' };
    expect(trade).toMatchObject({ ...usual, price: null, excludePrice: false, isOld: false, isSample: false });
  });

  it('replaces the waiting one of the item, in one step', async () => {
    const first = await made();
    const elsewhere = await made({ itemId: PLAIN + 1 });
    const before = await lastEvent();
    const second = await made({ tradeType: 2, gameServer: 2 });
    expect(await rowOf(first.id)).toMatchObject({ status: 3, cancelled_by: 'replaced' });
    expect((await rowOf(elsewhere.id)).status).toBe(1);
    expect(await eventsSince(before)).toEqual(['trade.cancelled', 'trade.created']);
    const list = await site.app.inject(`/api/trades?itemId=${PLAIN}&limit=1`);
    expect(list.json()[0].id).toBe(second.id);
  });

  it.each([
    ['itemId', { itemId: 99_999 }],
    ['itemId', { itemId: 'x' }],
    ['tradeType', { tradeType: 3 }],
    ['price', { price: 0 }],
    ['price', { price: 4_294_967_296 }],
    ['price', { price: 1.5 }],
    ['price', { price: '35000' }],
    ['price', { price: undefined }],
    ['gameServer', { gameServer: 9 }],
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: 10_000 }],
    ['quantity', { itemId: stack.id, quantity: 101 }],
    ['quantity', { itemId: worn.id, quantity: 2 }],
    ['durability', { itemId: worn.id, durability: 5001 }],
    ['durability', { itemId: worn.id, durability: -1 }],
    ['durability', { durability: 1 }],
    ['payMethod', { payMethod: 4 }],
    ['comment', { comment: 'x'.repeat(201) }],
    ['comment', { comment: '두\n줄' }],
    ['comment', { comment: 'a\u0000b' }],
    ['comment', { comment: '\u202e뒤집힌' }],
    ['', { status: 2 }],
    ['', { profileId: 1 }],
  ])('refuses what exceeds the limit of %s: %j', async (path, parts) => {
    const answer = await post(parts);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT']);
    const [issue] = answer.json().data.issues;
    expect(issue.path).toBe(path);
    expect(issue.message).toMatch(/[가-힣]/);
    expect(await tradesOf(me.profile.id)).toEqual([]);
  });

  it.each([
    { price: 4_294_967_295 },
    { quantity: 9999 },
    { itemId: stack.id, quantity: 100 },
    { itemId: worn.id, durability: 0 },
    { itemId: worn.id, durability: 5000, quantity: 1 },
    { comment: '가'.repeat(200) },
    { comment: '<b>굵게</b> & 😀' },
  ])('accepts the limit itself: %j', async (parts) => {
    expect(await made(parts)).toMatchObject(parts);
  });

  it('refuses an item that cannot be traded', async () => {
    const answer = await post({ itemId: bound.id });
    expect([answer.statusCode, answer.json().data.rule]).toEqual([498, 'UNTRADABLE']);
    expect(answer.json().statusMessage).toMatch(/[가-힣]/);
  });

  it('refuses game money, which is no goods', async () => {
    const answer = await post({ itemId: coins.id });
    expect([answer.statusCode, answer.json().data.rule]).toEqual([498, 'UNTRADABLE']);
    expect(answer.json().statusMessage).toContain('게임 돈');
  });

  it('refuses forbidden words, however they are spaced', async () => {
    const answer = await post({ comment: '계 좌 이체만 받아요' });
    expect([answer.statusCode, answer.json().data.rule]).toEqual([498, 'CASH_TRADE']);
    expect(await tradesOf(me.profile.id)).toEqual([]);
  });

  it('refuses the 51st waiting trade, but not another of the same item', async () => {
    for (let item_id = PLAIN; item_id < PLAIN + 50; item_id += 1) {
      await insertTrade(site.api.db, { item_id, profile_id: me.profile.id });
    }
    const answer = await post({ itemId: stack.id });
    expect([answer.statusCode, answer.json().code]).toEqual([498, 'NOT_ALLOWED']);
    await made({ itemId: PLAIN + 3 });
    expect((await tradesOf(me.profile.id)).filter(({ status }) => status === 1)).toHaveLength(50);
  });

  it('is for players who are not suspended', async () => {
    expect((await post({}, {})).statusCode).toBe(401);
    const newcomer = await signInAs(site, { profile: null });
    expect((await post({}, newcomer.headers)).json()).toMatchObject({ statusCode: 403, data: { needsProfile: true } });
    await suspend(me);
    const answer = await post();
    expect([answer.statusCode, answer.json().data.bannedReason]).toEqual([499, '도배']);
    expect(await tradesOf(me.profile.id)).toEqual([]);
  });

  it('creates one trade for a double click', async () => {
    const headers = { ...me.headers, 'idempotency-key': randomUUID() };
    const answers = await Promise.all([post({}, headers), post({}, headers), post({}, headers)]);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await tradesOf(me.profile.id)).toHaveLength(1);
  });
});

describe('PUT /api/trades/{id}', () => {
  it('changes the price in place and stores the old one', async () => {
    const first = await made();
    const later = await made({ itemId: PLAIN + 1 });
    const before = await lastEvent();
    offsetMs = 60_000;
    const changed = ownTradeSchema.parse((await put(`${first.id}`, { price: 30_000 })).json());
    expect(changed).toMatchObject({
      price: 30_000,
      bumpedAt: first.bumpedAt,
      liftedAt: first.bumpedAt,
      createdAt: first.createdAt,
    });
    expect(await pricesOf(first.id)).toEqual([
      [1, 35_000],
      [2, 30_000],
    ]);
    const row = await rowOf(first.id);
    expect(row.counted_at.getTime() - row.lifted_at.getTime()).toBeGreaterThanOrEqual(60_000);
    expect(await eventsSince(before)).toEqual(['trade.changed']);
    const order = await site.app.inject(`/api/trades/profiles/${me.profile.id}`);
    expect(order.json().map(({ id }: { id: number }) => id)).toEqual([later.id, first.id]);
    await put(`${first.id}`, { price: null });
    expect(await pricesOf(first.id)).toHaveLength(3);
  });

  it('changes nothing for the current price', async () => {
    const { id, updatedAt } = await made();
    const before = await lastEvent();
    expect((await put(`${id}`, { price: 35_000 })).json()).toMatchObject({ updatedAt });
    expect(await pricesOf(id)).toHaveLength(1);
    expect(await eventsSince(before)).toEqual([]);
  });

  it.each([{ price: 0 }, { price: '1' }, {}, { price: 1, quantity: 2 }])('refuses %j', async (body) => {
    const { id } = await made();
    expect((await put(`${id}`, body)).statusCode).toBe(400);
    expect(await pricesOf(id)).toHaveLength(1);
  });
});

const ENDINGS = [
  ['', { price: 1 }],
  ['/cancel', undefined],
  ['/complete', {}],
] as const;

describe.each(ENDINGS)('PUT /api/trades/{id}%s', (path, body) => {
  it('is for its owner, while it waits', async () => {
    const { id } = await made();
    const call = (headers: Headers = me.headers) => put(`${id}${path}`, body, headers);
    expect((await call({})).statusCode).toBe(401);
    expect((await call(other.headers)).json()).toMatchObject({ statusCode: 403, code: 'FORBIDDEN' });
    expect((await put(`2000000000${path}`, body)).statusCode).toBe(404);
    expect((await rowOf(id)).status).toBe(1);
    const hidden = { hidden_at: new Date(), hidden_reason: '허위' };
    await site.api.db.updateTable('trade').set(hidden).where('id', '=', id).execute();
    expect((await call(other.headers)).statusCode).toBe(404);
    const before = await lastEvent();
    expect((await call()).statusCode).toBe(200);
    expect(await eventsSince(before)).toEqual([]);
  });

  it('is refused after its end', async () => {
    for (const end of ['/cancel', '/complete']) {
      const { id } = await made();
      await put(`${id}${end}`);
      const before = await rowOf(id);
      const answer = await put(`${id}${path}`, body);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'CONFLICT']);
      expect(await rowOf(id)).toEqual(before);
    }
  });

  it('is refused while suspended', async () => {
    const { id } = await made();
    await suspend(me);
    const answer = await put(`${id}${path}`, body);
    expect(answer.statusCode).toBe(path === '' ? 499 : 498);
    expect(answer.json().statusMessage).toContain('도배');
    expect((await rowOf(id)).status).toBe(1);
  });
});

describe('PUT /api/trades/{id}/cancel', () => {
  it('removes it from the lists', async () => {
    const { id } = await made();
    const before = await lastEvent();
    expect((await put(`${id}/cancel`)).json()).toMatchObject({ status: 3, cancelledBy: 'owner', completedAt: null });
    expect(await eventsSince(before)).toEqual(['trade.cancelled']);
    expect((await site.app.inject(`/api/trades/${id}`)).statusCode).toBe(404);
  });
});

describe('PUT /api/trades/{id}/complete', () => {
  const noticesFor = (profileId: number) =>
    site.api.db.selectFrom('notification').selectAll().where('profile_id', '=', profileId).execute();

  it('leaves it in the lists as completed', async () => {
    const { id } = await made();
    const before = await lastEvent();
    const answer = ownTradeSchema.parse((await put(`${id}/complete`)).json());
    expect(answer).toMatchObject({ status: 2, counterpart: null, cancelledAt: null });
    const row = await rowOf(id);
    expect(row.counted_at).toEqual(row.completed_at);
    expect(await eventsSince(before)).toEqual(['trade.completed']);
    expect((await site.app.inject(`/api/trades/${id}`)).json().status).toBe(2);
  });

  it.each(['number', 'name'] as const)('asks the other player, given by %s, and nobody else', async (given) => {
    const { id: profileId, name } = other.profile;
    const { id } = await made();
    const answer = await put(`${id}/complete`, { counterpart: given === 'number' ? profileId : ` ${name} ` });
    expect(answer.json()).toMatchObject({ status: 2, counterpart: { id: profileId, name } });
    expect(answer.json()).not.toHaveProperty('notNamed');
    const notices = await noticesFor(profileId);
    expect(notices).toMatchObject([{ kind: 'trade.confirm', path: `/trade/view/${id}` }]);
    expect(await noticesFor(me.profile.id)).toEqual([]);
  });

  it.each([
    ['2000000000', 2_000_000_000],
    ['nobody', '없는이름'],
    ['the owner', 0],
    ['nothing', ''],
    ['what is no number of ours', 2 ** 31],
    ['what is not seen', '가\u0000나'],
  ])('refuses %s as the other player', async (_who, named) => {
    const { id } = await made();
    const answer = await put(`${id}/complete`, { counterpart: named === 0 ? me.profile.id : named });
    expect([answer.statusCode, answer.json().data.issues[0].path]).toEqual([400, 'counterpart']);
    expect((await rowOf(id)).status).toBe(1);
  });
});

describe('PUT /api/profiles/pullUpTrade', () => {
  const bump = (headers: Headers = me.headers) => send('PUT', '/api/profiles/pullUpTrade', undefined, headers);

  it('bumps all waiting trades, once an hour', async () => {
    const [first, second] = [await made(), await made({ itemId: PLAIN + 1 })];
    offsetMs = 60_000;
    const before = await lastEvent();
    const answer = await bump();
    expect([answer.statusCode, answer.json().statusCode]).toEqual([200, 200]);
    expect(answer.json().message).toContain('2건');
    expect(await eventsSince(before)).toEqual(['trade.lifted', 'trade.lifted']);
    const rows = [await rowOf(first.id), await rowOf(second.id)];
    expect(rows.map(({ lifted_at }) => lifted_at > new Date(second.bumpedAt))).toEqual([true, true]);
    expect(rows.map(({ counted_at }) => counted_at)).toEqual(rows.map(({ lifted_at }) => lifted_at));
    expect(await pricesOf(first.id)).toEqual([
      [1, 35_000],
      [3, 35_000],
    ]);
    const again = await bump();
    expect([again.statusCode, again.json().statusCode]).toEqual([200, 429]);
    expect(again.json().message).toContain('60분 후');
    expect(again.json().nextAt).toBe(answer.json().nextAt);
    const { db } = site.api;
    const bumpedAgo = (ms: number) =>
      db
        .updateTable('profile')
        .set({ pull_up_at: new Date(Date.now() + offsetMs - ms) })
        .where('id', '=', me.profile.id)
        .execute();
    await bumpedAgo(3_570_000);
    expect((await bump()).json().message).toMatch(/ 곧 다시 할 수 있습니다\.$/);
    await bumpedAgo(3_600_000);
    expect((await bump()).json().statusCode).toBe(200);
  });

  it('bumps nothing without a waiting trade, and does not use up the hour', async () => {
    expect((await bump()).json()).toMatchObject({ statusCode: 409, nextAt: null });
    await made();
    expect((await bump()).json().statusCode).toBe(200);
  });

  it('is done once by two requests at once', async () => {
    await made();
    const answers = await Promise.all([bump(), bump(), bump()]);
    expect(answers.map((answer) => answer.json().statusCode).toSorted()).toEqual([200, 429, 429]);
  });

  it('is for players who are not suspended', async () => {
    expect((await bump({})).statusCode).toBe(401);
    await suspend(me);
    expect((await bump()).statusCode).toBe(499);
  });
});
