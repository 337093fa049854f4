import { beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import { silentLog } from '#platform/log/log.ts';
import { openFakeUpstreams } from '#tests/support/fake-upstreams.ts';
import { openApp, testApp } from '#tests/support/open-app.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { requestApp, signInVisitor } from '#tests/support/sign-in-visitor.ts';
import { deleteEventsBefore, findEventsSince } from './security-event.repository.ts';
import { countRefusals, createSecurityLog } from './security-log.service.ts';

const SITE = 'https://naru.example';
const START = new Date('2026-11-23T12:00:00Z');
const clock = fixedClock(START);
const site = testApp({ clock });
beforeEach(async () => {
  clock.set(new Date());
  await site.api.securityLog.flush();
  await site.api.db.deleteFrom('security_event').execute();
  await site.api.db.deleteFrom('security_total').execute();
});

async function events() {
  await site.api.securityLog.flush();
  const rows = await findEventsSince(site.api.db, new Date(0), 100);
  return rows.map(({ kind, addressHash, count }) => ({ kind, address: addressHash.toString('hex'), count }));
}

const get = (url: string, remoteAddress: string, headers = {}) => site.app.inject({ url, remoteAddress, headers });

describe('the security log', () => {
  it('counts refusals by hashed address, kind and minute', async () => {
    const player = await signInAs(site);
    for (let count = 0; count < 3; count += 1) await get('/api/profiles/me', '203.0.113.7');
    await get('/api/profiles/me', '2001:db8:1:2::9');
    await get('/api/profiles/me', '2001:db8:1:2::10');
    await get('/api/operator/words', '203.0.113.7', player.headers);
    await get('/api/operator/words', '203.0.113.7');
    await get('/api/items', '203.0.113.7');
    await get('/api/nowhere', '203.0.113.7');
    const rows = await events();
    expect(rows.map(({ kind, count }) => `${kind} ${count}`).toSorted()).toEqual([
      'refused-401 2',
      'refused-401 4',
      'refused-403 1',
    ]);
    expect(new Set(rows.map(({ address }) => address)).size).toBe(2);
    const { rows: stored } = await site.database.database.pool.query('select t::text as line from security_event t');
    // As text and as bytes; three digits of either may stand in any hash.
    expect(JSON.stringify(stored)).not.toMatch(/203\.0\.113|cb00:?7107|2001:0?db8|20010db8/);

    await get('/api/profiles/me', '203.0.113.7');
    expect((await events()).map(({ count }) => count)).toContain(5);
    clock.advance(60_000);
    await get('/api/profiles/me', '203.0.113.7');
    expect((await events()).map(({ count }) => count)).toContain(1);
  });

  it('is written by several processes at once, whatever they count first', async () => {
    const warned: unknown[] = [];
    const log = { ...silentLog, warn: (reason: unknown) => void warned.push(reason) };
    const logs = [1, 2, 3].map(() => createSecurityLog({ db: site.api.db, clock, log: log as typeof silentLog }));
    const addresses = Array.from({ length: 900 }, (_, index) => `203.0.${index % 30}.${index}`);
    for (let round = 0; round < 5; round += 1) {
      logs.forEach((one, index) => {
        for (const address of index === 1 ? addresses.toReversed() : addresses) one.record('refused-429', address);
      });
      await Promise.all(logs.map((one) => one.flush()));
    }
    expect(warned).toEqual([]);
    const counts = (await findEventsSince(site.api.db, new Date(0), 1000)).map(({ count }) => count);
    expect(new Set(counts)).toEqual(new Set([15]));
    expect((await countRefusals(site.api.db, clock.now())).day).toBe(15 * addresses.length);
  });

  it('counts what is too much', async () => {
    const player = await signInAs(site);
    const bump = () =>
      site.app.inject({
        method: 'PUT',
        url: '/api/profiles/pullUpTrade',
        remoteAddress: '203.0.113.8',
        headers: player.headers,
      });
    let rejections = 0;
    for (let count = 0; count < 125; count += 1) if ((await bump()).statusCode === 429) rejections += 1;
    expect(rejections).toBeGreaterThan(0);
    expect(await events()).toEqual([{ kind: 'refused-429', address: expect.any(String), count: rejections }]);
  });

  it('counts acts of operators, not what they read and not what is refused', async () => {
    const { headers } = await signInAs(site, { isOperator: true });
    const add = (payload: object) =>
      site.app.inject({ method: 'POST', url: '/api/operator/words', remoteAddress: '203.0.113.9', headers, payload });
    await get('/api/operator/words', '203.0.113.9', headers);
    expect((await add({ kind: 'AD' })).statusCode).toBe(400);
    expect((await add({ kind: 'AD', pattern: '두더지굴' })).statusCode).toBe(201);
    expect(await events()).toEqual([{ kind: 'operator-act', address: expect.any(String), count: 1 }]);
  });

  it('counts sign-ins', async () => {
    const fakes = await openFakeUpstreams(SITE);
    const own = await openApp({ settings: { PUBLIC_SITE_URL: SITE, ...fakes.settings } });
    try {
      await signInVisitor(requestApp(own.app, '203.0.113.10')).session();
      await own.api.securityLog.flush();
      expect(await findEventsSince(own.api.db, new Date(0), 10)).toMatchObject([{ kind: 'sign-in', count: 1 }]);
    } finally {
      await own.close();
      await fakes.close();
    }
  });

  it('holds a flood from many addresses in bounded memory, and loses no count', async () => {
    const log = createSecurityLog({ db: site.api.db, clock, log: silentLog });
    for (let number = 0; number < 12_000; number += 1) {
      log.record('refused-401', `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`);
    }
    await log.flush();
    const rows = await findEventsSince(site.api.db, new Date(0), 20_000);
    expect(rows.length).toBe(10_001);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(12_000);
    const totals = await site.api.db.selectFrom('security_total').selectAll().execute();
    expect(totals.map(({ kind, count }) => [kind, count])).toEqual([['refused-401', 12_000]]);
    expect(await countRefusals(site.api.db, clock.now())).toEqual({ hour: 12_000, day: 12_000 });
    await deleteEventsBefore(site.api.db, new Date(clock.now().getTime() + 60_000));
    expect(await countRefusals(site.api.db, clock.now())).toEqual({ hour: 0, day: 0 });
  });

  it('keeps its counts while the database is away', async () => {
    const { db } = site.api;
    let isAway = true;
    const lines: string[] = [];
    const flaky = new Proxy(db, {
      get(target, name) {
        if (isAway) throw new Error('away');
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const warn = (_fields: unknown, message?: string) => void lines.push(message ?? '');
    const log = createSecurityLog({ db: flaky, clock, log: Object.assign(Object.create(silentLog), { warn }) });
    log.record('refused-403', '203.0.113.11');
    await log.flush();
    log.record('refused-403', '203.0.113.11');
    await log.flush();
    expect(lines).toEqual(['the security log could not be written']);
    isAway = false;
    await log.flush();
    expect(await findEventsSince(db, new Date(0), 10)).toMatchObject([{ kind: 'refused-403', count: 2 }]);
  });
});
