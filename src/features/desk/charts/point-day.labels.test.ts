import { expect, it } from 'vitest';
import { dayWithWeekday, pointName, spanText, tickName } from './point-day.labels.ts';

const at = '2026-11-30T12:40:00.000Z';
const to = '2026-11-30';
const points = (...days: string[]) => days.map((day) => ({ day, isSoFar: day === to }));

it.each([
  ['day', points('2025-12-31', '2026-11-29', to), ['25.12.31 수', '11.29 일', '오늘 21:40까지']],
  [
    'week',
    points('2026-11-15', '2026-11-16', '2026-11-23', to),
    ['11.15', '11.16–11.22', '11.23–11.29', '이번 주 (오늘 21:40까지)'],
  ],
  ['month', points('2025-12-01', '2026-01-01', to), ['25년 12월', '1월', '이번 달 (오늘 21:40까지)']],
] as const)('the points by %s have names that tell them apart', (by, all, names) => {
  expect(all.map((_, nth) => pointName(all, nth, { by, to, at }))).toEqual(names);
});

it('below a chart there is room for the short ones', () => {
  expect(tickName({ day: '2026-11-23', isSoFar: false }, { by: 'week', to })).toBe('11.23');
  expect(tickName({ day: '2025-11-01', isSoFar: false }, { by: 'month', to })).toBe('25년 11월');
  expect(tickName({ day: to, isSoFar: true }, { by: 'day', to })).toBe('오늘');
});

it('a span over a new year says both years', () => {
  expect(spanText({ from: '2026-10-22', to: '2026-11-20' })).toBe('10월 22일 – 11월 20일');
  expect(spanText({ from: '2025-12-30', to: '2026-01-02' })).toBe('2025년 12월 30일 – 2026년 1월 2일');
  expect(spanText({ from: to, to })).toBe('11월 30일');
  expect(dayWithWeekday(to, to)).toBe('11.30 월');
});
