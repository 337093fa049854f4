import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLeast, computeCurve, curveEnd, MAX_TRIES, MAX_WANTED, MIN_CHANCE, triesFor } from './chance.rules.ts';

function byHand(p: number, tries: number, want: number): number {
  let hits = [1];
  for (let tried = 0; tried < tries; tried += 1) {
    hits = Array.from({ length: hits.length + 1 }, (_, n) => (hits[n] ?? 0) * (1 - p) + (hits[n - 1] ?? 0) * p);
  }
  return hits.slice(want).reduce((sum, chance) => sum + chance, 0);
}

const chances = fc.oneof(
  fc.double({ min: MIN_CHANCE, max: 1, noNaN: true }),
  fc.double({ min: -9, max: 0, noNaN: true }).map((exponent) => 10 ** exponent),
);
const tries = fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: MAX_TRIES }));
const wants = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: MAX_WANTED }));

describe('atLeast', () => {
  it.each([
    [0.5, 1, 1, 0.5],
    [0.005, 200, 1, 0.6330421795795],
    [0.08, 9, 1, 0.5278386],
    [1e-9, 1_000_000_000, 1, 1 - Math.exp(-1)],
    [0.5, 10, 5, 638 / 1024],
    [0.5, 10, 10, 1 / 1024],
    // Poisson distribution with a mean of 10,000: half, and slightly more because of the skew
    [1e-5, 1_000_000_000, 10_000, 0.50133],
    [0, 1000, 1, 0],
    [1, 3, 3, 1],
    [1, 3, 4, 0],
    [0.3, 0, 1, 0],
  ])('%d, %d tries, %d wanted: %d', (p, n, want, chance) => {
    expect(atLeast(p, n, want)).toBeCloseTo(chance, 4);
  });

  it('equals the enumeration for few tries', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-6, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 61 }),
        (p, n, want) => {
          const chance = byHand(p, n, want);
          expect(Math.abs(atLeast(p, n, want) - chance)).toBeLessThan(1e-12 + chance * 1e-10);
        },
      ),
    );
  });

  it('is from 0 to 1, grows with the tries and with p, and falls with the wanted number', () => {
    fc.assert(
      fc.property(chances, tries, wants, fc.integer({ min: 1, max: 1000 }), (p, n, want, more) => {
        const chance = atLeast(p, n, want);
        expect(chance >= 0 && chance <= 1).toBe(true);
        expect(atLeast(p, n + more, want)).toBeGreaterThanOrEqual(chance - 1e-12);
        expect(atLeast(Math.min(1, p * 1.01), n, want)).toBeGreaterThanOrEqual(chance - 1e-12);
        expect(atLeast(p, n, want + more)).toBeLessThanOrEqual(chance + 1e-12);
      }),
      { numRuns: 400 },
    );
  });
});

describe('triesFor', () => {
  it.each([
    [0.01, 1, 0.5, 69],
    [0.01, 1, 0.99, 459],
    [0.5, 1, 0.5, 1],
    [1, 7, 0.99, 7],
    [0, 1, 0.5, null],
    [0.5, 1, 1, null],
    [0.5, 1, 0, 0],
  ])('%d, %d wanted, %d: %j', (p, want, goal, count) => {
    expect(triesFor(p, want, goal)).toBe(count);
  });

  it('is the inverse: enough, and one try fewer is not', () => {
    fc.assert(
      fc.property(chances, wants, fc.double({ min: 0.001, max: 0.999, noNaN: true }), (p, want, goal) => {
        const count = triesFor(p, want, goal);
        if (count === null) throw new Error('no number of tries');
        expect(atLeast(p, count, want)).toBeGreaterThanOrEqual(goal);
        expect(atLeast(p, count - 1, want)).toBeLessThan(goal);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the curve', () => {
  it('starts at 0 tries, ends at the given number, and never falls', () => {
    fc.assert(
      fc.property(chances, fc.integer({ min: 1, max: 50 }), tries, (p, want, n) => {
        const points = computeCurve(p, want, curveEnd(p, want, n));
        expect(points.length).toBeLessThanOrEqual(65);
        expect(points[0]?.tries).toBe(0);
        for (const [index, { chance }] of points.entries()) {
          expect(chance).toBeGreaterThanOrEqual((points[index - 1]?.chance ?? 0) - 1e-12);
        }
      }),
      { numRuns: 100 },
    );
  });
});
