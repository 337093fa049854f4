import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { type Endpoint, OPERATOR_LEVEL, type OperatorLevel, toAddress } from '#shared/endpoint.ts';
import { insertItems, insertTrade } from '#tests/factories/trades.ts';
import { declaredEndpoints } from '#tests/structure/declared-endpoints.ts';
import { testApp } from '#tests/support/open-app.ts';
import { accessToken, bearer, type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';
import { smallRows } from '#tests/support/small-catalog.ts';
import { lastAuditRows } from '../audit/audit.service.ts';

/** An id that no row has, of articles too. */
const NOTHING = 999_999_999;
const LEVELS = Object.values(OPERATOR_LEVEL);
const OTHERS = { 'signed-out': 401, expired: 401, player: 403, newcomer: 403, suspended: 403 } as const;
const endpoints = (await declaredEndpoints())
  .map(({ definition }) => definition)
  .filter(({ who }) => who === 'operator');

const site = testApp({ settings: { RATE_LIMIT_SCALE: '1000' } });
const operators = new Map<OperatorLevel, SignedInPlayer>();
const others = new Map<string, { authorization: string } | Record<string, never>>([['signed-out', {}]]);

beforeAll(async () => {
  await insertItems(site.api.db, smallRows.items);
  for (const level of LEVELS) operators.set(level, await signInAs(site, { isOperator: true, level }));
  const player = await signInAs(site);
  others.set('player', player.headers);
  others.set('newcomer', (await signInAs(site, { profile: null })).headers);
  others.set('suspended', (await signInAs(site, { profile: { banned_at: new Date(Date.now() + DAY_MS) } })).headers);
  const expiresAt = Math.floor((Date.now() - HOUR_MS) / 1000);
  others.set('expired', bearer(await accessToken(site, { ...player, expiresAt })));
});

function operatorOf(level: OperatorLevel): SignedInPlayer {
  const operator = operators.get(level);
  if (!operator) throw new Error(`Nobody has the level ${level}.`);
  return operator;
}

function send(level: OperatorLevel, method: Endpoint['method'], url: string, payload?: object) {
  return site.app.inject({ method, url, headers: operatorOf(level).headers, ...(payload && { payload }) });
}

const REFUSED = {
  statusCode: 403,
  code: 'FORBIDDEN',
  message: '더 높은 단계의 운영자만 할 수 있습니다.',
};

describe('the level of an operator', () => {
  it.each(LEVELS)('%s appears in the operator’s own profile', async (level) => {
    expect((await send(level, 'GET', '/api/profiles/me')).json()).toMatchObject({
      isOperator: true,
      operatorLevel: level,
    });
  });

  it('is read anew with each call', async () => {
    const operator = await signInAs(site, { isOperator: true, level: 2 });
    const list = () => site.app.inject({ url: '/api/operator/words', headers: operator.headers });
    expect((await list()).statusCode).toBe(200);
    await site.api.db.updateTable('operator').set({ level: 3 }).where('user_id', '=', operator.userId).execute();
    expect((await list()).json()).toMatchObject({ ...REFUSED, data: { needs: 2 } });
    await site.api.db.deleteFrom('operator').where('user_id', '=', operator.userId).execute();
    const gone = (await list()).json();
    expect(gone).toMatchObject({ statusCode: 403, code: 'FORBIDDEN' });
    expect(gone.data).toBeUndefined();
  });
});

describe('every call of operators', () => {
  const calls = endpoints.map((endpoint) => ({ endpoint, call: `${endpoint.method} ${endpoint.path}` }));

  it.each(calls)('$call is open to its level and those above, and to nobody else', async ({ endpoint, call }) => {
    const { method, path, level: needs = 1 } = endpoint;
    // Ids that match nothing: a permitted caller gets other errors than FORBIDDEN.
    const ids = Object.fromEntries(
      ['id', 'profileId', 'tradeId', 'itemId', 'warningId', 'noteId'].map((name) => [name, NOTHING]),
    );
    const names = {
      userId: randomUUID(),
      collection: 'notices',
      version: 1,
      name: 'brake',
      entity: 'items',
      field: 'price',
    };
    const query = QUERIES[call];
    const url = toAddress(path, { params: { ...ids, ...names }, ...(query && { query }) });
    const payload = endpoint.body && validBody(call);
    for (const [who, status] of Object.entries(OTHERS)) {
      const reply = await site.app.inject({ method, url, headers: others.get(who) ?? {}, ...(payload && { payload }) });
      expect([who, reply.statusCode], reply.body).toEqual([who, status]);
      expect(reply.json().data).toBeUndefined();
    }
    for (const level of LEVELS) {
      const reply = await send(level, method, url, endpoint.body && validBody(call));
      if (level > needs) expect(reply.json(), `${level}`).toMatchObject({ ...REFUSED, data: { needs } });
      else expect([401, 403, 500], `${level}: ${reply.body}`).not.toContain(reply.statusCode);
    }
  });
});

const QUERIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'DELETE /api/notices/:id': { version: 1 },
  'DELETE /api/guides/:id': { version: 1 },
  'DELETE /api/events/:id': { version: 1 },
  'DELETE /api/quests/:id': { version: 1 },
  'DELETE /api/operator/banners/:id': { version: 1 },
  'DELETE /api/operator/data/:entity/:id': { version: 1 },
  'DELETE /api/operator/data/:entity/:id/fields/:field': { version: 1 },
  'POST /api/operator/data/imports': { mode: 'merge' },
  'GET /api/operator/operators/:userId/acts': { hours: 24 },
  'GET /api/operator/stats.csv': { table: 'visits' },
};

