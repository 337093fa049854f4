import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isRunning, type MaintenancePlan } from '#features/shell/maintenance/maintenance.rules.ts';
import { fixedClock } from '#platform/clock/clock.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { setSetting } from '#tests/factories/settings.ts';
import { textOf } from '#tests/support/html.ts';
import { listenTo } from '#tests/support/live-app.ts';
import { type SignedInPlayer, signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import { ORIGIN, openSiteApp, type SiteApp, testSite } from '#tests/support/site-app.ts';

const PASSING = '운영자에게만 열려 있습니다';
/** Milliseconds within which every process knows (contract §23). */
const KNOWN = { timeout: 1000, interval: 20 };

const site = testSite();
const player = testPlayer(site);
const operator = testPlayer(site, { isOperator: true, level: 3 });

/** The maintenance of `app`, whose clock is wound by hand. */
const clock = fixedClock(new Date());
let plan: MaintenancePlan | null = null;
let app: FastifyInstance;
let origin: string;

beforeAll(async () => {
  app = await site.withApi({ clock, maintenance: () => (plan && isRunning(plan, clock.now()) ? plan : null) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  plan = { from: clock.now(), until: null, message: '' };
});

type Reader = 'visitor' | 'player' | 'operator';
const cookieOf = (reader: Reader): Record<string, string> =>
  reader === 'visitor' ? {} : { cookie: (reader === 'player' ? player : operator).cookie };

/** Over a port: answers that are kept are sent before anything else looks at the request. */
async function get(path: string, reader: Reader = 'visitor') {
  const response = await fetch(origin + path, { headers: cookieOf(reader), redirect: 'manual' });
  const { status, headers } = response;
  return {
    status,
    body: await response.text(),
    caching: headers.get('cache-control'),
    place: headers.get('location'),
    headers,
  };
}

const CLOSED = ['/', '/items/655', '/items/_payload.json', '/nowhere', '/me', '/operator', '/rss.xml', '/sitemap.xml'];
const CLOSED_TO_PROGRAMS = ['/api/items/655', '/api/nothing', '/api/live', '/__nuxt_island/ItemCard_1.json'];
const OPEN = [
  '/api/health/live',
  '/icons/mark.svg',
  '/robots.txt',
  '/manifest.webmanifest',
  '/drawings/none.webp',
  '/uploads/none.webp',
  '/share/none.png',
  '/sw.js',
  '/ads.txt',
];
const SIGN_IN = ['/login', '/confirm', '/auth/v1/settings'];

describe('the site that operators have closed', () => {
  it.each(CLOSED)('sends visitors and players from %s to the page of the maintenance', async (path) => {
    for (const reader of ['visitor', 'player'] as const) {
      const { status, place, caching } = await get(path, reader);
      expect([reader, status, place, caching]).toEqual([reader, 302, '/maintenance', 'no-store']);
    }
  });

  it.each(CLOSED_TO_PROGRAMS)('answers 503 to programs at %s', async (path) => {
    for (const reader of ['visitor', 'player'] as const) {
      const { status, body, headers } = await get(path, reader);
      expect([status, JSON.parse(body).code, headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '600']);
      expect(JSON.parse(body).message).toBe('점검 중입니다.');
    }
  });

  it.each([...OPEN, ...SIGN_IN])('answers %s as ever', async (path) => {
    const during = await get(path);
    plan = null;
    const { status, place } = await get(path);
    expect([during.status, during.place]).toEqual([status, place]);
  });

  it('takes no writes but those of operators', async () => {
    const write = ({ headers }: Pick<SignedInPlayer, 'headers'>) =>
      app.inject({ method: 'PUT', url: '/api/profiles/update', headers, payload: { level: 50 } });
    expect((await write(player)).statusCode).toBe(503);
    expect((await write(operator)).statusCode).toBe(200);
  });

  it('is open to operators, who are told so, and whose answers nobody keeps', async () => {
    for (const path of ['/', '/items/655', '/items/_payload.json', '/api/items/655', '/operator', '/sitemap.xml']) {
      const { status, caching } = await get(path, 'operator');
      expect([path, status, caching]).toEqual([path, 200, 'private, no-store']);
    }
    for (const path of ['/', '/operator', '/nowhere']) expect((await get(path, 'operator')).body).toContain(PASSING);
    expect((await get('/api/nothing', 'operator')).status).toBe(404);
  });

  it('sends no answer that it kept before, and keeps none that was made for operators', async () => {
    plan = null;
    const kept = ['/items', '/items/_payload.json', '/api/items', '/maintenance'];
    const before = new Map<string, string>();
    for (const path of kept) {
      await get(path);
      before.set(path, (await get(path)).body);
    }
    plan = { from: clock.now(), until: null, message: '' };
    expect(await Promise.all(kept.map(async (path) => (await get(path)).status))).toEqual([302, 302, 503, 503]);
    const [own] = await Promise.all([get('/items', 'operator'), ...kept.map((path) => get(path, 'operator'))]);
    expect(own.body).toContain(PASSING);
    expect(own.body).not.toBe(before.get('/items'));
    expect((await get('/items')).status).toBe(302);
    plan = null;
    for (const path of kept) expect([path, (await get(path)).body]).toEqual([path, before.get(path)]);
    expect((await get('/items', 'operator')).body).not.toContain(PASSING);
  });

  it('tells when to come again, and opens by the clock', async () => {
    plan = { from: clock.now(), until: new Date(clock.now().getTime() + 10 * MINUTE_MS), message: '' };
    const page = await get('/maintenance');
    expect([page.status, page.caching, page.headers.get('retry-after')]).toEqual([503, 'no-store', '600']);
    clock.advance(9 * MINUTE_MS);
    expect((await get('/api/items/655')).headers.get('retry-after')).toBe('60');
    clock.advance(MINUTE_MS - 1);
    expect((await get('/')).status).toBe(302);
    clock.advance(1);
    expect([(await get('/')).status, (await get('/maintenance')).status]).toEqual([200, 200]);
  });

  it('begins by the clock, for whoever is there', async () => {
    plan = { from: new Date(clock.now().getTime() + 1), until: null, message: '' };
    expect((await get('/', 'player')).status).toBe(200);
    clock.advance(1);
    expect((await get('/', 'player')).status).toBe(302);
  });

  it('closes to an operator who is none any more, or whose session has ended, with the next request', async () => {
    const former = await signInAs(site, { isOperator: true });
    const request = () => app.inject({ url: '/items', headers: { cookie: former.cookie } });
    expect((await request()).statusCode).toBe(200);
    await site.api.db.deleteFrom('operator').where('user_id', '=', former.userId).execute();
    expect((await request()).statusCode).toBe(302);
  });
});

describe('the switch of the desk', () => {
  const put = (value: object, version: number) =>
    site.app.inject({
      method: 'PUT',
      url: '/api/operator/settings/maintenance',
      headers: administrator.headers,
      payload: { value, version },
    });
  const administrator = testPlayer(site, { isOperator: true, level: 1 });
  let other: SiteApp | undefined;
  afterEach(async () => {
    await setSetting(site.api.db, 'maintenance', {});
    await other?.close();
    other = undefined;
  });

  it('closes and opens every process within a second, and its page shows what the operators wrote as text', async () => {
    const there = await openSiteApp({ DATABASE_URL: site.config.databaseUrl ?? '' });
    other = there;
    const statuses = () => Promise.all([site, there].map(async (one) => (await one.get('/items')).statusCode));
    expect(await statuses()).toEqual([200, 200]);
    const before = (await site.get('/maintenance')).body;
    const [from, until] = [new Date(Date.now() - 1000), new Date(Date.now() + HOUR_MS)];
    const message = '<b>경험치</b>를 넣습니다.';
    expect((await put({ from, until, message }, 0)).statusCode).toBe(200);
    await expect.poll(statuses, KNOWN).toEqual([302, 302]);
    for (const one of [site, there]) {
      const page = await one.get('/maintenance');
      expect([page.statusCode, page.headers['cache-control']]).toEqual([503, 'no-store']);
      expect(page.body).toContain('&lt;b&gt;경험치&lt;/b&gt;를 넣습니다.');
      expect(textOf(page.body)).toContain('점검 시간: ');
      expect(Number(page.headers['retry-after'])).toBeGreaterThan(3500);
    }
    expect((await put({ from: null }, 1)).statusCode).toBe(200);
    await expect.poll(statuses, KNOWN).toEqual([200, 200]);
    expect((await site.get('/maintenance')).body).toBe(before);
  });

  it('tells everybody who listens but operators, and ends their connections; operators hear that only they pass, until it is over', async () => {
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const url = `ws://127.0.0.1:${(site.app.server.address() as AddressInfo).port}/api/live`;
    const listenAs = ({ cookie }: SignedInPlayer) => listenTo(url, { cookie, origin: ORIGIN });
    const visitors = await listenTo(url);
    const [players, operators] = [await listenAs(player), await listenAs(operator)];
    operators.sendMessage({ t: 'sub', topics: ['site'] });
    for (const line of [visitors, players, operators]) await line.settled();
    await setSetting(site.api.db, 'maintenance', { from: new Date(Date.now() - 1000).toISOString() });
    for (const line of [visitors, players]) {
      expect((await line.closed).code).toBe(1012);
      expect(line.frames.at(-1)).toMatchObject({ topic: 'site', type: 'maintenance.on', data: { until: null } });
    }
    const newest = () => operators.frames.at(-1) ?? {};
    const passing = { id: -1, tone: 'alert', href: '/operator', isClosable: false };
    await expect.poll(newest, KNOWN).toMatchObject({ type: 'banners.changed', data: [passing] });
    expect(operators.frames.map(({ type }) => type)).not.toContain('maintenance.on');
    const read = async () => (await site.get('/api/banners', { cookie: operator.cookie })).json();
    expect(await read()).toEqual([expect.objectContaining(passing)]);
    expect((await site.get('/skills', { cookie: operator.cookie })).body).toContain('data-banner="-1"');
    await expect(listenTo(url)).rejects.toThrow('refused');
    await (await listenAs(operator)).settled();
    await setSetting(site.api.db, 'maintenance', {});
    await expect.poll(newest, KNOWN).toMatchObject({ type: 'banners.changed', data: [] });
    expect(await read()).toEqual([]);
  });

  it('announces itself above every page an hour before, and no longer once it is called off', async () => {
    const body = async () => (await site.get('/skills')).body;
    await setSetting(site.api.db, 'maintenance', { from: new Date(Date.now() + 30 * MINUTE_MS).toISOString() });
    await expect.poll(body, KNOWN).toContain('data-counts-to="');
    expect((await site.get('/skills')).statusCode).toBe(200);
    expect((await site.get('/api/banners')).json()).toEqual([
      expect.objectContaining({ id: 0, tone: 'alert', isClosable: false, countsTo: expect.any(String) }),
    ]);
    await setSetting(site.api.db, 'maintenance', {});
    await expect.poll(body, KNOWN).not.toContain('data-counts-to="');
  });
});

describe('MAINTENANCE=true', () => {
  const closed = testSite({ MAINTENANCE: 'true' });

  it('is passed by nobody, also where operators have closed the site too', async () => {
    const chief = await signInAs(closed, { isOperator: true });
    await setSetting(closed.api.db, 'maintenance', { from: new Date(Date.now() - 1000).toISOString() });
    for (const url of ['/', '/login', '/auth/v1/settings', '/operator/site']) {
      const answer = await closed.get(url, { cookie: chief.cookie });
      expect([url, answer.statusCode, answer.headers.location]).toEqual([url, 302, '/maintenance']);
    }
    expect((await closed.get('/api/operator/settings', { cookie: chief.cookie })).statusCode).toBe(503);
  });
});
