import { beforeAll, describe, expect, it } from 'vitest';
import { lastAuditRows } from '#features/people/audit/audit.service.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { insertItems } from '#tests/factories/trades.ts';
import { readAs } from '#tests/support/api-app.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type QuotedMarket, quotedMarket } from '#tests/support/quoted-market.ts';
import { type SignedIn, signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import { smallRows } from '#tests/support/small-catalog.ts';
import { listedTradeSchema } from '../trades/trade.contract.ts';
import { itemPricesSchema } from './quote.contract.ts';

const MANIPULATED = '/api/operator/manipulated-items';
const DAY = 86_400_000;
const CONFIGURED = 100;
let nextItem = 101;
const ownItem = () => nextItem++;

const site = testApp({ settings: { MANIPULATED_ITEMS: String(CONFIGURED) } });
let market: QuotedMarket;
const operator = testPlayer(site, { isOperator: true });

beforeAll(async () => {
  await insertItems(site.api.db, smallRows.items);
  market = quotedMarket(site.api.db, systemClock);
});

interface RouteQuery {
  by?: Pick<SignedIn, 'headers'> | null;
  payload?: object;
}

function sendRequest(method: 'GET' | 'PUT' | 'DELETE', url: string, { by = operator, payload }: RouteQuery = {}) {
  const headers = by?.headers ?? { 'sec-fetch-site': 'same-origin' };
  return site.app.inject({ method, url, headers, ...(payload && { payload }) });
}

const pricesOf = (itemId: number) => readAs(site.app, `/api/prices/items/${itemId}?days=30`, itemPricesSchema);

async function auditOf(subject: string) {
  const rows = await lastAuditRows(site.api.db, 100);
  return rows.filter((row) => row.subject === subject).map(({ action, detail }) => [action, JSON.parse(detail)]);
}

async function eventsOf(topic: string) {
  const rows = await site.api.db.selectFrom('live_event').select(['topics', 'type', 'data']).orderBy('id').execute();
  return rows.filter(({ topics }) => topics.includes(topic));
}

describe('the list of manipulated items', () => {
  it('excludes an item from quotes at once and includes it again, with event and audit row', async () => {
    const item_id = ownItem();
    await market.trade({ item_id, price: 500 });
    await market.count();
    const received = (await eventsOf(`quotes:item:${item_id}`)).length;

    const put = await sendRequest('PUT', `${MANIPULATED}/${item_id}`, { payload: { reason: '세 사람이 번갈아 올림' } });
    expect(put.json()).toMatchObject([
      { itemId: item_id, name: expect.any(String), reason: '세 사람이 번갈아 올림', isConfigured: false },
      { itemId: CONFIGURED, isConfigured: true, createdAt: null },
    ]);
    const out = await pricesOf(item_id);
    expect(out).toMatchObject({
      quote: { sell: { median: null }, excluded: { reason: '세 사람이 번갈아 올림' } },
      days: [],
    });
    const changes = (await eventsOf(`quotes:item:${item_id}`)).slice(received);
    expect(changes).toMatchObject(
      [0, 1, 2].map((gameServer) => ({
        type: 'quote.changed',
        data: { itemId: item_id, gameServer, quotes: { sell: { median: null } } },
      })),
    );

    expect((await sendRequest('DELETE', `${MANIPULATED}/${item_id}`)).json()).toEqual({ success: true });
    expect((await sendRequest('GET', MANIPULATED)).json()).toMatchObject([{ itemId: CONFIGURED }]);
    expect(await pricesOf(item_id)).toMatchObject({ quote: { sell: { median: 500 }, excluded: null } });
    expect(await auditOf(`item:${item_id}`)).toEqual([
      ['manipulated-item.remove', {}],
      ['manipulated-item.add', { reasonHash: expect.any(String) }],
    ]);
  });

  it('leaves out the evidence of its items', async () => {
    await market.trade({ item_id: CONFIGURED, price: 500 });
    const evidence = (await site.app.inject(`/api/prices/items/${CONFIGURED}/evidence`)).json();
    expect(evidence.sell).toMatchObject({ counted: [], leftOut: [{ price: 500, reason: 'MANIPULATED' }] });
  });

  it('explains its refusals', async () => {
    const reason = { reason: '값을 만듦' };
    const statusOf = async (...of: Parameters<typeof sendRequest>) => (await sendRequest(...of)).statusCode;
    expect(await statusOf('PUT', `${MANIPULATED}/999999`, { payload: reason })).toBe(404);
    expect(await statusOf('PUT', `${MANIPULATED}/1`, { payload: { reason: ' ' } })).toBe(400);
    expect(await statusOf('PUT', `${MANIPULATED}/1`, { payload: { reason: '값\u0000을 만듦' } })).toBe(400);
    expect(await statusOf('DELETE', `${MANIPULATED}/1`)).toBe(404);
    expect(await statusOf('DELETE', `${MANIPULATED}/${CONFIGURED}`)).toBe(409);
  });
});

describe('the price of a trade', () => {
  it('is left out of the quote and of past days with the reason, and counts again', async () => {
    const item_id = ownItem();
    const created_at = new Date(Date.now() - 3 * DAY);
    const { id } = await market.trade({ item_id, price: 9_000, created_at });
    await market.trade({ item_id, price: 500 });
    await market.count();
    const before = await pricesOf(item_id);
    expect([before.quote.sell.median, before.days.length]).toEqual([4_750, 2]);

    const put = await sendRequest('PUT', `/api/operator/prices/${id}`, { payload: { reason: '짜고 친 거래' } });
    expect(put.json()).toEqual({
      tradeId: id,
      itemId: item_id,
      price: 9_000,
      reason: '짜고 친 거래',
      isExcludedByPoster: false,
    });
    await market.count();
    const out = await pricesOf(item_id);
    expect([out.quote.sell.median, out.days.length]).toEqual([500, 1]);
    const evidence = (await site.app.inject(`/api/prices/items/${item_id}/evidence`)).json();
    expect(evidence.sell.leftOut).toMatchObject([{ id, reason: 'EXCLUDED_BY_OPERATOR' }]);
    const events = await eventsOf(`trades:item:${item_id}`);
    expect(events).toMatchObject([{ type: 'trade.changed', data: { id, excludePrice: true } }]);
    const { profile } = listedTradeSchema.parse(events[0]?.data);
    expect(events[0]?.topics).toEqual([
      ...['trades', `trade:${id}`, `trades:item:${item_id}`],
      ...[`profile:${profile.id}`, `profile:${profile.userId}`],
    ]);

    expect((await sendRequest('DELETE', `/api/operator/prices/${id}`)).json()).toEqual({ success: true });
    await market.count();
    expect(await pricesOf(item_id)).toEqual(before);
    expect(await auditOf(`trade:${id}`)).toEqual([
      ['price.include', {}],
      ['price.exclude', { reasonHash: expect.any(String) }],
    ]);
  });

  it('answers 404 for an unknown trade', async () => {
    expect((await sendRequest('PUT', '/api/operator/prices/999999', { payload: { reason: '없음' } })).statusCode).toBe(
      404,
    );
    expect((await sendRequest('DELETE', '/api/operator/prices/999999')).statusCode).toBe(404);
  });
});

describe('the endpoints of operators', () => {
  const calls = [
    ['GET', MANIPULATED],
    ['PUT', `${MANIPULATED}/1`],
    ['DELETE', `${MANIPULATED}/1`],
    ['PUT', '/api/operator/prices/1'],
    ['DELETE', '/api/operator/prices/1'],
  ] as const;

  it.each(calls)('%s %s is for operators only', async (method, url) => {
    const payload = method === 'PUT' ? { payload: { reason: '까닭' } } : {};
    const player = await signInAs(site);
    expect((await sendRequest(method, url, { by: player, ...payload })).statusCode).toBe(403);
    expect((await sendRequest(method, url, { by: null, ...payload })).statusCode).toBe(401);
  });
});
