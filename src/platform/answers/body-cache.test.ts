import { expect, it } from 'vitest';
import { BodyCache } from './body-cache.ts';
import { jsonBody, type ResponseBody } from './response-body.ts';

const TAGS = ['quotes:item:12'];

function setUp() {
  const cache = new BodyCache<{ version: number }>();
  let readings = 0;
  const read = async () => {
    readings += 1;
    return jsonBody({ version: readings });
  };
  const get = async () => JSON.parse((await cache.load('12', read, TAGS)).text()).version;
  return { cache, get };
}

it('reads an answer once until one of its tags changes', async () => {
  const { cache, get } = setUp();
  expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
  expect([cache.has('12'), await get()]).toEqual([true, 1]);
  cache.invalidate('quotes:item:13', 'evict');
  expect(await get()).toBe(1);
  cache.invalidate('quotes:item:12', 'evict');
  expect([cache.has('12'), await get(), cache.has('12')]).toEqual([false, 2, true]);
});

it('does not store what was read before a change', async () => {
  const { cache, get } = setUp();
  const before = get();
  cache.invalidate('quotes:item:12', 'evict');
  expect(await before).toBe(1);
  expect([cache.has('12'), await get()]).toEqual([false, 2]);
});

it('reads again after a failure', async () => {
  const { cache, get } = setUp();
  const failed = cache.load('12', async () => {
    throw new Error('the database is away');
  });
  await expect(failed).rejects.toThrow('away');
  expect(await get()).toBe(1);
});

it('stores nothing where there is no body', async () => {
  const { cache, get } = setUp();
  expect(await cache.load('12', async () => undefined)).toBeUndefined();
  expect([cache.has('12'), await get()]).toEqual([false, 1]);
});

it('keeps within its number of bodies, or its bytes', () => {
  const body = jsonBody({ version: 1 });
  const has = (cache: BodyCache) => {
    for (const key of ['a', 'b', 'c']) cache.get(key, () => body as ResponseBody);
    return ['a', 'b', 'c'].map((key) => cache.has(key));
  };
  expect(has(new BodyCache({ maxEntries: 2 }))).toEqual([false, true, true]);
  expect(has(new BodyCache({ maxBytes: 2 * body.sizeInMemory }))).toEqual([false, true, true]);
  expect(has(new BodyCache())).toEqual([true, true, true]);
});
