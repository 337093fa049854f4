import { describe, expect, it } from 'vitest';
import { type KeptPage, PageCache, type ProducedPage } from './page-cache.ts';

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

function textOf(page: KeptPage | undefined): string | undefined {
  const variant = page?.body.in('identity');
  return variant instanceof Promise ? undefined : variant?.bytes.toString();
}

describe('the page cache', () => {
  it('renders a burst of equal requests once', async () => {
    const { cache, produce, rendered } = setUp();
    const bodies = await Promise.all(Array.from({ length: 50 }, () => cache.get('/a', ['t'], produce('one'))));
    expect(rendered).toEqual(['one']);
    expect(new Set(bodies).size).toBe(1);
    expect(textOf(cache.peek('/a'))).toBe('one');
  });

  it('serves a page past its time once more while it is renewed', async () => {
    const { cache, clock, produce } = setUp();
    await cache.get('/a', ['t'], produce('old'));
    clock.now = 1000;
    expect(cache.peek('/a')).toBeUndefined();
    expect(textOf(await cache.get('/a', ['t'], produce('new')))).toBe('old');
    await new Promise(setImmediate);
    expect(textOf(cache.peek('/a'))).toBe('new');
  });

  it('keeps the old page when its renewal fails, and tries again', async () => {
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

  it('keeps neither failures nor pages with another status than 200', async () => {
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

  it('drops by tag, and does not keep what was being rendered from the data of before', async () => {
    const { cache, produce } = setUp();
    await cache.get('/item', ['game-data'], produce('item'));
    await cache.get('/notice', ['notices'], produce('notice'));
    let release: (page: ProducedPage) => void = () => undefined;
    const slow = cache.get('/slow', ['game-data'], () => new Promise((resolve) => (release = resolve)));
    cache.drop('game-data');
    release({ status: 200, body: 'stale', contentType: 'text/html' });
    expect(textOf(await slow)).toBe('stale');
    expect(cache.peek('/item')).toBeUndefined();
    expect(cache.peek('/slow')).toBeUndefined();
    expect(textOf(cache.peek('/notice'))).toBe('notice');
  });

  it('holds no more than it may, and forgets what was used longest ago', async () => {
    const { cache, produce } = setUp({ maxEntries: 2 });
    await cache.get('/a', [], produce('a'));
    await cache.get('/b', [], produce('b'));
    cache.peek('/a');
    await cache.get('/c', [], produce('c'));
    expect(cache.peek('/b')).toBeUndefined();
    expect(cache.peek('/a')).toBeDefined();
    expect(cache.stats().entries).toBe(2);
  });
});
