import { describe, expect, it } from 'vitest';
import { type CachedPage, PageCache, type ProducedPage } from './page-cache.ts';

function setUp(options: Partial<ConstructorParameters<typeof PageCache>[0]> = {}) {
  const clock = { now: 0 };
  const cache = new PageCache({ now: () => clock.now, freshMs: 1000, maxEntries: 10, maxBytes: 1_000_000, ...options });
  const rendered: string[] = [];
  const produce =
    (text: string, status = 200) =>
    async () => {
      rendered.push(text);
      return { status, body: text, contentType: 'text/html' };
    };
  return { cache, clock, produce, rendered };
}

function textOf(page: CachedPage | undefined): string | undefined {
  const variant = page?.body.in('identity');
  return variant instanceof Promise ? undefined : variant?.bytes.toString();
}

describe('the page cache', () => {
  it('renders a page once for concurrent requests', async () => {
    const { cache, produce, rendered } = setUp();
    const bodies = await Promise.all(Array.from({ length: 50 }, () => cache.get('/a', ['t'], produce('one'))));
    expect(rendered).toEqual(['one']);
    expect(new Set(bodies).size).toBe(1);
    expect(textOf(cache.peek('/a'))).toBe('one');
  });

  it('serves an expired page once more while it is renewed', async () => {
    const { cache, clock, produce } = setUp();
    await cache.get('/a', ['t'], produce('old'));
    clock.now = 1000;
    expect(cache.peek('/a')).toBeUndefined();
    expect(textOf(await cache.get('/a', ['t'], produce('new')))).toBe('old');
    await new Promise(setImmediate);
    expect(textOf(cache.peek('/a'))).toBe('new');
  });

  it('serves the old page when its renewal fails, and retries', async () => {
    const { cache, clock, produce } = setUp();
    await cache.get('/a', ['t'], produce('old'));
    clock.now = 1000;
    const failing = async () => {
      throw new Error('the database is away');
    };
    expect(textOf(await cache.get('/a', ['t'], failing))).toBe('old');
    await new Promise(setImmediate);
    await cache.get('/a', ['t'], produce('new'));
    await new Promise(setImmediate);
    expect(textOf(cache.peek('/a'))).toBe('new');
  });

  it('serves every page as it stands after `invalidateAll` until it is renewed, and no longer than a minute', async () => {
    const { cache, clock, produce } = setUp({ freshMs: 600_000 });
    await cache.get('/a', ['t'], produce('old'));
    await cache.get('/b', [], produce('old'));
    clock.now = 1000;
    cache.invalidateAll('stale');
    expect([cache.peek('/a'), cache.peek('/b')]).toEqual([undefined, undefined]);
    expect(textOf(await cache.get('/a', ['t'], produce('new')))).toBe('old');
    await new Promise(setImmediate);
    expect(textOf(cache.peek('/a'))).toBe('new');
    clock.now = 61_000;
    expect(textOf(cache.peek('/a'))).toBe('new');
    expect(textOf(await cache.get('/b', [], produce('new')))).toBe('new');
  });

  it('does not store what began before `invalidateAll`', async () => {
    const { cache, produce } = setUp();
    let finish = () => {};
    const slow = async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return { status: 200, body: 'old', contentType: 'text/html' };
    };
    const made = cache.get('/a', ['t'], slow);
    cache.invalidateAll('stale');
    finish();
    await made;
    expect(textOf(await cache.get('/a', ['t'], produce('new')))).toBe('new');
  });

  it('stores neither failures nor pages with another status than 200', async () => {
    const { cache, produce, rendered } = setUp();
    await cache.get('/gone', ['t'], produce('gone', 404));
    await cache.get('/gone', ['t'], produce('gone again', 404));
    expect(rendered).toHaveLength(2);
    await expect(
      cache.get('/broken', ['t'], async () => {
        throw new Error('broken');
      }),
    ).rejects.toThrow('broken');
    expect(textOf(await cache.get('/broken', ['t'], produce('whole')))).toBe('whole');
  });

  it('drops pages by tag, and does not store a rendering of older data', async () => {
    const { cache, produce } = setUp();
    await cache.get('/item', ['game-data'], produce('item'));
    await cache.get('/notice', ['notices'], produce('notice'));
    let release: (page: ProducedPage) => void = () => undefined;
    const slow = cache.get('/slow', ['game-data'], () => new Promise((resolve) => (release = resolve)));
    cache.invalidate('game-data', 'evict');
    release({ status: 200, body: 'stale', contentType: 'text/html' });
    expect(textOf(await slow)).toBe('stale');
    expect(cache.peek('/item')).toBeUndefined();
    expect(cache.peek('/slow')).toBeUndefined();
    expect(textOf(cache.peek('/notice'))).toBe('notice');
  });

  it('stays within its size and removes the least recently used page', async () => {
    const { cache, produce } = setUp({ maxEntries: 2 });
    await cache.get('/a', [], produce('a'));
    await cache.get('/b', [], produce('b'));
    cache.peek('/a');
    await cache.get('/c', [], produce('c'));
    expect(cache.peek('/b')).toBeUndefined();
    expect(cache.peek('/a')).toBeDefined();
    expect(cache.stats().entries).toBe(2);
  });

  it('removes a page that no longer exists', async () => {
    const { cache, clock, produce } = setUp();
    await cache.get('/a', ['t'], produce('old'));
    clock.now = 1000;
    await cache.get('/a', ['t'], produce('gone', 404));
    await new Promise(setImmediate);
    expect(textOf(await cache.get('/a', ['t'], produce('back')))).toBe('back');
  });
});

