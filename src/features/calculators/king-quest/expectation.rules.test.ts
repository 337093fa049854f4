import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestSkips, computeExpectation, type Errand, roundsToCeiling } from './expectation.rules.ts';

const errand = (name: string, reward: number, minutes: number): Errand => ({ name, reward, minutes });
const anyMinutes = fc.integer({ min: 1, max: 6000 }).map((tenths) => tenths / 10);
const anyList = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 150_000_000 }), anyMinutes), { minLength: 1, maxLength: 8 })
  .map((rows) => rows.map(([reward, minutes], index) => errand(String(index), reward, minutes)));
const subsetsOf = (list: readonly Errand[]) =>
  Array.from(
    { length: 2 ** list.length },
    (_, bits) => new Set(list.filter((_, index) => bits & (1 << index)).map(({ name }) => name)),
  );

/** A seeded generator, so that the simulation is the same on every machine. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

describe('computeExpectation', () => {
  it('is the mean reward, and the sum of the rewards over the sum of the minutes', () => {
    const list = [errand('처녀귀신', 4_500_000, 5), errand('달걀귀신', 4_500_000, 5), errand('불귀신', 5_000_000, 10)];
    expect(computeExpectation(list)).toEqual({ perRound: 14_000_000 / 3, minutes: 20 / 3, perHour: 42_000_000 });
  });

  it('counts a skipped monster as a wait without reward', () => {
    const list = [errand('전갈', 850_000, 4), errand('가재', 550_000, 30)];
    expect(computeExpectation(list, new Set(['가재']), 6)).toEqual({
      perRound: 425_000,
      minutes: 5,
      perHour: 5_100_000,
    });
  });

  it('is 0 for an empty list and when all monsters are skipped', () => {
    expect(computeExpectation([])).toEqual({ perRound: 0, minutes: 0, perHour: 0 });
    expect(computeExpectation([errand('범', 100, 5)], new Set(['범']), 0).perHour).toBe(0);
  });

  it('matches many simulated rounds', () => {
    const list = [
      errand('a', 250_000, 2),
      errand('b', 3_000_000, 12.5),
      errand('c', 850_000, 4),
      errand('d', 950_000, 30),
    ];
    const roll = dice(7);
    let reward = 0;
    let minutes = 0;
    for (let round = 0; round < 200_000; round += 1) {
      const drawn = list[roll(list.length)];
      if (!drawn) throw new Error('the dice fell beside the list');
      const isSkipped = drawn.name === 'd';
      reward += isSkipped ? 0 : drawn.reward;
      minutes += isSkipped ? 10 : drawn.minutes;
    }
    const { perHour, perRound } = computeExpectation(list, new Set(['d']), 10);
    expect(Math.abs((reward / minutes) * 60 - perHour) / perHour).toBeLessThan(0.01);
    expect(Math.abs(reward / 200_000 - perRound) / perRound).toBeLessThan(0.01);
  });

  it('is finite, falls with more minutes and rises with more reward', () => {
    fc.assert(
      fc.property(anyList, fc.nat(7), anyMinutes, anyMinutes, (list, at, wait, more) => {
        const index = at % list.length;
        const slower = list.map((one, row) => (row === index ? { ...one, minutes: one.minutes + more } : one));
        const richer = list.map((one, row) => (row === index ? { ...one, reward: one.reward + 1000 } : one));
        const { perHour, perRound, minutes } = computeExpectation(list, new Set(), wait);
        expect([perHour, perRound, minutes].every((value) => Number.isFinite(value) && value >= 0)).toBe(true);
        expect(computeExpectation(slower, new Set(), wait).perHour).toBeLessThanOrEqual(perHour);
        expect(computeExpectation(richer, new Set(), wait).perHour).toBeGreaterThan(perHour);
        expect(computeExpectation(richer, new Set(), wait).perRound).toBeGreaterThan(perRound);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('bestSkips', () => {
  it('is as good as the best of all subsets', () => {
    fc.assert(
      fc.property(anyList, anyMinutes, (list, wait) => {
        const best = Math.max(...subsetsOf(list).map((skipped) => computeExpectation(list, skipped, wait).perHour));
        expect(computeExpectation(list, bestSkips(list, wait), wait).perHour).toBeCloseTo(best, 3);
      }),
      { numRuns: 300 },
    );
  });

  it('never skips a monster that is faster than the wait', () => {
    expect(bestSkips([errand('a', 1, 5), errand('b', 3_000_000, 1)], 7)).toEqual(new Set());
  });
});

describe('roundsToCeiling', () => {
  it.each([
    [0, 42],
    [4_194_967_295, 1],
    [4_194_967_296, 0],
    [4_294_967_295, 0],
    [9_999_999_999, 0],
  ])('%i and rewards of at most a hundred million: %i', (exp, rounds) => {
    expect(roundsToCeiling([errand('a', 100_000_000, 5), errand('b', 90_000_000, 5)], exp, 4_294_967_295)).toBe(rounds);
  });
});
