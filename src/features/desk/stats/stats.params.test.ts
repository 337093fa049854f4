import { expect, it } from 'vitest';
import { countDays } from '#features/shell/visits/day-span.rules.ts';
import { readPeriod, readTypedDay, statsFile, statsLink, statsParams } from './stats.params.ts';

const TODAY = '2026-11-30';

it.each([
  ['', '2026-11-01', '2026-11-30', 'day', 30],
  ['days=400&by=month', '2025-10-27', '2026-11-30', 'month', 400],
  ['days=8&by=year', '2026-11-01', '2026-11-30', 'day', 30],
  ['from=2026-11-02&to=2026-11-05&days=90&by=week', '2026-11-02', '2026-11-05', 'week', 4],
  ['from=2026-11-29', '2026-11-29', '2026-11-30', 'day', 2],
  ['to=2026-03-01', '2026-01-31', '2026-03-01', 'day', 30],
])('the address %s asks for %s to %s', (address, from, to, by, days) => {
  const period = readPeriod(statsParams.read(new URLSearchParams(address)), TODAY);
  expect(period).toEqual({ from, to, by });
  expect(countDays(period)).toBe(days);
});

it('what is no day is asked for as it was typed, so that the server refuses it', () => {
  const search = statsParams.read(new URLSearchParams('to=nonsense'));
  expect(readPeriod(search, TODAY)).toEqual({ from: 'nonsense', to: 'nonsense', by: 'day' });
});

it.each([
  ['2026-01-05', '2026-01-05'],
  ['2026. 1. 5.', '2026-01-05'],
  ['2026년 1월 5일', '2026-01-05'],
  ['20260105', '2026-01-05'],
  [' 2026/12/31 ', '2026-12-31'],
  ['어제', '어제'],
  ['2026', '2026'],
])('%s is typed for %s', (typed, day) => {
  expect(readTypedDay(typed)).toBe(day);
});

it('usual choices are not in a link, and a file names all of its period', () => {
  expect(statsLink({ by: 'day', days: 30 })).toBe('/operator/stats');
  expect(statsFile('hosts', { from: '2026-11-01', to: TODAY, by: 'week' })).toBe(
    '/api/operator/stats.csv?table=hosts&from=2026-11-01&to=2026-11-30&by=week',
  );
});