describe('a stale page', () => {
  const setUpToAge = () => setUp({ freshMs: 60_000 });

  it('is served for a second more while it is rendered again, once', async () => {
    const { cache, clock, produce, rendered } = setUpToAge();
    await cache.get('/a', ['t'], produce('old'));
    clock.now = 5000;
    cache.invalidate('t', 'stale');
    cache.invalidate('t', 'stale');
    expect(cache.peek('/a')).toBeUndefined();
    const slow = pendingRender();
    expect(textOf(await cache.get('/a', ['t'], slow.produce))).toBe('old');
    clock.now = 5999;
    expect(textOf(cache.peek('/a'))).toBe('old');
    expect(textOf(await cache.get('/a', ['t'], produce('never')))).toBe('old');
    slow.release('new');
    await new Promise(setImmediate);
    expect(textOf(cache.peek('/a'))).toBe('new');
    expect(rendered).toEqual(['old']);
  });

  it('is not served after that second', async () => {
    const { cache, clock, produce } = setUpToAge();
    await cache.get('/a', ['t'], produce('old'));
    cache.invalidate('t', 'stale');
    clock.now = 500;
    cache.invalidate('t', 'stale');
    clock.now = 1000;
    expect(cache.peek('/a')).toBeUndefined();
    expect(textOf(await cache.get('/a', ['t'], produce('new')))).toBe('new');
  });

  it('is not affected by other tags', async () => {
    const { cache, produce } = setUpToAge();
    await cache.get('/a', ['trades', 'quotes'], produce('a'));
    await cache.get('/b', ['quotes'], produce('b'));
    cache.invalidate('trades', 'stale');
    expect(textOf(cache.peek('/b'))).toBe('b');
    cache.invalidate('quotes', 'evict');
    expect(cache.stats().entries).toBe(0);
  });

  it('is stale already when it changed during its rendering', async () => {
    const { cache, clock, produce } = setUpToAge();
    const slow = pendingRender();
    const first = cache.get('/a', ['t'], slow.produce);
    clock.now = 100;
    cache.invalidate('t', 'stale');
    clock.now = 800;
    slow.release('old');
    expect(textOf(await first)).toBe('old');
    expect(cache.peek('/a')).toBeUndefined();
    expect(textOf(await cache.get('/a', ['t'], produce('new')))).toBe('old');
    await new Promise(setImmediate);
    expect(textOf(cache.peek('/a'))).toBe('new');
  });

  it('is not waited for when its rendering would be stale as well', async () => {
    const { cache, clock, produce } = setUpToAge();
    const slow = pendingRender();
    const first = cache.get('/a', ['t'], slow.produce);
    cache.invalidate('t', 'stale');
    clock.now = 1000;
    expect(textOf(await cache.get('/a', ['t'], produce('new')))).toBe('new');
    slow.release('old');
    await first;
    expect(textOf(cache.peek('/a'))).toBe('new');
  });

  it('is served while rendering fails', async () => {
    const { cache, clock, produce, rendered } = setUpToAge();
    await cache.get('/a', ['t'], produce('old'));
    cache.invalidate('t', 'stale');
    clock.now = 2000;
    expect(textOf(await cache.get('/a', ['t'], produce('away', 503)))).toBe('old');
    clock.now = 2900;
    expect(textOf(cache.peek('/a'))).toBe('old');
    clock.now = 3000;
    const slow = pendingRender();
    expect(textOf(await cache.get('/a', ['t'], slow.produce))).toBe('old');
    slow.release('back');
    await new Promise(setImmediate);
    expect(textOf(cache.peek('/a'))).toBe('back');
    expect(rendered).toEqual(['old', 'away']);
  });

  it('is served on and never older than a second under a burst of changes', async () => {
    const { cache, clock } = setUpToAge();
    const renderMs = 90;
    let facts = 0;
    const overtakenAt: number[] = [];
    let renders = 0;
    const waiting: { until: number; resolve: () => void }[] = [];
    const produce = async (): Promise<ProducedPage> => {
      renders += 1;
      const body = String(facts);
      await new Promise<void>((resolve) => waiting.push({ until: clock.now + renderMs, resolve }));
      return { status: 200, body, contentType: 'text/html' };
    };
    let served = 0;
    let oldest = 0;
    const visit = async () => {
      const page = cache.peek('/trade') ?? (await cache.get('/trade', ['trades'], produce));
      served += 1;
      const since = overtakenAt[Number(textOf(page))];
      if (since !== undefined) oldest = Math.max(oldest, clock.now - since);
    };
    const seconds = 10;
    for (; clock.now < seconds * 1000; clock.now += 10) {
      for (const { resolve } of waiting.filter(({ until }) => until <= clock.now)) resolve();
      overtakenAt[facts] = clock.now;
      facts += 1;
      cache.invalidate('trades', 'stale');
      void visit();
      await new Promise(setImmediate);
    }
    expect(served).toBeGreaterThan(990);
    expect(oldest).toBeLessThanOrEqual(1000);
    expect(renders).toBeLessThanOrEqual(seconds / 0.7 + 1);
  });
});

function pendingRender() {
  let release: (text: string) => void = () => undefined;
  const text = new Promise<string>((resolve) => {
    release = resolve;
  });
  return {
    release: (value: string) => release(value),
    produce: async () => ({ status: 200, body: await text, contentType: 'text/html' }),
  };
}
