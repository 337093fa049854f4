import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { suspend } from '#tests/factories/people.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { testApp } from '#tests/support/open-app.ts';
import { freshPlayer, type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';

const ITEM = 100;

const site = testApp({ items: [] });
const owner = freshPlayer(site);
const buyer = freshPlayer(site);

const ago = (ms: number) => new Date(Date.now() - ms);
const put = (path: string, { headers }: SignedInPlayer, payload?: object) =>
  site.app.inject({ method: 'PUT', url: `/api/trades/${path}`, headers, ...(payload && { payload }) });
const get = (path: string, player?: SignedInPlayer) =>
  site.app.inject({ url: path, ...(player && { headers: player.headers }) });
const waiting = (player = owner) => insertTrade(site.api.db, { item_id: ITEM, profile_id: player.profile.id });
const completed = (days = 0, player = owner) =>
  insertTrade(site.api.db, {
    item_id: ITEM,
    profile_id: player.profile.id,
    status: 2,
    created_at: ago(days * DAY_MS + HOUR_MS),
    completed_at: ago(days * DAY_MS),
  });
const complete = (id: number, counterpart?: number | string, player = owner) =>
  put(`${id}/complete`, player, { counterpart });
const nameIn = (id: number, counterpart: number | string = buyer.profile.id, player = owner) =>
  put(`${id}/counterpart`, player, { counterpart });
const confirm = (id: number, isTrue: boolean, player = buyer) => put(`${id}/confirm`, player, { isTrue });
const named = async () => {
  const { id } = await completed();
  expect((await nameIn(id)).statusCode).toBe(200);
  return id;
};
const requestedAgo = (id: number, ms: number) =>
  site.api.db
    .updateTable('counterpart_request')
    .set({ named_at: ago(ms) })
    .where('trade_id', '=', id)
    .execute();
const noticesOf = (player: SignedInPlayer) =>
  site.api.db.selectFrom('notification').select(['kind', 'path']).where('profile_id', '=', player.profile.id).execute();

describe('PUT /api/trades/{id}/counterpart', () => {
  it('names the other player within 7 days of the completion, and asks him alone', async () => {
    const { id } = await completed(6.9);
    const answer = await nameIn(id);
    expect(answer.json()).toMatchObject({ counterpart: { id: buyer.profile.id }, confirmedAt: null });
    expect(await noticesOf(buyer)).toEqual([{ kind: 'trade.confirm', path: `/trade/view/${id}` }]);
    expect(await noticesOf(owner)).toEqual([]);
    const late = await completed(7.1);
    const refused = await nameIn(late.id, (await signInAs(site)).profile.id);
    expect([refused.statusCode, refused.json().data.reason]).toEqual([409, 'TOO_LATE']);
  });

  it('changes nothing when the same player is named again, and refuses another one', async () => {
    const id = await named();
    expect((await nameIn(id)).statusCode).toBe(200);
    expect(await noticesOf(buyer)).toHaveLength(1);
    const other = await signInAs(site);
    const refused = await nameIn(id, other.profile.name);
    expect([refused.statusCode, refused.json().data.reason]).toEqual([409, 'NAMED']);
  });

  it('is for the owner, of a completed trade', async () => {
    const { id } = await completed();
    expect((await nameIn(id, owner.profile.id, buyer)).statusCode).toBe(403);
    expect((await nameIn(id, owner.profile.id)).statusCode).toBe(400);
    expect((await nameIn(id, '없는사람')).statusCode).toBe(400);
    const open = await waiting();
    expect((await nameIn(open.id)).json().data.reason).toBe('NOT_COMPLETED');
  });

  it('has one open request a pair, whoever named the other', async () => {
    await named();
    const second = await nameIn((await completed()).id);
    expect([second.statusCode, second.json().data.reason]).toEqual([429, 'OPEN_REQUEST']);
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(13 * 86_400);
    const back = await nameIn((await completed(0, buyer)).id, owner.profile.id, buyer);
    expect(back.statusCode).toBe(429);
  });

  it('names a pair once a day', async () => {
    const id = await named();
    await confirm(id, true);
    const refused = await nameIn((await completed()).id);
    expect([refused.statusCode, refused.json().data.reason]).toEqual([429, 'SAME_DAY']);
    await requestedAgo(id, DAY_MS);
    expect((await nameIn((await completed()).id)).statusCode).toBe(200);
  });

  it('names five an hour', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => signInAs(site)));
    const codes: number[] = [];
    for (const { profile } of players) codes.push((await nameIn((await completed()).id, profile.id)).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('makes one request of two players who name each other at once', async () => {
    const [mine, yours] = [await completed(), await completed(0, buyer)];
    const answers = await Promise.all([nameIn(mine.id), nameIn(yours.id, owner.profile.id, buyer)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429]);
  });
});

describe('a completion beyond the limits of naming', () => {
  it('goes through without the name, says so, and leaves 7 days to name him', async () => {
    const first = await named();
    const { id } = await waiting();
    const answer = await complete(id, buyer.profile.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      status: 2,
      counterpart: null,
      notNamed: { reason: 'OPEN_REQUEST', message: expect.stringContaining('이미 물어본') },
    });
    expect(await noticesOf(buyer)).toHaveLength(1);
    await confirm(first, true);
    await requestedAgo(first, DAY_MS);
    expect((await nameIn(id)).json()).toMatchObject({ counterpart: { id: buyer.profile.id } });
  });
});

