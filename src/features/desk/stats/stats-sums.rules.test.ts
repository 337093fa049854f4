import { describe, expect, it } from 'vitest';
import type { Stats, VisitPoint } from './stats.contract.ts';
import { hostRows, meanViewsEach, reportBars, viewsEach } from './stats-sums.rules.ts';

const point = (day: string, visitors: number, views: number, isSoFar = false): VisitPoint => ({
  day,
  isSoFar,
  visits: { visitors, views },
  isMarked: false,
  before: null,
});

describe('views of one visitor', () => {
  it('are of the days of a week, the first of which may be short, and unknown while it runs', () => {
    const points = [point('2026-11-20', 100, 600), point('2026-11-23', 100, 1400), point('2026-11-30', 100, 900, true)];
    const weeks = { points, by: 'week', to: '2026-11-30' } as const;
    expect(points.map((_, nth) => viewsEach(weeks, nth))).toEqual([2, 2, null]);
    expect(meanViewsEach(weeks)).toBe(2);
  });

  it('are known of a day so far, and of none without visitors', () => {
    const points = [point('2026-11-29', 0, 0), point('2026-11-30', 10, 30, true)];
    const days = { points, by: 'day', to: '2026-11-30' } as const;
    expect(points.map((_, nth) => viewsEach(days, nth))).toEqual([null, 3]);
    expect(meanViewsEach(days)).toBe(3);
    expect(meanViewsEach({ points: [], by: 'day', to: '2026-11-30' })).toBeNull();
  });
});

describe('the bars of reports', () => {
  const of = (day: string, made: number, isSoFar = false) => ({
    ...{ day, made, decided: made - 1, isSoFar },
    ...{ upheld: 0, late: 0, medianHours: null },
  });
  const reports = {
    points: [of('2026-11-22', 2), of('2026-11-23', 3), of('2026-11-29', 4), of('2026-11-30', 5, true)],
  };

  it('take days together from Monday to Sunday', () => {
    expect(reportBars({ by: 'day', reports: reports as Stats['reports'] })).toEqual([
      { day: '2026-11-22', made: 2, decided: 1, isSoFar: false },
      { day: '2026-11-23', made: 7, decided: 5, isSoFar: false },
      { day: '2026-11-30', made: 5, decided: 4, isSoFar: true },
    ]);
  });

  it('leave weeks and months as they are', () => {
    expect(reportBars({ by: 'month', reports: reports as Stats['reports'] }).map(({ made }) => made)).toEqual([
      2, 3, 4, 5,
    ]);
  });
});

describe('the rows of hosts', () => {
  const host = (name: string, views: number) => ({ kind: 'host', host: name, views, before: null }) as const;
  const direct = { kind: 'direct', host: null, views: 50, before: null } as const;
  const others = { kind: 'others', host: null, views: 7, before: null } as const;

  it('name all where they are few', () => {
    const few = [direct, host('a.example', 9), others];
    expect(hostRows(few).map(({ name, views }) => `${name} ${views}`)).toEqual([
      '직접 방문 50',
      'a.example 9',
      '그 밖 7',
    ]);
    expect(hostRows([])).toEqual([]);
  });

  it('lose no view to the last row', () => {
    const many = [direct, others, ...Array.from({ length: 9 }, (_, nth) => host(`${nth}.example`, 30 - nth))];
    const rows = hostRows(many);
    expect(rows.at(-1)).toEqual({ name: '그 밖 5곳', views: 26 + 25 + 24 + 23 + 22 + 7 });
    expect(rows).toHaveLength(6);
  });
});
