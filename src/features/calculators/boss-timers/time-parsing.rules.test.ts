import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMinutes, readMinutes, readMoment } from './time-parsing.rules.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const minutesAgo = (text: string) => {
  const at = readMoment(text, NOW);
  return at === null ? null : (NOW - at) / 60_000;
};

describe('readMinutes', () => {
  it.each([
    ['180', 180],
    ['180분', 180],
    ['3시간', 180],
    ['2시간 30분', 150],
    ['1시간반', 90],
    ['1.5시간', 90],
    ['2:30', 150],
    ['６시간', 360],
    ['2일', 2880],
    ['2일 2시간', 3000],
    ['7일 1분', null],
    ['10080', 10_080],
    ['10081', null],
    ['0', null],
    ['', null],
    ['반', null],
    ['6~8시간', null],
    ['-5', null],
    ['1e9', null],
    ['9'.repeat(300), null],
  ])('%s: %j', (text, minutes) => {
    expect(readMinutes(text)).toBe(minutes);
  });

  it('parses what a stored timer is written as', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_080 }), (minutes) => {
        expect(readMinutes(formatMinutes(minutes))).toBe(minutes);
      }),
    );
  });
});

describe('readMoment, minutes ago at nine in the evening', () => {
  it.each([
    ['', 0],
    ['지금', 0],
    ['5', 5],
    ['5분 전', 5],
    ['1시간 20분 전', 80],
    ['20:05', 55],
    ['2005', 55],
    ['오후 8시 5분', 55],
    ['오전 12:30', 20 * 60 + 30],
    ['20시', 60],
    // later than now, so yesterday
    ['21:05', 24 * 60 - 5],
    ['25:00', null],
    ['12:60', null],
    ['오후 13시', null],
    ['어제', null],
    ['-3', null],
  ])('%s: %j', (text, minutes) => {
    expect(minutesAgo(text)).toBe(minutes);
  });

  it('is never in the future, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9:시분전오후 ]{1,8}$/)), (text) => {
        const at = readMoment(text, NOW);
        expect(at === null || (Number.isSafeInteger(at) && at <= NOW && at >= NOW - 8 * 86_400_000)).toBe(true);
      }),
    );
  });
});