describe('PUT /api/trades/{id}/confirm', () => {
  it('makes the confirmation public, and no name', async () => {
    const id = await named();
    const answer = await confirm(id, true);
    const { confirmedAt } = answer.json();
    expect([answer.statusCode, confirmedAt]).toEqual([200, expect.stringMatching(/Z$/)]);
    const seen = await get(`/api/trades/${id}`);
    expect(seen.json()).toMatchObject({ confirmedAt });
    for (const body of [seen.body, answer.body]) expect(body).not.toContain(buyer.profile.name);
    expect((await confirm(id, true)).json()).toMatchObject({ confirmedAt });
    const changed = await confirm(id, false);
    expect([changed.statusCode, changed.json().data.reason]).toEqual([409, 'ANSWERED']);
  });

  it('takes the name out when it is denied, and nobody can be named again', async () => {
    const id = await named();
    expect((await confirm(id, false)).json()).toMatchObject({ confirmedAt: null });
    const { counterpart_id } = await site.api.db
      .selectFrom('trade')
      .select('counterpart_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(counterpart_id).toBeNull();
    for (const player of [buyer, await signInAs(site)]) {
      const refused = await nameIn(id, player.profile.id);
      expect([refused.statusCode, refused.json().data.reason]).toEqual([409, 'DENIED']);
    }
  });

  it('is for the named player, within 14 days', async () => {
    const id = await named();
    for (const player of [owner, await signInAs(site)]) expect((await confirm(id, true, player)).statusCode).toBe(403);
    expect((await confirm((await completed()).id, true)).statusCode).toBe(403);
    expect((await confirm(2_000_000_000, true)).statusCode).toBe(404);
    await requestedAgo(id, 14.1 * DAY_MS);
    const late = await confirm(id, true);
    expect([late.statusCode, late.json().data.reason]).toEqual([409, 'TOO_LATE']);
  });

  it('is refused to the suspended, and for a hidden trade', async () => {
    const id = await named();
    const { db } = site.api;
    await db.updateTable('trade').set({ hidden_at: new Date() }).where('id', '=', id).execute();
    expect((await confirm(id, true)).statusCode).toBe(404);
    await suspend(db, buyer, ago(-DAY_MS));
    expect((await confirm(id, true)).statusCode).toBe(499);
  });

  it('counts once when it is sent twice at once', async () => {
    const id = await named();
    const answers = await Promise.all([confirm(id, true), confirm(id, false)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('recounts no quote', async () => {
    const id = await named();
    const changes = () => site.api.db.selectFrom('quote_change').select('id').execute();
    const before = await changes();
    await confirm(id, true);
    expect(await changes()).toEqual(before);
  });
});

describe('GET /api/trades/{id}/counterpart', () => {
  const dealOf = async (id: number, player: SignedInPlayer) =>
    (await get(`/api/trades/${id}/counterpart`, player)).json();

  it('tells the two of them how it stands, and others nothing', async () => {
    const { id } = await completed();
    expect(await dealOf(id, owner)).toMatchObject({ role: 'owner', state: 'unnamed', name: null });
    expect(await dealOf(id, buyer)).toBeNull();
    await nameIn(id);
    expect(await dealOf(id, owner)).toMatchObject({ state: 'waiting', name: buyer.profile.name });
    expect(await dealOf(id, buyer)).toMatchObject({ role: 'counterpart', state: 'waiting', name: null });
    await confirm(id, false);
    expect(await dealOf(id, owner)).toMatchObject({ state: 'denied', name: null });
    expect(await dealOf(id, await signInAs(site))).toBeNull();
    expect((await get(`/api/trades/${id}/counterpart`)).statusCode).toBe(401);
  });
});

describe('the account of a named player', () => {
  it('takes the naming along, and still nobody else can be named', async () => {
    const id = await named();
    await confirm(id, false);
    const file = (await get('/api/profiles/me/export', buyer)).json();
    expect(file.trades.namedIn).toMatchObject([{ tradeId: id, isTrue: false }]);
    await site.app.inject({ method: 'POST', url: '/api/profiles/delete', headers: buyer.headers });
    const rows = await site.api.db.selectFrom('counterpart_request').selectAll().where('trade_id', '=', id).execute();
    expect(rows).toMatchObject([{ counterpart_id: null, is_true: false }]);
    expect((await nameIn(id, (await signInAs(site)).profile.id)).json().data.reason).toBe('DENIED');
  });
});
