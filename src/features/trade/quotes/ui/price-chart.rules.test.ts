import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceDay } from '../quote.contract.ts';
import { dayAfter } from './chart-days.rules.ts';
import { countDaysBeyond, DESK_CHART, layoutChart, nearestMark, PHONE_CHART } from './price-chart.rules.ts';

const TODAY = '2026-11-20';

function day(back: number, prices: Partial<PriceDay> = {}): PriceDay {
  return {
    day: dayAfter(TODAY, -back),
    sellMedian: null,
    buyMedian: null,
    completedMedian: null,
    sellCount: 0,
    buyCount: 0,
    completedCount: 0,
    ...prices,
  };
}

const price = fc.option(fc.integer({ min: 1, max: 4_294_967_295 }));
const anyDay = fc.record({
  back: fc.integer({ min: 0, max: 400 }),
  sellMedian: price,
  buyMedian: price,
  completedMedian: price,
  completedCount: fc.nat({ max: 500 }),
});
const anyDays = fc
  .uniqueArray(anyDay, { selector: ({ back }) => back, maxLength: 60 })
  .map((rows) => rows.sort((a, b) => b.back - a.back).map(({ back, ...prices }) => day(back, prices)));

describe('a price chart', () => {
  it('is not drawn without a price in its window', () => {
    expect(layoutChart({ days: [], today: TODAY, count: 30 }, DESK_CHART)).toBeNull();
    expect(layoutChart({ days: [day(40, { sellMedian: 5 })], today: TODAY, count: 30 }, DESK_CHART)).toBeNull();
  });

  it('draws one price as a dot, more as a line, and flags the last completed', () => {
    const one = layoutChart({ days: [day(0, { completedMedian: 470_000 })], today: TODAY, count: 7 }, DESK_CHART);
    expect(one?.completed.path).toBe('');
    expect(one?.completed.dot).not.toBeNull();
    expect(one?.flag?.text).toBe('47만');
    const days = [
      day(2, { completedMedian: 460_000 }),
      day(1, { completedMedian: 470_000 }),
      day(0, { sellMedian: 5 }),
    ];
    const more = layoutChart({ days, today: TODAY, count: 7 }, DESK_CHART);
    expect(more?.completed.path).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
    expect(more?.flag?.text).toBe('47만');
    expect(more?.sell.dot).not.toBeNull();
  });

  it('draws every line and bar inside its area, at any width and window', () => {
    fc.assert(
      fc.property(
        anyDays,
        fc.integer({ min: 240, max: 1000 }),
        fc.constantFrom(7, 30, 90, 365),
        (days, width, count) => {
          const chart = layoutChart({ days, today: TODAY, count }, { ...PHONE_CHART, width });
          if (!chart) return;
          const { plot, volume, marks, bars, flag, grid } = chart;
          const isInPlot = (y: number | null) => y === null || (y >= plot.top - 0.1 && y <= plot.bottom + 0.1);
          expect(marks.every(({ x, y }) => x >= plot.left && x <= plot.right && isInPlot(y))).toBe(true);
          expect(bars.every(({ y, height }) => y >= volume.top - 0.2 && y + height <= volume.bottom + 0.2)).toBe(true);
          const labelled = grid.filter(({ label }) => label !== null);
          expect(labelled.every(({ y }) => !flag || Math.abs(y - flag.y) >= 18)).toBe(true);
          expect(JSON.stringify(chart)).not.toContain('NaN');
        },
      ),
    );
  });

  it('leaves outliers out of its scale, marks them at the edge, and distinguishes the others', () => {
    const usual = [700, 650, 720, 600, 680, 750].map((completedMedian, index) => day(index + 2, { completedMedian }));
    const days = [day(9, { sellMedian: 6500 }), ...usual.toReversed(), day(1, { completedMedian: 90 })];
    const data = { days, today: TODAY, count: 30 };
    const chart = layoutChart(data, DESK_CHART);
    expect(chart?.beyond.map(({ day: at, isAbove }) => [at, isAbove])).toEqual([
      [dayAfter(TODAY, -9), true],
      [dayAfter(TODAY, -1), false],
    ]);
    expect(countDaysBeyond(data)).toBe(2);
    const heights = (chart?.marks ?? []).slice(1, -1).map(({ y }) => y ?? 0);
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(DESK_CHART.lines / 2);
    expect(countDaysBeyond({ ...data, days: usual })).toBe(0);
  });

  it('finds the day under the pointer', () => {
    const days = [day(6, { sellMedian: 4 }), day(3, { sellMedian: 5 }), day(0, { sellMedian: 6 })];
    const marks = layoutChart({ days, today: TODAY, count: 7 }, DESK_CHART)?.marks ?? [];
    expect(nearestMark(marks, 0)).toBe(0);
    expect(nearestMark(marks, (marks[1]?.x ?? 0) + 3)).toBe(1);
    expect(nearestMark(marks, 9999)).toBe(2);
  });
});
