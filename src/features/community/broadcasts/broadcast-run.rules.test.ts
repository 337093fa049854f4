import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#shared/durations.ts';
import { runPlaces } from './broadcast-run.rules.ts';
import { cleanShout, comparableText, toSlot } from './broadcast-text.rules.ts';

const shouts = (...minutes: number[]) => minutes.map((minute) => ({ at: minute * MINUTE_MS, contentHash: '' }));

describe('a run', () => {
  it('goes on while each follows within 30 minutes, to the millisecond', () => {
    const places = runPlaces([...shouts(0, 30, 60), { at: 90 * MINUTE_MS + 1, contentHash: '' }]);
    expect(places.map(({ repeats }) => repeats)).toEqual([1, 2, 3, 1]);
    expect(places.map(({ isLatest }) => isLatest)).toEqual([false, false, true, true]);
    expect(places.map(({ firstAt }) => firstAt)).toEqual([0, 0, 0, 90 * MINUTE_MS + 1]);
  });

  it('goes on from the one before', () => {
    const before = { at: 0, repeats: 5, firstAt: -40 * MINUTE_MS };
    expect(runPlaces(shouts(20), before)).toEqual([{ repeats: 6, firstAt: -40 * MINUTE_MS, isLatest: true }]);
    expect(runPlaces(shouts(31), before)).toMatchObject([{ repeats: 1 }]);
  });
});

describe('the text of a shout', () => {
  it.each([
    ['  안녕\t하세요\r\n여러분 ', '안녕 하세요 여러분'],
    ['가\u200b나\u202e다\u2067라\u0007', '가나다라'],
    ['가\u0301\u0302\u0303\u0304나', '가\u0301\u0302나'],
    ['\ud800가', '가'],
    ['각', '각'],
  ])('%j is stored as %j', (given, stored) => {
    expect(cleanShout(given)).toBe(stored);
  });

  it.each([
    ['현 철-중.검 ★45만★', '현철중검45만'],
    ['ＡＢＣ abc', 'abcabc'],
    ['♥♥', ''],
  ])('%j is compared as %j', (given, compared) => {
    expect(comparableText(given)).toBe(compared);
  });

  it('falls into slots of ten seconds', () => {
    expect([toSlot(9_999), toSlot(10_000), toSlot(19_999)]).toEqual([0, 1, 1]);
  });
});
