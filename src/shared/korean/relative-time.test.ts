import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relativeTime, untilTime } from './relative-time.ts';

const NOW = Date.parse('2025-02-27T06:00:00.000Z');
const MINUTE = 60_000;
const DAY = 86_400_000;

describe('relativeTime', () => {
  it.each([
    [0, '방금 전'],
    [-59_999, '방금 전'],
    [-3 * MINUTE, '3분 전'],
    [-59 * MINUTE, '59분 전'],
    [-60 * MINUTE, '1시간 전'],
    [-23.9 * 60 * MINUTE, '23시간 전'],
    [-DAY, '1일 전'],
    [-29 * DAY, '29일 전'],
    [-45 * DAY, '1개월 전'],
    [-800 * DAY, '2년 전'],
    [30_000, '곧'],
    [2.5 * MINUTE, '3분 후'],
    [3 * DAY, '3일 후'],
    [3 * DAY + 1, '4일 후'],
  ])('shows %i ms from now as %s', (offsetMs, text) => {
    expect(relativeTime(NOW + offsetMs, NOW)).toBe(text);
  });

  it('takes ISO strings and dates', () => {
    expect(relativeTime('2025-02-27T05:57:00.000Z', new Date(NOW))).toBe('3분 전');
  });

  it('never shows less than one', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000 * DAY, max: 1000 * DAY }), (offsetMs) => {
        expect(relativeTime(NOW + offsetMs, NOW)).toMatch(/^(방금 전|곧|[1-9]\d*(분|시간|일|개월|년) [전후])$/);
      }),
    );
  });
});

describe('untilTime', () => {
  it('has a form for less than a minute', () => {
    expect(untilTime(NOW + 30_000, NOW)).toBe('잠시 뒤까지');
    expect(untilTime(NOW + 3 * MINUTE, NOW)).toBe('3분 후까지');
  });
});
