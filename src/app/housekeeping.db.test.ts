import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertProfile, insertSession, insertUser } from '#database/factories/people.ts';
import { lastingSuspensionOf, saveSuspension } from '#features/people/suspensions/suspension.service.ts';
import { fixedClock, systemClock } from '#platform/clock/clock.ts';
import { createConsoleLog, silentLog } from '#platform/log/log.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type Chore, startHousekeeping, sweep } from './housekeeping.ts';
import type { SiteTables } from './site.tables.ts';

const NOW = '2026-03-01T12:00:00.000Z';
const clock = fixedClock(NOW);
const ago = (milliseconds: number) => new Date(Date.parse(NOW) - milliseconds);
const HOUR_MS = 3_600_000;

let test: TestDatabase<SiteTables>;

beforeAll(async () => {
  test = await createTestDatabase<SiteTables>();
});
afterAll(() => test.drop());

const sweepNow = () => sweep({ db: test.db, clock, log: silentLog });

describe('sweep', () => {
  it('forgets answers after a day', async () => {
    const user_id = randomUUID();
    const row = { user_id, request_hash: randomBytes(32), status: 200, body: '1' };
    await test.db
      .insertInto('answered_request')
      .values([
        { ...row, key: 'old', created_at: ago(24 * HOUR_MS + 1) },
        { ...row, key: 'young', created_at: ago(24 * HOUR_MS) },
      ])
      .execute();
    await sweepNow();
    await sweepNow();
    const rows = await test.db.selectFrom('answered_request').select('key').where('user_id', '=', user_id).execute();
    expect(rows).toEqual([{ key: 'young' }]);
  });

  it('forgets counters whose window is over, and no endless ones', async () => {
    await sql`insert into rate_limit (key, points, expire) values
      ('over', 1, ${ago(1).getTime()}), ('running', 1, ${ago(-1).getTime()}), ('endless', 1, null)`.execute(test.db);
    await sweepNow();
    const { rows } = await sql<{ key: string }>`select key from rate_limit order by key`.execute(test.db);
    expect(rows.map(({ key }) => key)).toEqual(['endless', 'running']);
  });

  it('forgets whose suspension has ended', async () => {
    const { id: profileId } = await insertProfile(test.db);
    const [ended, running] = [randomBytes(32), randomBytes(32)];
    const reason = '사기';
    await saveSuspension(test.db, { profileId, until: ago(0), reason, identityHashes: [ended] });
    await saveSuspension(test.db, { profileId, until: ago(-1), reason, identityHashes: [running] });
    await sweepNow();
    const rows = await test.db.selectFrom('lasting_suspension').select('identity_hash').execute();
    expect(rows).toEqual([{ identity_hash: running }]);
    expect(await lastingSuspensionOf(test.db, [running], new Date(NOW))).toMatchObject({ reason });
  });

  it('forgets devices that nobody used for 400 days', async () => {
    const { id: userId } = await insertUser(test.db);
    await insertProfile(test.db, { user_id: userId });
    const days = (count: number) => ago(count * 24 * HOUR_MS);
    await insertSession(test.db, { userId, createdAt: days(500), refreshedAt: days(401) });
    const used = await insertSession(test.db, { userId, createdAt: days(500), refreshedAt: days(399) });
    await sweepNow();
    const rows = await test.db.selectFrom('sign_in.session').select('id').where('user_id', '=', userId).execute();
    expect(rows).toEqual([{ id: used }]);
  });

  it('logs a chore that fails, and does the others', async () => {
    const done: string[] = [];
    const lines: string[] = [];
    const chores: Chore[] = [
      { name: 'broken', run: () => Promise.reject(new Error('no such table')) },
      { name: 'sound', run: async (_db, now) => done.push(now.toISOString()) },
    ];
    const log = createConsoleLog('warn', (line) => lines.push(line));
    await sweep({ db: test.db, clock, log, chores });
    expect(done).toEqual([NOW]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('name=broken');
    expect(lines[0]).toContain('no such table');
  });
});

describe('startHousekeeping', () => {
  const start = (chores: Chore[], own = {}) =>
    startHousekeeping({ db: test.db, clock: systemClock, log: silentLog, chores, firstMs: 5, everyMs: 5, ...own });

  it('sweeps again and again until it is stopped', async () => {
    let runs = 0;
    const housekeeping = start([{ name: 'count', run: async () => ++runs }]);
    await expect.poll(() => runs).toBeGreaterThan(2);
    await housekeeping.stop();
    const atStop = runs;
    await delay(50);
    expect(runs).toBe(atStop);
  });

  it('goes on after a failure', async () => {
    let runs = 0;
    const run = async () => {
      runs += 1;
      throw new Error('away');
    };
    const housekeeping = start([{ name: 'broken', run }]);
    await expect.poll(() => runs).toBeGreaterThan(1);
    await housekeeping.stop();
  });

  it('waits at the stop for the chore that runs, and begins no other', async () => {
    const done: string[] = [];
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: barrier, resolve: open } = Promise.withResolvers<void>();
    const slow = async () => {
      begin();
      await barrier;
      return done.push('slow');
    };
    const housekeeping = start([
      { name: 'slow', run: slow },
      { name: 'next', run: async () => done.push('next') },
    ]);
    await begun;
    const stopped = housekeeping.stop().then(() => done.push('stopped'));
    await delay(20);
    expect(done).toEqual([]);
    open();
    await stopped;
    expect(done).toEqual(['slow', 'stopped']);
  });

  it('never began when it is stopped at once', async () => {
    let runs = 0;
    await start([{ name: 'count', run: async () => ++runs }]).stop();
    await delay(30);
    expect(runs).toBe(0);
  });

  it('keeps no process alive', () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const atFirst = timers();
    const housekeeping = start([], { firstMs: 60_000 });
    expect(timers()).toBe(atFirst);
    return housekeeping.stop();
  });
});
