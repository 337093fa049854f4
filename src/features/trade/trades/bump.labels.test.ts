import { expect, it } from 'vitest';
import { clockText, computeWait } from './bump.labels.ts';

const AT = '2026-11-20T18:00:00.000Z';
const MINUTE = 60_000;

it.each([
  [null, 0, '0:00'],
  [AT, 0, '60:00'],
  [AT, 35 * MINUTE + 55_000, '24:05'],
  [AT, 60 * MINUTE - 1, '0:01'],
  [AT, 60 * MINUTE, '0:00'],
  [AT, 90 * MINUTE, '0:00'],
])('after a bump at %s and %d ms the wait is %s', (pullUpAt, later, clock) => {
  expect(clockText(computeWait(pullUpAt, Date.parse(AT) + later))).toBe(clock);
});
