import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { ORIGIN, testSite } from '#tests/support/site-app.ts';

const AGENT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const BROWSER = { 'user-agent': AGENT };

const site = testSite({ PUBLIC_SITE_URL: ORIGIN, TRUST_PROXY: '1' });
let origin = '';

beforeAll(async () => {
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  await site.api.visits?.flush();
  await site.api.db.deleteFrom('visit_count').execute();
  await site.api.db.deleteFrom('visit_day').execute();
  await site.api.db.deleteFrom('visit_sketch').execute();
});

async function open(path: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const answer = await fetch(origin + path, { headers: { ...BROWSER, ...headers }, redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.status;
}

const reportView = (path: unknown, headers: Readonly<Record<string, string>> = {}) =>
  site.app.inject({
    method: 'POST',
    url: '/api/views',
    payload: { path },
    headers: { ...BROWSER, origin: ORIGIN, 'x-forwarded-for': '203.0.113.5', ...headers },
  });

/** Answers are counted after they were sent, and those through hooks a turn of the event loop later. */
async function counted() {
  await new Promise((resolve) => setImmediate(resolve));
  await site.api.visits?.flush();
  const { db } = site.api;
  const pages = await db
    .selectFrom('visit_count')
    .select(['name', 'views'])
    .where('kind', '=', 'page')
    .orderBy('name')
    .execute();
  const days = await db.selectFrom('visit_day').select(['views', 'bots', 'visitors']).execute();
  return { pages: Object.fromEntries(pages.map(({ name, views }) => [name, views])), days };
}

describe('a view', () => {
  it('is each answer with a page, fresh, kept or not modified, by whom the proxy names', async () => {
    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2']) {
      await open('/items/655', { 'x-forwarded-for': `198.51.100.99, ${address}` });
    }
    const { headers } = await fetch(`${origin}/items/655`, {
      headers: { ...BROWSER, 'x-forwarded-for': '203.0.113.2' },
    });
    const etag = headers.get('etag') ?? '';
    expect(await open('/items/655', { 'x-forwarded-for': '203.0.113.2', 'if-none-match': etag })).toBe(304);
    expect(await counted()).toEqual({ pages: { '/items/:id': 6 }, days: [{ views: 6, bots: 0, visitors: 2 }] });
  });

  it('is a payload that opens a page, but not one that is fetched ahead', async () => {
    for (let time = 0; time < 3; time += 1) {
      expect(await open('/items/656/_payload.json', { 'x-ahead': '1' })).toBe(200);
    }
    expect((await counted()).pages).toEqual({});
    for (let time = 0; time < 3; time += 1) await open('/items/656/_payload.json');
    expect((await counted()).pages).toEqual({ '/items/:id': 3 });
  });

  it('is told of once for a page that was fetched ahead', async () => {
    const answer = await reportView('/items/656?gameServer=1');
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    await reportView('/');
    expect(await counted()).toEqual({ pages: { '/': 1, '/items/:id': 1 }, days: [{ views: 2, bots: 0, visitors: 1 }] });
  });

  it('is no asset, no call, no error, no redirect, nothing ahead and nothing of the desk', async () => {
    const { cookie } = await signInAs(site, { isOperator: true });
    expect(await open('/operator', { cookie })).toBe(200);
    expect(await open('/operator')).toBe(401);
    await open('/items/655', { 'sec-purpose': 'prefetch' });
    await open('/items/655', { 'sec-purpose': 'prefetch' });
    expect(await open('/items/999999999')).toBe(404);
    expect(await open('/nowhere')).toBe(404);
    expect(await open('/items?gameServer=99')).toBe(302);
    for (const path of ['/api/items', '/robots.txt', '/api/health']) await open(path);
    await site.app.inject({ method: 'HEAD', url: '/items/655', headers: BROWSER });
    for (const path of ['/operator', '/operator/reports', '/nowhere', '//evil.example', '/items/../..', 'x']) {
      expect((await reportView(path)).statusCode, path).toBe(204);
    }
    expect(await counted()).toEqual({ pages: {}, days: [] });
  });

  it('of a bot is counted apart', async () => {
    await open('/items/655', {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    await reportView('/items/655', { 'user-agent': 'curl/8.5.0' });
    expect(await counted()).toEqual({ pages: {}, days: [{ views: 0, bots: 2, visitors: 0 }] });
  });
});

describe('POST /api/views', () => {
  it('is refused to other sites, to bodies that are none, and beyond 60 a minute', async () => {
    expect((await reportView('/', { origin: 'https://evil.example' })).json()).toMatchObject({ code: 'FORBIDDEN' });
    for (const path of [undefined, 7, ['/'], '/'.repeat(2001)]) {
      expect((await reportView(path)).json(), String(path).slice(0, 9)).toMatchObject({ code: 'INVALID_INPUT' });
    }
    const statuses = new Set<number>();
    for (let time = 0; time < 61; time += 1) {
      statuses.add((await reportView(`/items/${randomUUID()}`, { 'x-forwarded-for': '203.0.113.77' })).statusCode);
    }
    expect(statuses).toEqual(new Set([204, 429]));
  });
});
