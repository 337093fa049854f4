import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTradeCursor, tradeCursor } from './trade-cursor.rules.ts';

describe('a cursor', () => {
  it('contains its exact position', () => {
    const time = fc.integer({ min: 0, max: Date.UTC(2200, 0) });
    fc.assert(
      fc.property(time, fc.integer({ min: 1, max: 2_147_483_647 }), (at, id) => {
        const key = { bumpedAt: new Date(at), id };
        const cursor = tradeCursor(key);
        expect(encodeURIComponent(cursor)).toBe(cursor);
        expect(readTradeCursor(cursor)).toEqual(key);
      }),
    );
  });

  it.each(['', 'abc', '1-', '-1', '1-1-1', '1.1', 'ABC-1', '12345678901-1', '1-zzzzzz', '가-나', "1-1' or 1=1"])(
    '%j is invalid',
    (text) => expect(readTradeCursor(text)).toBeUndefined(),
  );
});