let words = 0;

/** A body that the call reads: with another one everybody would get INVALID_INPUT instead of FORBIDDEN. */
function validBody(call: string): object {
  words += 1;
  const reason = '까닭입니다';
  const until = new Date(Date.now() + DAY_MS).toISOString();
  const document = { type: 'doc', content: [{ type: 'paragraph' }] };
  const text = { title: '제목입니다', document };
  const startsAt = new Date(Date.now() + HOUR_MS).toISOString();
  const banner = { text: '알립니다', tone: 'info', startsAt, endsAt: until, isClosable: true };
  const row = { fields: { price: 1 }, source: ['operator'], confidence: 'medium' };
  const edit = { entity: 'items', rowId: NOTHING, version: 1, ...row };
  const bodies: Readonly<Record<string, object>> = {
    'POST /api/operator/data/check': { edits: [edit] },
    'POST /api/operator/data/edits': { edits: [edit], reason },
    'POST /api/operator/data/:entity': { ...row, reason },
    'POST /api/operator/data/:entity/:id/return': { version: 1, reason },
    'POST /api/operator/data/bases/:id/apply': { version: 1, drop: [] },
    'POST /api/operator/data/versions/:id/back': { entity: 'items', rowId: NOTHING, version: 1, reason },
    'POST /api/operator/data/versions/:id/back/plan': { entity: 'items', rowId: NOTHING },
    'PUT /api/operator/data/:entity/base': { follow: 'project', version: 1 },
    'PUT /api/operator/data/imports/:id/apply': { version: 1 },
    'PUT /api/operator/data/conflicts': { decisions: [{ id: NOTHING, take: 'base', now: 1 }] },
    'PUT /api/operator/data/:entity/:id/fields/:field/doubt': { value: 1 },
    'POST /api/events': { ...text, startsAt: until, isActive: false },
    'POST /api/guides': { ...text, category: 1, isActive: false },
    'POST /api/notices': { ...text, type: 1, uploadedAt: null },
    'DELETE /api/operator/sweeps/:id': { reason },
    'DELETE /api/operator/broadcasts/muted': { name: '장꾼', gameServer: 1, reason },
    'POST /api/operator/alerts/test': {},
    'POST /api/operator/banners': { ...banner },
    'PUT /api/operator/banners/:id': { ...banner, version: 1 },
    'PUT /api/operator/settings/:name': { value: {}, version: 0 },
    'POST /api/operator/broadcasts/bulk': { ids: [NOTHING], action: 'hide', reason },
    'POST /api/operator/trades/bulk': { ids: [NOTHING], action: 'hide', reason },
    'POST /api/operator/broadcasts/erase': { name: '장꾼', gameServer: 1 },
    'POST /api/operator/broadcasts/mute': { name: '장꾼', gameServer: 1, hours: 1, reason },
    'POST /api/operator/content/:collection/:id/versions/:version/restore': { version: 1 },
    'POST /api/operator/content/preview': { document },
    'POST /api/operator/people/:id/sweep': { trades: 'hide', reason },
    'POST /api/operator/operators': { userId: randomUUID(), level: 3 },
    'POST /api/operator/people/:id/notes': { text: '메모' },
    'POST /api/operator/suspensions': { profileId: NOTHING, until, reason },
    'POST /api/operator/words': { kind: 'AD', pattern: `두꺼비집${words}` },
    'POST /api/operator/words/try': { text: '글' },
    'POST /api/quests': { ...text, status: 1 },
    'PUT /api/events/:id': { version: 1 },
    'PUT /api/guides/:id': { version: 1 },
    'PUT /api/notices/:id': { version: 1 },
    'PUT /api/operator/reports': { ids: [NOTHING], upTo: NOTHING, status: 3, answer: '답입니다' },
    'PUT /api/operator/reports/:id/later': { until: new Date(Date.now() + 2 * DAY_MS).toISOString() },
    'PUT /api/operator/content/:collection/:id/draft': { baseVersion: 0, rev: 0, document, fields: {} },
    'PUT /api/operator/content/guides/order': { ids: [1] },
    'PUT /api/operator/content/pages/:id': { version: 0, document },
    'PUT /api/operator/guilds/:id/leader': { profileId: NOTHING },
    'PUT /api/operator/images/:id': { alt: '그림' },
    'PUT /api/operator/corrections/:id': { state: 3, answer: '답입니다' },
    'PUT /api/operator/inquiries/:id': { answer: '답입니다' },
    'PUT /api/operator/operators/:userId': { level: 3, until: null },
    'PUT /api/operator/reports/:id': { status: 3, answer: '답입니다' },
    'PUT /api/operator/reviews/:id': { action: 'keep', reason },
    'PUT /api/operator/words/:id': { isActive: false, version: 1 },
    'PUT /api/quests/:id': { version: 1 },
  };
  return bodies[call] ?? { reason };
}

