import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { aheadText, whenText } from './gathering-time.labels.ts';

const AT = '2025-11-22T12:00:00.000Z';

describe('when a gathering is', () => {
  it.each([
    ['on one day of Korea', AT, 120, '11월 22일 토요일 21:00–23:00'],
    ['over midnight', '2025-11-22T14:00:00.000Z', 120, '11월 22일 토요일 23:00–다음 날 01:00'],
    ['until midnight', '2025-11-22T14:00:00.000Z', 60, '11월 22일 토요일 23:00–다음 날 00:00'],
  ])('is said %s', (_, at, minutes, text) => expect(whenText({ at, minutes })).toBe(text));
});

describe('how far ahead a gathering is', () => {
  it.each([
    [2 * DAY_MS + 6 * HOUR_MS + 5 * MINUTE_MS, '2일 6시간 뒤'],
    [3 * DAY_MS + 10 * MINUTE_MS, '3일 뒤'],
    [HOUR_MS + 12 * MINUTE_MS, '1시간 12분 뒤'],
    [2 * HOUR_MS, '2시간 뒤'],
    [40 * MINUTE_MS, '40분 뒤'],
    [10_000, '1분 뒤'],
    [0, ''],
    [-MINUTE_MS, ''],
  ])('%d ms ahead is %s', (ahead, text) => expect(aheadText(AT, Date.parse(AT) - ahead)).toBe(text));
});
