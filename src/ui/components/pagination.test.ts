import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagesToShow } from './pagination.tsx';

describe('pagesToShow', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 0, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  ])('shows page %i of %i', (page, pageCount, expected) => {
    expect(pagesToShow(page, pageCount)).toEqual(expected);
  });

  it('always shows the first, the current and the last page, in order and once', () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(place, ([page, pageCount]) => {
        const numbers = pagesToShow(page, pageCount).filter((n) => n !== 0);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, pageCount]));
      }),
    );
  });
});
