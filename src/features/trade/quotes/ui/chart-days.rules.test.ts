import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, dayName, daysBetween, dayTicks } from './chart-days.rules.ts';

describe('the days of a chart', () => {
  it('counts over months and leap days', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(dayName('2026-11-15')).toBe('11월 15일 일요일');
  });

  it('labels days back from the last', () => {
    expect(dayTicks('2026-10-22', 30, 6).map(({ label }) => label)).toEqual([
      '10.26',
      '10.31',
      '11.05',
      '11.10',
      '11.15',
      '11.20',
    ]);
    expect(dayTicks('2026-11-14', 7, 7)).toHaveLength(7);
  });

  it('labels months of a year, and the year where it begins', () => {
    expect(dayTicks('2025-11-22', 365, 6).map(({ label }) => label)).toEqual([
      '26년 1월',
      '3월',
      '5월',
      '7월',
      '9월',
      '11월',
    ]);
  });

  it('never has more labels than there is room for, nor outside the window', () => {
    const day = fc.integer({ min: 0, max: 2000 }).map((count) => dayAfter('2026-01-01', count));
    fc.assert(
      fc.property(day, fc.constantFrom(7, 30, 90, 365), fc.integer({ min: 3, max: 8 }), (first, count, most) => {
        const ticks = dayTicks(first, count, most);
        expect(ticks.length).toBeLessThanOrEqual(most);
        for (const { index } of ticks) {
          expect(index).toBeGreaterThanOrEqual(0);
          expect(index).toBeLessThan(count);
        }
      }),
    );
  });
});
