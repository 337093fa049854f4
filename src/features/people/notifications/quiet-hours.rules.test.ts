import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts';
import { formatClock } from '#shared/korean/day-texts.ts';
import { quietHoursSchema } from './notification-group.contract.ts';
import { quietEnd } from './quiet-hours.rules.ts';

const NIGHT = { from: '23:00', to: '07:00' };
const seoul = (text: string) => new Date(`${text}+09:00`);
const endAt = (quiet: { from: string; to: string }, text: string) => quietEnd(quiet, seoul(text));

it.each([
  [NIGHT, '2026-11-30T22:59:59.999', null],
  [NIGHT, '2026-11-30T23:00:00.000', '2026-12-01T07:00'],
  [NIGHT, '2026-12-01T00:00:00.000', '2026-12-01T07:00'],
  [NIGHT, '2026-12-01T06:59:59.999', '2026-12-01T07:00'],
  [NIGHT, '2026-12-01T07:00:00.000', null],
  [{ from: '09:30', to: '10:00' }, '2026-12-01T09:45:10.000', '2026-12-01T10:00'],
  [{ from: '09:30', to: '10:00' }, '2026-12-01T10:00:00.000', null],
  [{ from: '00:00', to: '23:59' }, '2026-12-01T23:59:30.000', null],
])('quiet hours of %j at %s end at %s', (quiet, at, end) => {
  expect(endAt(quiet, at)).toEqual(end === null ? null : seoul(end));
});

const minute = fc.integer({ min: 0, max: 1439 });
const text = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

it('quiet hours hold back exactly their minutes of each day, until their end', () => {
  const moment = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2028-01-01') });
  fc.assert(
    fc.property(minute, minute, moment, (from, to, at) => {
      fc.pre(from !== to);
      const now = new Date(at);
      const end = quietEnd({ from: text(from), to: text(to) }, now);
      const [hours = 0, minutes = 0] = formatClock(now).split(':').map(Number);
      const clock = hours * 60 + minutes;
      const isInside = from < to ? clock >= from && clock < to : clock >= from || clock < to;
      expect(end !== null).toBe(isInside);
      if (end === null) return;
      expect([formatClock(end), end.getTime() % MINUTE_MS]).toEqual([text(to), 0]);
      expect(end.getTime() - at).toBeGreaterThan(0);
      expect(end.getTime() - at).toBeLessThanOrEqual(DAY_MS);
    }),
  );
});

it('quiet hours are two different times of a day', () => {
  const isRead = (from: string, to: string) => quietHoursSchema.safeParse({ from, to }).success;
  expect(isRead('23:00', '07:30')).toBe(true);
  for (const [from, to] of [
    ['23:00', '23:00'],
    ['24:00', '07:00'],
    ['7:00', '08:00'],
    ['07:60', '08:00'],
    ['', '08:00'],
  ] as const)
    expect([from, to, isRead(from, to)]).toEqual([from, to, false]);
});
