import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fewestWithout } from './fewest-without.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

it('finds exactly what is in the way, and nothing that is not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.array(fc.nat(39), { minLength: 1, maxLength: 3 }),
      (count, picked) => {
        const bad = [...new Set(picked.map((one) => one % count))];
        const passes = (without: readonly number[]) => bad.every((one) => without.includes(one));
        expect(fewestWithout(numbers(count), passes, 1000).toSorted((a, b) => a - b)).toEqual(
          bad.toSorted((a, b) => a - b),
        );
      },
    ),
  );
});

it('finds nothing where all of them are not enough, and needs no more tries than it may', () => {
  let tries = 0;
  expect(fewestWithout(numbers(9), () => false, 1000)).toEqual([]);
  expect(fewestWithout([], () => true, 10)).toEqual([]);
  const found = fewestWithout(
    numbers(5000),
    (without) => {
      tries += 1;
      return without.includes(4711);
    },
    16,
  );
  expect(found).toContain(4711);
  expect(tries).toBeLessThanOrEqual(16);
});
