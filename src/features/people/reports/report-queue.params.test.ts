import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queueCursorText } from './report-queue.params.ts';
import { queueCursor } from './report-queue-cursor.rules.ts';

describe('the cursor of the queue', () => {
  const moment = fc.date({ min: new Date(0), max: new Date('2200-01-01T00:00:00Z'), noInvalidDate: true });

  it('holds the place at which a page ended', () => {
    const place = fc.record({
      asOf: moment,
      oldestAt: moment,
      weight: fc.integer({ min: -1, max: 9 }),
      id: fc.integer({ min: 1, max: 2_147_483_647 }),
    });
    fc.assert(
      fc.property(place, (one) => {
        expect(queueCursorText.parse(queueCursor(one))).toEqual(one);
      }),
    );
  });

  it.each(['', 'q', '12', 'q1-1-1', 'q1-1-10-1', 'q1-1-1-zzzzzzz', 'q-1-1-1-1', 'q1-1-1-1 '])('is not %j', (text) => {
    expect(queueCursorText.safeParse(text).success).toBe(false);
  });
});
