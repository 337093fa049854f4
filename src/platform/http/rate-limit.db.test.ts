import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '#platform/database/connect.ts';
import { silentLog } from '#platform/log/log.ts';
import { testDatabase } from '#tests/support/database.ts';
import { openDatabaseProxy } from '#tests/support/database-proxy.ts';
import { installErrorHandling } from './errors.ts';
import { createRateLimit, type LimitRule, type RateLimit, takeFrom } from './rate-limit.ts';

const test = testDatabase();

const RULE: LimitRule = { name: 'test', points: 3, window: 60 };

function limitOf(rule: Partial<LimitRule> = {}, scale = 1): RateLimit {
  return createRateLimit({ pool: test.database.pool, scale }, { ...RULE, ...rule });
}

async function takeTimes(times: number, limit: RateLimit, key: string): Promise<boolean[]> {
  const taken: boolean[] = [];
  for (let time = 0; time < times; time += 1) taken.push((await limit.take(key)).isAllowed);
  return taken;
}

describe('a rate limit', () => {
  it('admits its number of requests and no more', async () => {
    expect(await takeTimes(10, limitOf(), randomUUID())).toEqual([true, true, true, ...Array(7).fill(false)]);
  });

  it('returns what is left and when it resets', async () => {
    const [limit, key] = [limitOf(), randomUUID()];
    expect(await limit.take(key)).toEqual({ isAllowed: true, remaining: 2, reset: 60 });
    await takeTimes(2, limit, key);
    for (let time = 0; time < 3; time += 1) {
      const { isAllowed, remaining, reset } = await limit.take(key);
      expect([isAllowed, remaining]).toEqual([false, 0]);
      expect(reset).toBeGreaterThan(50);
      expect(reset).toBeLessThanOrEqual(60);
    }
  });

  it('is shared by all processes', async () => {
    const [here, there, key] = [limitOf(), limitOf(), randomUUID()];
    expect(await takeTimes(2, here, key)).toEqual([true, true]);
    expect(await takeTimes(3, there, key)).toEqual([true, false, false]);
    expect(await takeTimes(2, here, key)).toEqual([false, false]);
  });

  it('counts each key and each rule separately', async () => {
    const key = randomUUID();
    expect(await takeTimes(4, limitOf({ name: 'one' }), key)).toContain(false);
    expect(await takeTimes(3, limitOf({ name: 'two' }), key)).not.toContain(false);
    expect(await takeTimes(3, limitOf({ name: 'one' }), randomUUID())).not.toContain(false);
  });

  it('counts concurrent requests of two processes', async () => {
    const [limits, key] = [[limitOf({ points: 10 }), limitOf({ points: 10 })], randomUUID()];
    const races = Array.from({ length: 40 }, (_, at) => limits[at % 2]?.take(key));
    const allowed = (await Promise.all(races)).filter((state) => state?.isAllowed);
    expect(allowed).toHaveLength(10);
  });

  it('starts again after its window, also for keys blocked in memory', async () => {
    const [limit, key] = [limitOf({ points: 1, window: 1 }), randomUUID()];
    expect(await takeTimes(3, limit, key)).toEqual([true, false, false]);
    await expect.poll(() => limit.take(key), { timeout: 5_000, interval: 200 }).toMatchObject({ isAllowed: true });
  });

  it('sends no query for a key that is over its limit', async () => {
    const [limit, key] = [limitOf(), randomUUID()];
    await takeTimes(20, limit, key);
    const row = await test.db.selectFrom('rate_limit').selectAll().where('key', '=', `test:${key}`).execute();
    // The fourth was the first to be refused.
    expect(row).toMatchObject([{ points: 4 }]);
  });

  it('can be scaled as a whole, but never to zero', async () => {
    expect(limitOf({}, 2).rule.points).toBe(6);
    expect(await takeTimes(7, limitOf({}, 2), randomUUID())).toEqual([...Array(6).fill(true), false]);
    expect(await takeTimes(2, limitOf({}, 0.001), randomUUID())).toEqual([true, false]);
  });

  it('stores its counters in an unlogged table, so that they cost little', async () => {
    const { rows } = await sql`select relpersistence as kind from pg_class where relname = 'rate_limit'`.execute(
      test.db,
    );
    expect(rows).toEqual([{ kind: 'u' }]);
  });
});

describe('a rate limit while the database is', () => {
  async function throughProxy() {
    const proxy = await openDatabaseProxy(test.url);
    const database = await openDatabase(proxy.url, { log: silentLog });
    onTestFinished(async () => {
      await proxy.close();
      await database.close();
    });
    return { proxy, limit: createRateLimit({ pool: database.pool, scale: 1 }, RULE) };
  }

  it('away counts per process, and shared again afterwards', async () => {
    const { proxy, limit } = await throughProxy();
    const key = randomUUID();
    expect(await takeTimes(2, limit, key)).toEqual([true, true]);
    await proxy.shut();
    expect(await takeTimes(5, limit, key)).toEqual([true, true, true, false, false]);
    await proxy.reopen();
    expect(await takeTimes(3, limit, key)).toEqual([true, false, false]);
  });

  it('hanging waits a second for its count and no longer', async () => {
    const { proxy, limit } = await throughProxy();
    const key = randomUUID();
    await limit.take(key);
    proxy.jam();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    let isCounted = false;
    const taken = takeTimes(1, limit, key).finally(() => {
      isCounted = true;
    });
    await vi.advanceTimersByTimeAsync(999);
    expect(isCounted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await taken).toEqual([true]);
  });
});

describe('a response behind rate limits', () => {
  async function appBehind(...limits: RateLimit[]) {
    const app = Fastify();
    installErrorHandling(app);
    const key = randomUUID();
    app.get('/', async (_request, reply) => {
      for (const limit of limits) await takeFrom(limit, key, reply);
      return 'done';
    });
    onTestFinished(() => app.close());
    return { sendRequest: () => app.inject('/') };
  }

  it('over the limit is 429 with the time to wait', async () => {
    const { sendRequest } = await appBehind(limitOf());
    for (let time = 0; time < 3; time += 1) expect((await sendRequest()).statusCode).toBe(200);
    for (let time = 0; time < 3; time += 1) {
      const answer = await sendRequest();
      expect(answer.statusCode).toBe(429);
      expect(answer.json()).toMatchObject({ statusCode: 429, code: 'RATE_LIMITED' });
      expect(answer.json().message).toMatch(/[가-힣]/);
      const seconds = Number(answer.headers['retry-after']);
      expect(seconds).toBeGreaterThan(50);
      expect(seconds).toBeLessThanOrEqual(60);
      expect(answer.headers).toMatchObject({
        'ratelimit-policy': '"test";q=3;w=60',
        ratelimit: `"test";r=0;t=${seconds}`,
        'cache-control': 'no-store',
      });
    }
  });

  it.each([
    ['first', 2, 5],
    ['last', 5, 2],
  ])('has headers of the tightest limit, be it the %s', async (_name, first, last) => {
    const { sendRequest } = await appBehind(
      limitOf({ name: `first-${first}`, points: first }),
      limitOf({ name: `last-${last}`, points: last }),
    );
    expect((await sendRequest()).headers.ratelimit).toMatch(/^"\w+-2";r=1;t=\d+$/);
    await sendRequest();
    const refused = await sendRequest();
    expect([refused.statusCode, refused.headers.ratelimit]).toEqual([429, expect.stringMatching(/^"\w+-2";r=0;/)]);
    expect(refused.headers['ratelimit-policy']).toMatch(/^"\w+-2";q=2;w=60$/);
  });
});
