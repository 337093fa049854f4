import { beforeAll, describe, expect, it } from 'vitest';
import * as prices from '#features/trade/quotes/operator-price.contract.ts';
import * as trades from '#features/trade/trades/trade-endpoints.contract.ts';
import { type Endpoint, OPERATOR_LEVEL, type OperatorLevel, toAddress } from '#shared/endpoint.ts';
import { insertItems, insertTrade } from '#tests/factories/trades.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';
import { smallRows } from '#tests/support/small-catalog.ts';
import * as audit from '../audit/audit.contract.ts';
import { lastAuditRows } from '../audit/audit.service.ts';
import * as inquiries from '../inquiries/inquiry.contract.ts';
import * as words from '../moderation/word.contract.ts';
import * as reviews from '../moderation/word-review.contract.ts';
import * as reports from '../reports/report.contract.ts';
import * as suspensions from '../suspensions/suspension.contract.ts';

const DAY_MS = 86_400_000;
const LEVELS = Object.values(OPERATOR_LEVEL);
const endpoints = [audit, inquiries, prices, reports, reviews, suspensions, trades, words]
  .flatMap((contract): unknown[] => Object.values(contract))
  .filter(
    (value): value is Endpoint =>
      typeof value === 'object' && value !== null && Reflect.get(value, 'who') === 'operator',
  );

const site = testApp();
const operators = new Map<OperatorLevel, SignedInPlayer>();

beforeAll(async () => {
  await insertItems(site.api.db, smallRows.items);
  for (const level of LEVELS) operators.set(level, await signInAs(site, { isOperator: true, level }));
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

  it.each(endpoints.map((endpoint) => ({ ...endpoint, call: `${endpoint.method} ${endpoint.path}` })))(
    'opens $call to level $level and those above, and returns the level it needs to others',
    async ({ method, path, level: needs = 1, body }) => {
      // Ids that match nothing and content that is invalid: a permitted caller gets those errors instead of
      // FORBIDDEN.
      const url = toAddress(path, {
        params: Object.fromEntries(PARAMS.map((name) => [name, 2_000_000_000])),
      });
      for (const level of LEVELS) {
        const reply = await send(level, method, url, body && validBody(path));
        if (level > needs) expect(reply.json(), `${level}`).toMatchObject({ ...REFUSED, data: { needs } });
        else expect([200, 201, 404, 409], `${level}: ${reply.body}`).toContain(reply.statusCode);
      }
    },
  );

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

const PARAMS = ['id', 'profileId', 'tradeId', 'itemId', 'warningId', 'noteId'];
let names = 0;

function validBody(path: string): object {
  names += 1;
  const reason = '까닭입니다';
  const until = new Date(Date.now() + DAY_MS).toISOString();
  const bodies: Readonly<Record<string, object>> = {
    '/api/operator/inquiries/:id': { answer: '답입니다' },
    '/api/operator/people/:id/notes': { text: '메모' },
    '/api/operator/reports/:id': { status: 3, answer: '답입니다' },
    '/api/operator/suspensions': { profileId: 2_000_000_000, until, reason },
    '/api/operator/words': { kind: 'AD', pattern: `두꺼비집${names}` },
    '/api/operator/words/try': { text: '글' },
    '/api/operator/reviews/:id': { action: 'keep', reason },
    '/api/operator/words/:id': { isActive: false },
  };
  return bodies[path] ?? { reason };
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
    expect((await send(3, 'GET', '/api/operator/audit')).json()).toEqual([]);
  });
});
