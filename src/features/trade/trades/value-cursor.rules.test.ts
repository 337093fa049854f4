import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderOfCursor } from './trade-order.rules.ts';
import { isCursor, isCursorFor, readValueCursor, valueCursor } from './value-cursor.rules.ts';

const key = fc.record({
  isFarOff: fc.boolean(),
  value: fc.double({ min: Number.MIN_VALUE, max: 1e300, noNaN: true }),
  id: fc.integer({ min: 1, max: 2_147_483_647 }),
});

describe('the cursor of an order by price or ratio', () => {
  it('is read back to the digit, by its own order only', () => {
    fc.assert(
      fc.property(key, fc.constantFrom('price' as const, 'ratio' as const), (one, order) => {
        const cursor = valueCursor(order, one);
        expect(readValueCursor(order, cursor)).toEqual(one);
        expect(readValueCursor(order === 'price' ? 'ratio' : 'price', cursor)).toBeUndefined();
        expect(orderOfCursor(cursor)).toBe(order);
        expect([isCursor(cursor), isCursorFor('new', cursor), encodeURIComponent(cursor)]).toEqual([
          true,
          false,
          cursor,
        ]);
      }),
    );
  });

  it.each(['', 'p2-1-1', 'p0-zzzzzzzzzzzzz-1', 'p0-0-1', 'p0-1-zzzzzz', 'q0-1-1', 'p0-1-1 '])('%j is none', (text) => {
    expect(isCursor(text)).toBe(false);
  });
});
