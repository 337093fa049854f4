import { describe, expect, it } from 'vitest';
import { type CachedIcon, cachedIcon, isCachedIcon, withIcon, withUse } from './icon-cache.rules.ts';

const HOUR_MS = 3_600_000;
const icon = (name: string, at: number): CachedIcon => ({ name, body: '<path/>', at });

describe('p§9 icon cache', () => {
  it('holds at most 50 entries, the newest', () => {
    let cache: CachedIcon[] = [];
    for (let at = 0; at < 60; at += 1) cache = withIcon(cache, icon(`icon-${at}`, at));
    expect(cache).toHaveLength(50);
    expect([cache[0]?.name, cache.at(-1)?.name]).toEqual(['icon-59', 'icon-10']);
  });

  it('drops the least recently used, whose age is not renewed by use', () => {
    let cache: CachedIcon[] = [];
    for (let at = 0; at < 50; at += 1) cache = withIcon(cache, icon(`icon-${at}`, at));
    cache = withIcon(withUse(cache, icon('icon-0', 0)), icon('icon-50', 50));
    expect(cache.map(({ name }) => name).slice(0, 2)).toEqual(['icon-50', 'icon-0']);
    expect([cache.length, cachedIcon(cache, 'icon-1', 60)]).toEqual([50, undefined]);
    expect(cachedIcon(cache, 'icon-0', 168 * HOUR_MS)).toBeUndefined();
  });

  it('expires after 168 hours', () => {
    const cache = withIcon([], icon('acorn', 0));
    expect(cachedIcon(cache, 'acorn', 168 * HOUR_MS - 1)?.name).toBe('acorn');
    expect(cachedIcon(cache, 'acorn', 168 * HOUR_MS)).toBeUndefined();
    expect(withIcon(cache, icon('sword', 200 * HOUR_MS)).map(({ name }) => name)).toEqual(['sword']);
  });

  it('has nothing fresh when the clock ran backwards', () => {
    expect(cachedIcon(withIcon([], icon('acorn', 1000)), 'acorn', 999)).toBeUndefined();
  });

  it('has one entry a name', () => {
    const cache = withIcon(withIcon([], icon('acorn', 1)), icon('acorn', 2));
    expect(cache.map(({ at }) => at)).toEqual([2]);
  });

  it.each([
    null,
    1,
    'x',
    {},
    { name: 1, body: '', at: 1 },
    { name: 'a', body: 1, at: 1 },
    { name: 'a', body: '', at: '1' },
  ])('takes nothing that somebody else stored: %j', (value) => expect(isCachedIcon(value)).toBe(false));
});
