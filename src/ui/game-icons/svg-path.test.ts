import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundPath } from '../../../scripts/svg-path.mjs';

describe('roundPath', () => {
  it.each([
    ['M10.4 20.6L30.5 40.2z', 'M10 21L31 40z'],
    ['m1.4 1.4h1.4v1.4z', 'm1 1h2v2z'],
    ['M0 0c.4.4.4.4.6.6', 'M0 0c0 0 0 0 1 1'],
    ['M5 5a2.04 2 0 013.6 4.4', 'M5 5a2 2 0 0 1 4 4'],
    ['m1 1 2 2 3 3', 'm1 1l2 2l3 3'],
    ['M1 1z m.6.6', 'M1 1zm1 1'],
  ])('rounds %s to %s', (path, rounded) => {
    expect(roundPath(path)).toBe(rounded);
  });

  it('does not accumulate the error of relative steps', () => {
    const steps = fc.array(
      fc.tuple(fc.double({ min: -9, max: 9, noNaN: true }), fc.double({ min: -9, max: 9, noNaN: true })),
      {
        minLength: 1,
        maxLength: 60,
      },
    );
    fc.assert(
      fc.property(steps, (moves) => {
        const path = `M0 0${moves.map(([x, y]) => `l${x.toFixed(3)} ${y.toFixed(3)}`).join('')}`;
        const ends = [...roundPath(path).matchAll(/l(-?\d+) ?(-?\d+)/g)];
        const sum = (at: 1 | 2) => ends.reduce((total, end) => total + Number(end[at]), 0);
        const exact = (at: 0 | 1) => moves.reduce((total, move) => total + Number(move[at].toFixed(3)), 0);
        expect(Math.abs(sum(1) - exact(0))).toBeLessThanOrEqual(0.51);
        expect(Math.abs(sum(2) - exact(1))).toBeLessThanOrEqual(0.51);
      }),
    );
  });
});
