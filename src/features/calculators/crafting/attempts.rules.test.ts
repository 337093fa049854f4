import { describe, expect, it } from 'vitest';
import { attemptsFor, chanceWithin } from './attempts.rules.ts';

function byAdding(attempts: number, successes: number, p: number): number {
  let term = (1 - p) ** attempts;
  let fewer = 0;
  for (let k = 0; k < successes; k += 1) {
    fewer += term;
    term *= ((attempts - k) / (k + 1)) * (p / (1 - p));
  }
  return 1 - fewer;
}

describe('chanceWithin', () => {
  it('is the binomial tail', () => {
    for (const p of [0.02, 0.03, 0.25, 0.3, 0.6, 0.95]) {
      for (const successes of [1, 2, 3, 10]) {
        for (const attempts of [successes, successes + 1, successes * 3, 60]) {
          expect(chanceWithin(attempts, successes, p)).toBeCloseTo(byAdding(attempts, successes, p), 10);
        }
      }
    }
  });

  it.each([
    [0, 1, 0.5, 0],
    [5, 6, 0.9, 0],
    [5, 0, 0.1, 1],
    [7, 7, 1, 1],
    [1, 1, 0.3, 0.3],
    [2, 1, 0.3, 0.51],
  ])('of %i attempts, %i successes at %d: %d', (attempts, successes, p, chance) => {
    expect(chanceWithin(attempts, successes, p)).toBeCloseTo(chance, 12);
  });

  it('is from 0 to 1 and grows for large numbers', () => {
    let before = 0;
    for (let attempts = 320_000; attempts <= 345_000; attempts += 500) {
      const chance = chanceWithin(attempts, 9_999, 0.03);
      expect(chance).toBeGreaterThanOrEqual(before);
      expect(chance).toBeLessThanOrEqual(1);
      before = chance;
    }
    expect(before).toBeGreaterThan(0.999);
  });
});

describe('attemptsFor', () => {
  it('is the smallest sufficient number', () => {
    for (const p of [0.02, 0.3, 0.78, 1]) {
      for (const successes of [1, 4, 500, 9_999]) {
        for (const wanted of [0.5, 0.9, 0.99]) {
          const attempts = attemptsFor(wanted, successes, p);
          expect(chanceWithin(attempts, successes, p)).toBeGreaterThanOrEqual(wanted - 1e-9);
          expect(chanceWithin(attempts - 1, successes, p)).toBeLessThan(wanted);
        }
      }
    }
  });

  it('is one attempt for an even chance at 50 %', () => {
    expect([attemptsFor(0.5, 1, 0.5), attemptsFor(0.9, 1, 0.9)]).toEqual([1, 1]);
  });

  it("matches players' experience: one success at 3 % takes 23, 76 or 152 attempts", () => {
    expect([0.5, 0.9, 0.99].map((wanted) => attemptsFor(wanted, 1, 0.03))).toEqual([23, 76, 152]);
  });
});
