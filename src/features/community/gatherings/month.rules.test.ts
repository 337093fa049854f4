import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { listWeeks, monthAfter, monthOf, toSpan } from './month.rules.ts';

describe('a month', () => {
  it('is drawn in whole weeks from Sunday', () => {
    const weeks = listWeeks('2025-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([
      '2025-10-26',
      '2025-10-27',
      '2025-10-28',
      '2025-10-29',
      '2025-10-30',
      '2025-10-31',
      '2025-11-01',
    ]);
    expect(weeks.at(-1)?.at(-1)).toBe('2025-12-06');
    expect(listWeeks('2026-02')).toHaveLength(4);
  });

  it('goes on over the end of a year', () => {
    expect(monthAfter('2025-12', 1)).toBe('2026-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
    expect(monthAfter('2026-01', -13)).toBe('2024-12');
  });

  it('has each of its days once, and asks the server for exactly the days that are drawn', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
        const month = `${year}-${String(number).padStart(2, '0')}`;
        const days = listWeeks(month).flat();
        const own = days.filter((day) => monthOf(day) === month);
        expect(new Set(own).size).toBe(new Date(Date.UTC(year, number, 0)).getUTCDate());
        const { from, to } = toSpan(month);
        expect(seoulDay(from)).toBe(days[0]);
        expect(seoulDay(to.getTime() - 1)).toBe(days.at(-1));
        expect((to.getTime() - from.getTime()) / DAY_MS).toBe(days.length);
      }),
    );
  });
});