describe('a moderator', () => {
  const suspensionOf = ({ profile }: SignedInPlayer, days: number) => ({
    profileId: profile.id,
    until: new Date(Date.now() + days * DAY_MS).toISOString(),
    reason: '허위 매물',
  });

  it('suspends for 30 days at most', async () => {
    const player = await signInAs(site);
    const longer = suspensionOf(player, 30.01);
    expect((await send(2, 'POST', '/api/operator/suspensions', longer)).json()).toMatchObject({
      ...REFUSED,
      data: { needs: 1 },
    });
    expect((await send(2, 'POST', '/api/operator/suspensions', suspensionOf(player, 29.99))).statusCode).toBe(200);
    expect((await send(1, 'POST', '/api/operator/suspensions', longer)).statusCode).toBe(200);
  });

  it('cannot exceed that limit through a report, which then stays open', async () => {
    const [reporter, owner] = [await signInAs(site), await signInAs(site)];
    const trade = await insertTrade(site.api.db, { item_id: 2, profile_id: owner.profile.id });
    const payload = { tradeId: trade.id, type: 1, comment: '돈을 받고 검을 주지 않았습니다.' };
    const made = await site.app.inject({ method: 'POST', url: '/api/reports', headers: reporter.headers, payload });
    const { until, reason } = suspensionOf(owner, 31);
    const handling = {
      status: 2,
      answer: '조치했습니다.',
      actions: { hideTrade: { reason }, suspend: { until, reason } },
    };
    const url = `/api/operator/reports/${made.json().id}`;
    expect((await send(2, 'PUT', url, handling)).json()).toMatchObject({ ...REFUSED, data: { needs: 1 } });
    expect((await site.app.inject(`/api/trades/${trade.id}`)).statusCode).toBe(200);
    expect((await send(1, 'PUT', url, handling)).json()).toMatchObject({ status: 2 });
  });

  it('reads hidden trades, which an editor does not', async () => {
    const owner = await signInAs(site);
    const trade = await insertTrade(site.api.db, { item_id: 2, profile_id: owner.profile.id, hidden_at: new Date() });
    const statuses = await Promise.all(
      LEVELS.map(async (level) => (await send(level, 'GET', `/api/trades/${trade.id}`)).statusCode),
    );
    expect(statuses).toEqual([200, 200, 404]);
  });

  it('reads the audit rows of their own actions, an administrator everybody’s', async () => {
    const player = await signInAs(site);
    await send(2, 'POST', '/api/operator/suspensions', suspensionOf(player, 2));
    await send(1, 'POST', '/api/operator/suspensions', suspensionOf(player, 3));
    const all = (await send(1, 'GET', '/api/operator/audit?limit=100')).json();
    expect(all).toHaveLength((await lastAuditRows(site.api.db, 100)).length);
    const actor = `user:${operatorOf(2).userId}`;
    const own = all.filter((row: { actor: string }) => row.actor === actor);
    expect((await send(2, 'GET', '/api/operator/audit?limit=100')).json()).toEqual(own);
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThan(all.length);
    const { headers } = await signInAs(site, { isOperator: true, level: 3 });
    expect((await site.app.inject({ url: '/api/operator/audit', headers })).json()).toEqual([]);
  });
});
