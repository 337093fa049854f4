import { expect, it } from 'vitest';
import { TaggedBodyCache } from './tagged-body-cache.ts';

const TAGS = ['quotes:item:12'];

function setUp() {
  const cache = new TaggedBodyCache<{ version: number }>();
  let readings = 0;
  const read = async () => {
    readings += 1;
    return { version: readings };
  };
  const get = async () => JSON.parse((await cache.get('12', TAGS, read)).text()).version;
  return { cache, get };
}

it('reads an answer once until one of its tags changes', async () => {
  const { cache, get } = setUp();
  expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
  expect([cache.has('12'), await get()]).toEqual([true, 1]);
  cache.markStale('quotes:item:13');
  expect(await get()).toBe(1);
  cache.markStale('quotes:item:12');
  expect([cache.has('12'), await get(), cache.has('12')]).toEqual([false, 2, true]);
});

it('does not store what was read before a change', async () => {
  const { cache, get } = setUp();
  const before = get();
  cache.markStale('quotes:item:12');
  expect(await before).toBe(1);
  expect([cache.has('12'), await get()]).toEqual([false, 2]);
});

it('reads again after a failure', async () => {
  const { cache, get } = setUp();
  const failed = cache.get('12', TAGS, async () => {
    throw new Error('the database is away');
  });
  await expect(failed).rejects.toThrow('away');
  expect(await get()).toBe(1);
});
