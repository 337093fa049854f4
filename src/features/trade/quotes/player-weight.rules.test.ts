import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextWeightChange, weightAt } from './player-weight.rules.ts';

const DAY = 24 * 3_600_000;
const SINCE = Date.parse('2026-11-20T12:00:00Z');

describe('the weight of a player', () => {
  it.each([
    [0, 7],
    [2 * DAY - 1, 7],
    [2 * DAY, 8],
    [3 * DAY - 1, 8],
    [3 * DAY, 12],
    [6 * DAY, 24],
    [7 * DAY - 1, 24],
    [7 * DAY, 28],
    [900 * DAY, 28],
    // A profile that is younger than the window's end.
    [-5 * DAY, 7],
  ])('%d ms after his profile was made is %d', (age, weight) => {
    expect(weightAt(SINCE, SINCE + age)).toBe(weight);
  });

  it('is the same until the moment that is named, and another at it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -3 * DAY, max: 9 * DAY }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (age, part) => {
          const at = SINCE + age;
          const next = nextWeightChange(SINCE, at);
          const weight = weightAt(SINCE, at);
          const until = next ?? at + 100 * DAY;
          expect(weightAt(SINCE, at + Math.floor((until - 1 - at) * part))).toBe(weight);
          if (next === null) expect(weight).toBe(28);
          else expect(weightAt(SINCE, next)).toBeGreaterThan(weight);
        },
      ),
    );
  });
});
