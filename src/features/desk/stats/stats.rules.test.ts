import { describe, expect, it } from 'vitest';
import { countDays } from '#features/shell/visits/day-span.rules.ts';
import { byPoints, type CountedVisits, sumVisitDays, toMoments, toPoints, toSpan } from './stats.rules.ts';

const TODAY = '2026-11-25';

describe('the span', () => {
  it('is the last 30 days when none is named, and at most 400 days', () => {
    expect(toSpan({}, TODAY)).toEqual({ from: '2026-10-27', to: TODAY, by: 'day' });
    expect(toSpan({ to: '2026-03-01' }, TODAY)).toEqual({ from: '2026-01-31', to: '2026-03-01', by: 'day' });
    expect(toSpan({ from: '2026-11-01', by: 'week' }, TODAY)).toEqual({ from: '2026-11-01', to: TODAY, by: 'week' });
    expect(countDays(toSpan({ from: '2001-01-01' }, TODAY))).toBe(400);
    expect(toSpan({ from: '2099-12-31' }, TODAY)).toEqual({ from: '2099-12-31', to: '2099-12-31', by: 'day' });
  });

  it('ends now when it has today, and is empty when it lies ahead', () => {
    const now = new Date('2026-11-25T03:00:00Z');
    expect(toMoments({ from: '2026-11-24', to: TODAY }, now)).toEqual({
      from: new Date('2026-11-23T15:00:00Z'),
      to: now,
    });
    const ahead = toMoments({ from: '2027-01-01', to: '2027-01-02' }, now);
    expect(ahead.to).toEqual(ahead.from);
  });
});

describe('the points', () => {
  it.each([
    ['day', ['2026-11-23', '2026-11-24', '2026-11-25'], { from: '2026-11-23', to: '2026-11-30' }],
    ['week', ['2026-11-12', '2026-11-16', '2026-11-23'], { from: '2026-11-12', to: '2026-11-25' }],
    ['month', ['2026-02-27', '2026-03-01', '2026-04-01'], { from: '2026-02-27', to: '2026-04-30' }],
    ['month', [], { from: '2027-01-01', to: '2027-02-01' }],
  ] as const)('by %s begin at %s', (by, starts, span) => {
    const points = toPoints({ ...span, by }, TODAY);
    expect(points.map(({ from }) => from)).toEqual(starts);
    const last = points.at(-1);
    if (last) expect(last.to).toBe(span.to < TODAY ? span.to : TODAY);
  });

  it('take the hours of their days in Seoul', () => {
    const hourOf = (at: string) => Date.parse(at) / 3_600_000;
    const points = toPoints({ from: '2026-11-23', to: '2026-11-24', by: 'day' }, TODAY);
    const counts = ['2026-11-22T15:00Z', '2026-11-23T14:00Z', '2026-11-23T15:00Z', '2026-11-24T15:00Z'];
    expect(
      byPoints(
        points,
        counts.map((at) => ({ hour: hourOf(at), count: 1 })),
      ),
    ).toEqual([2, 1]);
  });
});

describe('visits', () => {
  const counted: CountedVisits = {
    countedFrom: '2026-11-20',
    today: TODAY,
    days: [
      { day: '2026-11-20', visitors: 100, views: 700 },
      { day: '2026-11-21', visitors: 200, views: 800 },
      { day: TODAY, visitors: 30, views: 90 },
    ],
  };

  it.each([
    ['a mean of the days that have ended, and all views', '2026-11-20', TODAY, { visitors: 60, views: 1590 }],
    ['those of a single day', '2026-11-21', '2026-11-21', { visitors: 200, views: 800 }],
    ['none on a day without any', '2026-11-22', '2026-11-22', { visitors: 0, views: 0 }],
    ['of the day so far alone', TODAY, TODAY, { visitors: 30, views: 90 }],
    ['without days before counting began', '2026-11-16', '2026-11-21', { visitors: 150, views: 1500 }],
    ['unknown before', '2026-11-01', '2026-11-19', null],
    ['unknown of days to come', '2026-11-26', '2026-11-29', null],
  ])('are %s', (_what, from, to, visits) => {
    expect(sumVisitDays({ from, to }, counted)).toEqual(visits);
  });
});
