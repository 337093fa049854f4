import { expect, it } from 'vitest';
import { comparedQuote } from './broadcast-line.ts';

it.each([
  [50, 100, 100],
  [1000, 100, 100],
  [10, 100, 100],
  [1001, 100, null],
  [9, 100, null],
  [null, 100, null],
  [50, null, null],
])('a shout for %s beside a quote of %s is compared with %s', (price, quote, compared) => {
  expect(comparedQuote({ price, quote })).toBe(compared);
});
