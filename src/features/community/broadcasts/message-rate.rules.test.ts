import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MessageRate } from './message-rate.rules.ts';

const [MOST, WINDOW] = [20, 1000];
const turns = fc.array(fc.record({ after: fc.integer({ min: 0, max: 700 }), count: fc.integer({ min: 1, max: 20 }) }));

it('lets no more through in any window than is allowed, and says when the next may come', () => {
  fc.assert(
    fc.property(turns, (given) => {
      const rate = new MessageRate(MOST, WINDOW);
      const taken: { at: number; count: number }[] = [];
      let now = 0;
      for (const { after, count } of given) {
        now += after;
        const wait = rate.take(count, now);
        if (wait > 0) {
          now += wait;
          expect(rate.take(count, now)).toBe(0);
        }
        taken.push({ at: now, count });
      }
      for (const { at } of taken) {
        const inside = taken.filter((one) => one.at > at - WINDOW && one.at <= at);
        expect(inside.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(MOST);
      }
    }),
  );
});
