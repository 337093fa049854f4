import { expect, it } from 'vitest';
import { cachePatterns, createCachedReport } from './cache-entries.rules.ts';
import { slotOfNumber } from './pages/ad-stage.loader.ts';

const kept = (key: string, ageMs: number, tags: readonly string[] = []) => ({ key, ageMs, bytes: 100, tags });

it('tells of what is kept by page pattern, never of addresses, queries or ids', () => {
  const patterns = cachePatterns([
    kept('page /items/12', 500, ['game-data', 'trades:item:12']),
    kept('page /items/13?gameServer=2', 9000, ['trades:item:13']),
    kept('data /trade?q=비밀', 7),
    kept('page /profiles/0b1d2c3e-1111-4a4a-8a8a-123456789012', 1, ['profile:0b1d2c3e-1111-4a4a-8a8a-123456789012']),
    kept('page /', 3),
  ]);
  expect(patterns.map(({ kind, pattern, count }) => `${kind} ${pattern} ${count}`).sort()).toEqual([
    'data /trade 1',
    'page / 1',
    'page /items/:id 2',
    'page /profiles/:id 1',
  ]);
  expect(patterns[0]).toEqual({
    kind: 'page',
    pattern: '/items/:id',
    count: 2,
    bytes: 200,
    youngestMs: 500,
    oldestMs: 9000,
    tags: ['game-data', 'trades:item:*'],
  });
  expect(JSON.stringify(patterns)).not.toMatch(/비밀|0b1d2c3e|gameServer|\b1[23]\b/);
});

it('has three slots by number, and no other', () => {
  expect(['1', '2', '3'].map(slotOfNumber)).toEqual(['left', 'right', 'anchor']);
  expect(
    ['0', '4', '999999', '1.0', '01', '-1', '', 'test', undefined].filter((number) => slotOfNumber(number)),
  ).toEqual([]);
});

it('reports the same for requests that follow each other, anew after ten seconds of silence and after a minute', () => {
  let [now, made] = [0, 0];
  const report = createCachedReport(
    () => now,
    () => {
      made += 1;
      return made;
    },
  );
  const at = (moment: number) => {
    now = moment;
    return report();
  };
  expect([0, 9000, 18_000, 27_999, 38_000, 47_000, 56_000, 65_000].map(at)).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
  expect([74_000, 83_000, 92_000, 97_999, 98_000].map(at)).toEqual([2, 2, 2, 2, 3]);
});
