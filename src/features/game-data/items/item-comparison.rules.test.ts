import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeItem } from '#tests/factories/game-data.ts';
import type { CertainValue } from '../catalog/stat-sum.rules.ts';
import { bestBy, betterDirection, findBest } from './item-comparison.rules.ts';

const certain = fc.integer({ min: -50, max: 50 }).map((value): CertainValue => [value]);
const range = fc
  .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }))
  .map(([one, other]): CertainValue => [Math.min(one, other), Math.max(one, other)]);
const none = fc.constantFrom<CertainValue>('unknown', 'doubtful');

describe('the best of a stat', () => {
  it.each<[CertainValue[], boolean[]]>([
    [
      [[3], [5], [1]],
      [false, true, false],
    ],
    [
      [[5], [5], [1]],
      [true, true, false],
    ],
    [
      [[5], [5]],
      [false, false],
    ],
    [
      [[5], 'unknown'],
      [false, false],
    ],
    [
      [[5], 'doubtful', [4]],
      [true, false, false],
    ],
    [
      ['unknown', 'doubtful'],
      [false, false],
    ],
    [
      [
        [60, 95],
        [80, 95],
      ],
      [false, true],
    ],
    [
      [
        [50, 100],
        [80, 95],
      ],
      [false, false],
    ],
    [
      [[0], [-5]],
      [true, false],
    ],
    [[], []],
  ])('of %j is %j', (values, best) => {
    expect(findBest(values, 'higher')).toEqual(best);
  });

  it('is the lowest for the armour class alone', () => {
    const items = [makeItem({ ac: -9, md: 3 }), makeItem({ ac: -34, md: 1 })];
    expect(bestBy(items, 'ac')).toEqual([false, true]);
    expect(bestBy(items, 'md')).toEqual([true, false]);
    expect(betterDirection('hit')).toBe('higher');
  });

  it('is none of a condition, a stack or a price', () => {
    const items = [makeItem({ reqlevel: 1, price: 1, maxquan: 1 }), makeItem({ reqlevel: 9, price: 9, maxquan: 9 })];
    for (const field of ['reqlevel', 'price', 'maxquan', 'toString']) {
      expect([field, ...bestBy(items, field)]).toEqual([field, false, false]);
    }
  });

  it('is never an unknown or a doubtful value, and none is better at either end', () => {
    const all = fc.oneof(
      fc.array(fc.oneof(certain, none), { maxLength: 4 }),
      fc.array(fc.oneof(range, none), { maxLength: 4 }),
    );
    fc.assert(
      fc.property(all, (values) => {
        const best = findBest(values, 'higher');
        const known = values.filter((value) => typeof value !== 'string');
        const marked = values.filter((_, place) => best[place]);
        expect(marked.every((value) => typeof value !== 'string')).toBe(true);
        if (known.length < 2) expect(marked).toEqual([]);
        for (const value of marked) {
          for (const other of known) {
            expect(value[0]).toBeGreaterThanOrEqual(other[0]);
            expect(value.at(-1)).toBeGreaterThanOrEqual(Number(other.at(-1)));
          }
        }
        expect(marked.length).toBeLessThan(Math.max(known.length, 1));
      }),
    );
  });

  it('does not depend on the order of the items', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(certain, none), { maxLength: 4 }), (values) => {
        expect(findBest(values.toReversed(), 'higher').toReversed()).toEqual(findBest(values, 'higher'));
      }),
    );
  });
});
