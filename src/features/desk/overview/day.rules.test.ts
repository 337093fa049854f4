import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { daySpans, sum, toDayCount } from './day.rules.ts';

const moments = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2027-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('the last 24 hours', () => {
  it('begin with a whole hour, end now, and are compared with as long a time a week before', () => {
    fc.assert(
      fc.property(moments, (now) => {
        const { day, before } = daySpans(now);
        expect(day.from.getTime() % HOUR_MS).toBe(0);
        expect(day.to).toEqual(now);
        const hours = (now.getTime() - day.from.getTime()) / HOUR_MS;
        expect(hours).toBeGreaterThanOrEqual(23);
        expect(hours).toBeLessThan(24);
        for (const end of ['from', 'to'] as const) {
          expect(day[end].getTime() - before[end].getTime()).toBe(7 * DAY_MS);
        }
      }),
    );
  });

  it('have each hour in its place, the last that has not ended', () => {
    const { day } = daySpans(new Date('2026-11-30T03:20:00Z'));
    const first = day.from.getTime() / HOUR_MS;
    const counted = [
      { hour: first, count: 2 },
      { hour: first + 23, count: 5 },
    ];
    const { hours, before } = toDayCount(day.from, counted, [
      { hour: first - 168, count: 3 },
      { hour: first - 160, count: 4 },
    ]);
    expect(hours).toEqual([2, ...Array<number>(22).fill(0), 5]);
    expect([sum(hours), before]).toEqual([7, 7]);
  });
});
