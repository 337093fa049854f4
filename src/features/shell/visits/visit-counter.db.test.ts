import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import { addressKey } from '#platform/http/rate-limit.ts';
import { silentLog } from '#platform/log/log.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createViewCounter } from './view-counter.hook.ts';
import { expireVisits } from './visit.service.ts';
import { createVisitCounter } from './visit-counter.service.ts';

const NOON = new Date('2026-11-23T03:00:00Z');
const TODAY = '2026-11-23';
const TOMORROW = '2026-11-24';
const MIDNIGHT = new Date('2026-11-23T15:00:00Z');
const AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';
const PAGE = { pattern: '/items/:id', isPayload: false };
const PAYLOAD = { pattern: '/items', isPayload: true };

const test = testDatabase();
const clock = fixedClock(NOON);

function counterOver(db: Db = test.db) {
  const addresses = new WeakMap<IncomingMessage, string>();
  const visits = createVisitCounter({ db, clock, log: silentLog, addressKey });
  const counter = createViewCounter({
    visits,
    publicSiteUrl: 'https://naru.example',
    clientAddress: (request) => addresses.get(request) ?? '',
  });
  return {
    flush: () => visits.flush(),
    view(address: string, headers: Readonly<Record<string, string>> = {}, page = PAGE) {
      const request = new IncomingMessage(new Socket());
      request.rawHeaders = Object.entries({ Host: 'localhost:3000', 'User-Agent': AGENT, ...headers }).flat();
      addresses.set(request, address);
      counter.count(page, request);
    },
  };
}

const days = () =>
  test.db.selectFrom('visit_day').select(['day', 'views', 'bots', 'visitors', 'keys']).orderBy('day').execute();

async function counts(kind: 'page' | 'device' | 'host') {
  const rows = await test.db
    .selectFrom('visit_count')
    .select(['name', 'views'])
    .where('kind', '=', kind)
    .orderBy('name')
    .execute();
  return Object.fromEntries(rows.map(({ name, views }) => [name, views]));
}

const keys = () => test.db.selectFrom('visit_sketch').select(['day', 'key']).execute();

beforeEach(async () => {
  clock.set(NOON);
  await sql`truncate visit_day, visit_count, visit_sketch`.execute(test.db);
});

