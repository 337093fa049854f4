import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { lastAuditRows } from '#features/people/audit/audit.service.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertTrade, type TradeParts } from '#tests/factories/trades.ts';
import { testApp } from '#tests/support/open-app.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { freshPlayer, signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import { operatorTradeSchema } from '../trades/operator-trade.contract.ts';

const PATH = '/api/operator/trades';
const REASON = '허위 매물';
const sword = makeItem({ id: 901, name: '현철중검' });
const acorn = makeItem({ id: 902, code: 902, name: '도토리' });

const site = testApp({ items: [sword, acorn], settings: { RATE_LIMIT_SCALE: '50' } });
const administrator = testPlayer(site, { isOperator: true });
const moderator = testPlayer(site, { isOperator: true, level: 2 });
const owner = freshPlayer(site);

const send = sendTo(site);
const listed = async (query: string) => {
  const { status, body, link } = await send(moderator, 'GET', `${PATH}?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return { rows: operatorTradeSchema.array().parse(body), link };
};
const idsOf = async (query: string) => (await listed(query)).rows.map(({ id }) => id);
const bulk = (ids: readonly number[], action: string, by = moderator) =>
  send(by, 'POST', `${PATH}/bulk`, { ids, action, reason: REASON });
const made = async (parts: Partial<TradeParts> = {}) =>
  (await insertTrade(site.api.db, { item_id: sword.id, profile_id: owner.profile.id, ...parts })).id;
const noticesOf = (by = owner) => send(by, 'GET', '/api/notifications').then(({ body }) => body);

/** Completed trades, because a player has one that waits an item. */
async function manyTrades(profileId: number, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into trade (profile_id, item_id, item_type, game_server, trade_type, price, quantity, status, completed_at, lifted_at, counted_at)
    select ${profileId}, ${sword.id}, 7, 1, 1, 1000 + n, 1, 2, now(), now(), now() from generate_series(1, ${count}::int) as n
    returning id`.execute(site.api.db);
  return rows.map(({ id }) => id);
}

const many = (count: number, value: number) => Array.from({ length: count }, () => value);

describe('the list of trades for operators', () => {
  it('has trades in any state, by each filter, newest first and page by page', async () => {
    const own = `profileId=${owner.profile.id}`;
    const waiting = await made();
    const completed = await made({ status: 2, item_id: acorn.id, game_server: 2 });
    const cancelled = await made({ status: 3, hidden_at: new Date() });
    const left = await made({ status: 2, price_excluded_reason: REASON });
    const all = [left, cancelled, completed, waiting];
    for (const [query, expected] of [
      ['', all],
      ['&status=1', [waiting]],
      ['&status=3', [cancelled]],
      ['&gameServer=2', [completed]],
      [`&itemId=${acorn.id}`, [completed]],
      ['&hidden=true', [cancelled]],
      ['&hidden=false', [left, completed, waiting]],
      ['&excluded=true', [left]],
      ['&excluded=false', [cancelled, completed, waiting]],
      ['&hidden=true&excluded=true', []],
    ] as const) {
      expect(await idsOf(own + query), query).toEqual(expected);
    }
    for (const query of ['hidden=true', 'excluded=true', `itemId=${acorn.id}`, 'status=2']) {
      const rows = await idsOf(query);
      expect(
        rows.filter((id) => all.includes(id)),
        query,
      ).toEqual(await idsOf(`${own}&${query}`));
    }
    const { rows, link } = await listed(`${own}&limit=3`);
    expect(rows).toHaveLength(3);
    expect(link).toContain(`cursor=${completed}`);
    expect(await idsOf(`${own}&limit=3&cursor=${completed}`)).toEqual([waiting]);
  });

  it('finds trades by number, by their item and by their player', async () => {
    const [one, other] = [await made({ status: 2 }), await made({ status: 3, item_id: acorn.id })];
    const found = async (q: string, rest = '') => {
      const ids = await idsOf(`q=${encodeURIComponent(q)}${rest}`);
      return [one, other].filter((id) => ids.includes(id));
    };
    expect(await idsOf(`q=${one}`)).toEqual([one]);
    expect(await found('도토리')).toEqual([other]);
    expect(await found(owner.profile.name)).toEqual([one, other]);
    expect(await found(owner.profile.name, '&status=2')).toEqual([one]);
    expect(await idsOf('q=2000000001')).toEqual([]);
    expect(await idsOf(`q=${encodeURIComponent('없는이름없는것')}`)).toEqual([]);
  });

  it('says who hid a trade and left out its price, why and when', async () => {
    const id = await made();
    const find = async () => (await listed(`profileId=${owner.profile.id}`)).rows.find((row) => row.id === id);
    expect(await find()).toMatchObject({ hiddenAt: null, hiddenBy: null, exclusion: null });
    await send(moderator, 'PUT', `${PATH}/${id}/hidden`, { reason: REASON });
    await send(administrator, 'PUT', `/api/operator/prices/${id}`, { reason: '장난' });
    const by = ({ userId, profile: { name } }: typeof owner) => ({ userId, name });
    expect(await find()).toMatchObject({
      hiddenAt: expect.any(String),
      hiddenReason: REASON,
      hiddenBy: by(moderator),
      exclusion: { reason: '장난', at: expect.any(String), by: by(administrator) },
    });
    await send(moderator, 'DELETE', `${PATH}/${id}/hidden`);
    await send(moderator, 'DELETE', `/api/operator/prices/${id}`);
    expect(await find()).toMatchObject({ hiddenAt: null, hiddenBy: null, exclusion: null, excludePrice: false });
  });

  it.each(['hidden=yes', 'status=4', 'limit=101', 'cursor=x'])('refuses %s', async (query) => {
    expect((await send(moderator, 'GET', `${PATH}?${query}`)).status).toBe(400);
  });
});

describe('an act on many trades', () => {
  const hidden = { hidden_at: new Date(), hidden_reason: '전에', status: 2 } as const;
  const excluded = { price_excluded_reason: '전에', status: 2 } as const;

  it.each([
    ['hide', 'trade.bulk-hide', {}, hidden],
    ['show', 'trade.bulk-show', hidden, { status: 2 }],
    ['exclude', 'price.bulk-exclude', {}, excluded],
    ['include', 'price.bulk-include', excluded, { status: 2 }],
  ] as const)('%s changes those that are not so yet, with one audit row and quotes counted again', async (...given) => {
    const [action, audited, from, already] = given;
    const [changed, unchanged] = [await made(from), await made(already)];
    const before = await lastAuditRows(site.api.db, 1);
    const { body } = await bulk([changed, unchanged, changed, 2_000_000_000], action);
    expect(body).toEqual({ changed: 1, unchanged: 1, missing: 1 });
    const rows = (await lastAuditRows(site.api.db, 5)).filter(({ id }) => id > (before[0]?.id ?? 0));
    expect(rows).toMatchObject([{ action: audited, subject: 'trade:bulk', actor: `user:${moderator.userId}` }]);
    expect(JSON.parse(rows[0]?.detail ?? '')).toEqual({
      ids: [changed],
      reasonHash: expect.stringMatching(/^[\da-f]{64}$/),
    });
    const again = await bulk([changed, unchanged], action);
    expect(again.body).toEqual({ changed: 0, unchanged: 2, missing: 0 });
    expect(await lastAuditRows(site.api.db, 1)).toEqual(rows);
    const trade = (await listed(`profileId=${owner.profile.id}`)).rows.find(({ id }) => id === changed);
    expect([trade?.hiddenAt !== null, trade?.exclusion !== null]).toEqual([action === 'hide', action === 'exclude']);
    const marked = await site.api.db
      .selectFrom('quote_change')
      .select('since')
      .where('item_id', '=', sword.id)
      .execute();
    const { created_at } = await site.api.db
      .selectFrom('trade')
      .select('created_at')
      .where('id', '=', changed)
      .executeTakeFirstOrThrow();
    expect(marked.map(({ since }) => since.getTime())).toContain(created_at.getTime());
  });

  it('of a thousand tells each player once, in one transaction with one audit row', async () => {
    const players = await Promise.all(Array.from({ length: 5 }, () => signInAs(site)));
    const ids = (await Promise.all(players.map(({ profile }) => manyTrades(profile.id, 200)))).flat();
    const [before] = await lastAuditRows(site.api.db, 1);
    const transactions = sql<{
      count: number;
    }>`select count(distinct xmin::text)::int as count from trade where id = any(${ids}::int[])`;
    expect((await bulk(ids, 'hide', administrator)).body).toEqual({ changed: 1000, unchanged: 0, missing: 0 });
    expect((await transactions.execute(site.api.db)).rows).toEqual([{ count: 1 }]);
    const [last, second] = await lastAuditRows(site.api.db, 2);
    expect([last?.action, second?.id]).toEqual(['trade.bulk-hide', before?.id]);
    for (const player of players) {
      expect(await noticesOf(player)).toMatchObject([
        { kind: 'trade.hidden', body: `현철중검 등 거래 200건을 운영자가 숨겼습니다. 사유: ${REASON}` },
      ]);
    }
    expect((await send(null, 'GET', `/api/trades/${ids[0]}`)).status).toBe(404);
    expect((await bulk(ids, 'show', administrator)).body.changed).toBe(1000);
    expect((await send(null, 'GET', `/api/trades/${ids[0]}`)).status).toBe(200);
    expect(await noticesOf(players[0])).toHaveLength(1);
  });

  it('tells of a single trade as its own act does', async () => {
    await bulk([await made()], 'hide');
    expect(await noticesOf()).toMatchObject([
      { title: '거래가 숨겨졌습니다', body: `현철중검 거래를 운영자가 숨겼습니다. 사유: ${REASON}` },
    ]);
  });

  it('of more than 200 is for administrators, and nothing is written for others', async () => {
    const ids = await manyTrades(owner.profile.id, 201);
    expect(await bulk(ids, 'hide')).toMatchObject({ status: 403, body: { data: { needs: 1 } } });
    expect((await listed(`profileId=${owner.profile.id}&hidden=true`)).rows).toEqual([]);
    expect((await bulk(ids.slice(1), 'hide')).body.changed).toBe(200);
  });

  it.each([
    [{ ids: [] }],
    [{ ids: Array.from({ length: 1001 }, (_, index) => index + 1) }],
    [{ ids: [0] }],
    [{ ids: [1], action: 'cancel' }],
    [{ ids: [1], reason: '\u200b\u200b' }],
  ])('is refused with %j', async (wrong) => {
    const payload = Object.assign({ ids: [1], action: 'hide', reason: REASON }, wrong);
    const { status, body } = await send(administrator, 'POST', `${PATH}/bulk`, payload);
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('waits for what their owners do meanwhile, and they for it', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => signInAs(site)));
    const trades = await Promise.all(
      players.flatMap(({ profile: { id: profile_id } }) => [
        made({ profile_id, item_id: sword.id }),
        made({ profile_id, item_id: acorn.id }),
      ]),
    );
    const ends = ['cancel', 'complete'] as const;
    const [hiding, ...ended] = await Promise.all([
      bulk(trades.toReversed(), 'hide'),
      ...trades.map((id, index) => {
        const by = players[Math.floor(index / 2)] ?? owner;
        return send(by, 'PUT', `/api/trades/${id}/${ends[index % 2]}`, index % 2 === 0 ? undefined : {});
      }),
      ...players.map((by) => send(by, 'PUT', '/api/profiles/pullUpTrade')),
    ]);
    expect(hiding.body).toEqual({ changed: trades.length, unchanged: 0, missing: 0 });
    expect(new Set(ended.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await site.api.db
      .selectFrom('trade')
      .select(['status', 'hidden_at'])
      .where('id', 'in', trades)
      .orderBy('id')
      .execute();
    expect(rows.every(({ hidden_at }) => hidden_at !== null)).toBe(true);
    expect(rows.map(({ status }) => status).toSorted()).toEqual([...many(6, 2), ...many(6, 3)]);
  });
});
