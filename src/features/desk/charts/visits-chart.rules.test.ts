import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChartPoint, DESK_VISITS, layoutVisits, PHONE_VISITS } from './visits-chart.rules.ts';

const pointOf = (nth: number, parts: Partial<ChartPoint> = {}): ChartPoint => ({
  ...{ day: `day ${nth}`, tick: `${nth}`, visitors: 2000 + nth, before: null, views: 9000 },
  ...{ isSoFar: false, isMarked: false, ...parts },
});

describe('the chart of visits', () => {
  it('ends in a dotted line to the day so far, whose number stands instead of the scale’s', () => {
    const points = [pointOf(0), pointOf(1), pointOf(2, { isSoFar: true, visitors: 1200, views: 4500 })];
    const { line, soFar, end, bars, grid } = layoutVisits(points, DESK_VISITS);
    expect(line.split('L')).toHaveLength(2);
    expect(soFar).toMatch(new RegExp(`^M.+L${end?.x} ${end?.y}$`));
    expect(end?.text).toBe('1,200');
    expect(bars.map(({ height, isSoFar }) => [height, isSoFar])).toEqual([
      [48, false],
      [48, false],
      [24, true],
    ]);
    expect(grid.filter(({ y, label }) => label !== null && Math.abs(y - (end?.y ?? 0)) < 14)).toEqual([]);
  });

  it('is broken where nothing is known, and a day alone is a dot', () => {
    const unknown = { visitors: null, views: null };
    const points = [pointOf(0), pointOf(1), pointOf(2, unknown), pointOf(3), pointOf(4, unknown)];
    const { line, dots, bars } = layoutVisits(points, DESK_VISITS);
    expect(line.match(/M/g)).toHaveLength(2);
    expect(dots).toHaveLength(1);
    expect(bars).toHaveLength(3);
  });

  it('marks days that were counted with two keys', () => {
    const { marked } = layoutVisits([pointOf(0), pointOf(1, { isMarked: true })], DESK_VISITS);
    expect(marked).toHaveLength(1);
  });

  it('lies within its drawing, and its names do not touch, whatever was counted', () => {
    const number = fc.option(fc.integer({ min: 0, max: 5_000_000 }), { nil: null });
    const point = fc.record({ visitors: number, before: number, views: number, isMarked: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(point, { maxLength: 400 }),
        fc.boolean(),
        fc.constantFrom(DESK_VISITS, PHONE_VISITS),
        (some, isSoFar, size) => {
          const points = some.map((one, nth) => pointOf(nth, { ...one, isSoFar: isSoFar && nth === some.length - 1 }));
          const { plot, foot, bars, ticks, marked, end, line } = layoutVisits(points, size);
          expect(line).not.toMatch(/NaN|Infinity/);
          for (const { x, y } of [...marked, ...(end ? [end] : [])]) {
            expect(x >= plot.left && x <= plot.right && y >= plot.top - 0.1 && y <= plot.bottom + 0.1).toBe(true);
          }
          for (const { y, height } of bars) expect(Math.abs(y + height - foot)).toBeLessThan(0.2);
          for (const [nth, { x }] of ticks.entries()) {
            if (nth > 0) expect(x - (ticks[nth - 1]?.x ?? 0)).toBeGreaterThanOrEqual(50);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