describe('visits', () => {
  it('of two processes add up, and a visitor of both is one', async () => {
    const [one, other] = [counterOver(), counterOver()];
    one.view('203.0.113.1');
    one.view('203.0.113.1');
    other.view('203.0.113.1', {}, PAYLOAD);
    other.view('203.0.113.2', { 'User-Agent': `${AGENT} Edg/141.0` });
    await Promise.all([one.flush(), other.flush()]);
    other.view('203.0.113.2');
    await other.flush();
    expect(await days()).toEqual([{ day: TODAY, views: 5, bots: 0, visitors: 3, keys: 1 }]);
    expect(await counts('page')).toEqual({ '/items': 1, '/items/:id': 4 });
    expect(await counts('device')).toEqual({ computer: 5 });
  });

  it('leave out what was fetched ahead, and count bots apart', async () => {
    const { view, flush } = counterOver();
    view('203.0.113.1', { 'X-Ahead': '1' }, PAYLOAD);
    view('203.0.113.1', { 'Sec-Purpose': 'prefetch;prerender' });
    view('203.0.113.1', { 'User-Agent': 'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)' });
    view('203.0.113.1', { 'User-Agent': '' });
    await flush();
    expect(await days()).toEqual([{ day: TODAY, views: 0, bots: 2, visitors: 0, keys: 0 }]);
    expect(await keys()).toEqual([]);
  });

  it('have the host that led to a page, and none for pages of this site', async () => {
    const { view, flush } = counterOver();
    for (const referer of [
      'https://www.naver.com/a',
      'https://naru.example/',
      'http://localhost:3000/x',
      '=cmd',
      'a'.repeat(10_000),
    ]) {
      view('203.0.113.1', { Referer: referer });
    }
    view('203.0.113.1');
    view('203.0.113.1', { Referer: 'https://google.com/' }, PAYLOAD);
    await flush();
    expect(await counts('host')).toEqual({ '': 1, '*': 2, 'naver.com': 1 });
  });

  it('stay within the 200 hosts of a day, and in bounded memory, whatever is invented', async () => {
    const { view, flush } = counterOver();
    for (let number = 0; number < 100_000; number += 1) {
      view(`203.0.${number % 200}.7`, { Referer: `https://h${number}.example/`, 'User-Agent': `${AGENT} ${number}` });
    }
    await flush();
    for (let number = 0; number < 300; number += 1) view('203.0.113.1', { Referer: `https://x${number}.example/` });
    await flush();
    const hosts = await counts('host');
    expect(Object.keys(hosts).length).toBeLessThanOrEqual(201);
    expect(Object.values(hosts).reduce((sum, views) => sum + views, 0)).toBe(100_300);
    const [day] = await days();
    expect(day?.views).toBe(100_300);
    expect(day?.visitors).toBeLessThan(6_000);
  });

  it('are kept while the database is away, and counted once', async () => {
    let isAway = true;
    const flaky = new Proxy(test.db, {
      get(target, name) {
        if (isAway) throw new Error('away');
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const { view, flush } = counterOver(flaky);
    view('203.0.113.1');
    await flush();
    view('203.0.113.1', { Referer: 'https://naver.com/' });
    await flush();
    isAway = false;
    await flush();
    await flush();
    expect(await days()).toEqual([{ day: TODAY, views: 2, bots: 0, visitors: 1, keys: 1 }]);
    expect(await counts('host')).toEqual({ '': 1, 'naver.com': 1 });
  });
});

describe('the key of a day', () => {
  it('goes at midnight, with the sketch; the number stays', async () => {
    const { view, flush } = counterOver();
    view('203.0.113.1');
    await flush();
    const [before] = await keys();
    expect(await expireVisits(test.db, new Date(MIDNIGHT.getTime() - 1))).toBe(0);
    expect(await keys()).toHaveLength(1);
    expect(await expireVisits(test.db, MIDNIGHT)).toBe(1);
    expect(await keys()).toEqual([]);
    clock.set(MIDNIGHT);
    view('203.0.113.1');
    await flush();
    const [after] = await keys();
    expect(after?.key).not.toEqual(before?.key);
    expect((await days()).map(({ day, visitors, keys: made }) => [day, visitors, made])).toEqual([
      [TODAY, 1, 1],
      [TOMORROW, 1, 1],
    ]);
  });

  it('is never made anew for a day that has ended, whose last views are counted', async () => {
    const { view, flush } = counterOver();
    view('203.0.113.1');
    clock.set(MIDNIGHT);
    view('203.0.113.1');
    await flush();
    expect((await keys()).map(({ day }) => day)).toEqual([TOMORROW]);
    expect((await days()).map(({ views, keys: made }) => [views, made])).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  it('outlives a clock that goes back and forth over midnight', async () => {
    const { view, flush } = counterOver();
    for (const ms of [-2000, 1000, -1000, 2000]) {
      clock.set(new Date(MIDNIGHT.getTime() + ms));
      view('203.0.113.1');
      await flush();
    }
    expect(await days()).toEqual([
      { day: TODAY, views: 2, bots: 0, visitors: 1, keys: 1 },
      { day: TOMORROW, views: 2, bots: 0, visitors: 1, keys: 1 },
    ]);
  });

  it('made by a clock far ahead gives way, and a day with two keys is marked', async () => {
    const { view, flush } = counterOver();
    view('203.0.113.1');
    await flush();
    clock.set(new Date(NOON.getTime() + 30 * DAY_MS));
    view('203.0.113.1');
    await flush();
    clock.set(new Date(NOON.getTime() + HOUR_MS));
    view('203.0.113.1');
    view('203.0.113.2');
    await flush();
    const [today] = await days();
    expect(today).toEqual({ day: TODAY, views: 3, bots: 0, visitors: 3, keys: 2 });
  });

  it('lies in a table that no log and no backup has', async () => {
    const { rows } = await sql<{ kind: string }>`
      select relpersistence as kind from pg_class where relname = 'visit_sketch'
      union all select t.relpersistence from pg_class c join pg_class t on t.oid = c.reltoastrelid
      where c.relname = 'visit_sketch'`.execute(test.db);
    expect(rows.map(({ kind }) => kind)).toEqual(['u', 'u']);
  });
});

it('days are kept for 400 days, with today', async () => {
  const day = (ago: number) => new Date(NOON.getTime() - ago * DAY_MS).toISOString().slice(0, 10);
  for (const ago of [0, 399, 400]) {
    await test.db
      .insertInto('visit_day')
      .values({ day: day(ago), views: 1, bots: 0 })
      .execute();
    await test.db
      .insertInto('visit_count')
      .values({ day: day(ago), kind: 'page', name: '/', views: 1 })
      .execute();
  }
  expect(await expireVisits(test.db, NOON)).toBe(2);
  expect((await days()).map((row) => row.day)).toEqual([day(399), day(0)]);
});
