import { expect, it } from 'vitest';
import { type BrakeSetting, brakePreview, isBrakeOn, toBrakeChoice } from './brake-setting.rules.ts';

const NOW = Date.parse('2026-11-30T12:20:00+09:00');
const inHours = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString();
const brake = (parts: Partial<BrakeSetting> = {}): BrakeSetting => ({
  minAccountHours: 24,
  writes: ['trades'],
  until: inHours(9),
  ...parts,
});

it.each([
  [brake(), true],
  [brake({ until: null }), false],
  [brake({ until: inHours(0) }), false],
  [brake({ writes: [] }), false],
  [brake({ minAccountHours: 0 }), false],
])('the brake %j is on: %s', (value, isOn) => {
  expect(isBrakeOn(value, NOW)).toBe(isOn);
});

it('one that is off is offered with its last words for half a day, and one that never was with the usual ones', () => {
  const until = '2026-11-30T16:00:00.000Z';
  expect(toBrakeChoice(brake(), NOW)).toEqual(brake());
  expect(toBrakeChoice(brake({ until: null, minAccountHours: 72 }), NOW)).toEqual(
    brake({ minAccountHours: 72, until }),
  );
  const never = toBrakeChoice({ minAccountHours: 0, writes: [], until: null }, NOW);
  expect(never).toEqual({ minAccountHours: 24, writes: ['trades', 'guilds', 'boards'], until });
});

it('a new player reads until when it holds: its end, or the age of the account where that comes first', () => {
  expect(brakePreview(brake(), NOW)).toContain('11월 30일 21:20부터');
  expect(brakePreview(brake({ minAccountHours: 2 }), NOW)).toContain('11월 30일 14:20부터');
  expect(brakePreview(brake({ writes: [] }), NOW)).toBeUndefined();
});
