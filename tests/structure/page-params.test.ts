import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pages } from '#app/routes.ts';
import { definePageParams } from '#shared/page-params.ts';

const NO_PARAMS = definePageParams({});
const loaded = await Promise.all(
  pages.map(async ({ path, page, hasServerPicker }) => {
    const { params = NO_PARAMS } = await page();
    return { path, params, hasServerPicker };
  }),
);

const LISTS: Readonly<Record<string, readonly string[]>> = {
  '/items': ['compare'],
  '/calc/plan': ['own'],
  '/calc/kingQuest/:slug': ['skip'],
};

const text = fc.oneof(
  fc.constantFrom('1', '2', '12', '90', '10만', 'sell', 'north', 'true', 'picture', '7,1', '전사', ' '),
  fc.integer().map(String),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const pairsOf = (name: fc.Arbitrary<string>) => fc.array(fc.tuple(name, text), { maxLength: 6 });

describe.each(loaded)('the query of $path', ({ path, params, hasServerPicker }) => {
  const lists = LISTS[path] ?? [];
  const known = fc.constantFrom('none', ...params.names);
  const keys = (query: URLSearchParams) => [params.pageKey(query), params.dataKey(query)];

  it('has the same cache key with unknown names', () => {
    const unknown = fc.string({ minLength: 1, maxLength: 12 }).filter((name) => !params.names.includes(name));
    fc.assert(
      fc.property(pairsOf(known), pairsOf(unknown), (pairs, strange) => {
        expect(keys(new URLSearchParams([...strange, ...pairs, ...strange]))).toEqual(keys(new URLSearchParams(pairs)));
      }),
      { numRuns: 40 },
    );
  });

  it('has the same cache key with repeated names and in another order', () => {
    fc.assert(
      fc.property(pairsOf(known), fc.integer({ min: 0, max: 5 }), (pairs, cut) => {
        const isFilled = ([, value]: [string, string]) => value.trim() !== '';
        const isOnce = ([name]: [string, string]) =>
          lists.includes(name) || pairs.filter((pair) => pair[0] === name && isFilled(pair)).length === 1;
        const once = pairs.filter((pair) => isFilled(pair) && isOnce(pair));
        expect(keys(new URLSearchParams(pairs))).toEqual(keys(new URLSearchParams(once)));
        const [before, after] = [once.slice(0, cut), once.slice(cut)];
        const turned = after.some(([name]) => before.some((pair) => pair[0] === name)) ? once : [...after, ...before];
        expect(keys(new URLSearchParams(turned))).toEqual(keys(new URLSearchParams(once)));
      }),
      { numRuns: 40 },
    );
  });

  it('parses its own link back to the same values', () => {
    fc.assert(
      fc.property(pairsOf(known), (pairs) => {
        const query = new URLSearchParams(pairs);
        const cleaned = new URLSearchParams(params.href('', query).slice(1));
        const shown = (values: Readonly<Record<string, unknown>>) => params.names.map((name) => values[name]);
        expect(shown(params.read(cleaned))).toEqual(shown(params.read(query)));
        expect(params.href('', cleaned)).toBe(params.href('', query));
      }),
      { numRuns: 40 },
    );
  });

  it('has a game server exactly where the frame shows the picker', () => {
    expect(params.names.includes('gameServer')).toBe(hasServerPicker);
  });
});
