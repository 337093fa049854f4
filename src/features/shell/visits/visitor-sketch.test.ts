import { createHmac, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToSketch, emptySketch, estimateSketch, mergeSketch } from './visitor-sketch.rules.ts';

/** The same hashes at every run. */
function hashes(seed: string, count: number): Buffer[] {
  return Array.from({ length: count }, (_, number) => createHmac('sha256', seed).update(String(number)).digest());
}

function createSketch(given: readonly Uint8Array[]): Uint8Array {
  const sketch = emptySketch();
  for (const hash of given) addToSketch(sketch, hash);
  return sketch;
}

const relativeError = (estimate: number, truth: number) => Math.abs(estimate - truth) / truth;

describe('the sketch of the visitors of a day', () => {
  it('is within 2 % of 100,000, and of fewer', () => {
    for (const [seed, count] of [
      ['a', 100_000],
      ['b', 40_000],
      ['c', 3_000],
    ] as const) {
      expect(relativeError(estimateSketch(createSketch(hashes(seed, count))), count), `${count}`).toBeLessThan(0.02);
    }
  });

  it('is exact for a handful, and nothing for nobody', () => {
    expect(estimateSketch(emptySketch())).toBe(0);
    for (const count of [1, 2, 7, 40]) expect(estimateSketch(createSketch(hashes('few', count)))).toBe(count);
  });

  it('counts whoever comes again once', () => {
    const sketch = createSketch(hashes('a', 500));
    const before = estimateSketch(sketch);
    for (const hash of hashes('a', 500)) addToSketch(sketch, hash);
    expect(estimateSketch(sketch)).toBe(before);
    expect(mergeSketch(sketch, createSketch(hashes('a', 400)))).toBe(false);
  });

  it('of two processes is that of all their visitors, in whatever order they are merged', () => {
    const parts = fc.array(fc.uint8Array({ minLength: 8, maxLength: 8 }), { maxLength: 60 });
    fc.assert(
      fc.property(parts, parts, (one, other) => {
        const merged = createSketch(one);
        mergeSketch(merged, createSketch(other));
        expect(merged).toEqual(createSketch([...other, ...one]));
      }),
    );
  });

  it('reads hashes that say as much as can be said', () => {
    const extreme = [new Uint8Array(8), new Uint8Array(8).fill(255), randomBytes(32)];
    expect(estimateSketch(createSketch(extreme))).toBe(3);
    expect(estimateSketch(new Uint8Array(emptySketch().length).fill(255))).toBeGreaterThan(1e9);
  });
});
