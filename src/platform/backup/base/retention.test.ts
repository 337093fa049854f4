import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { type DatedBase, remainingBases, unneededSegments } from './retention.ts';
import { parseSegment, segmentName } from './wal-segment.ts';

const START = Date.parse('2026-01-05T19:20:00Z');

function baseAt(day: number, systemId = 'one'): DatedBase {
  const wal = (number: number) => segmentName({ timeline: 1, number });
  return { at: new Date(START + day * DAY_MS), systemId, startWal: wal(day * 10), stopWal: wal(day * 10 + 1) };
}

/** A copy each night, each time with the rule applied, as the job does it. */
function afterNights(days: readonly number[], retention: { nights: number; weeks: number }): DatedBase[] {
  let bases: DatedBase[] = [];
  for (const day of days) {
    const { nightly, weekly } = remainingBases([...bases, baseAt(day)], retention);
    bases = [...nightly, ...weekly];
  }
  return bases;
}

const dayOf = ({ at }: DatedBase) => (at.getTime() - START) / DAY_MS;
const someDays = fc
  .uniqueArray(fc.nat({ max: 60 }), { minLength: 1, maxLength: 50 })
  .map((days) => days.sort((a, b) => a - b));
const someRetention = fc.record({ nights: fc.integer({ min: 1, max: 9 }), weeks: fc.integer({ min: 0, max: 6 }) });

describe('which base copies remain', () => {
  it('are the last seven nights and the first night of each of four weeks', () => {
    const days = Array.from({ length: 60 }, (_, day) => day);
    const found = afterNights(days, { nights: 7, weeks: 4 })
      .map(dayOf)
      .sort((a, b) => a - b);
    expect(found).toEqual([34, 41, 48, 53, 54, 55, 56, 57, 58, 59]);
  });

  it('always have the newest nights among them and are never more than were set', () => {
    fc.assert(
      fc.property(someDays, someRetention, (days, retention) => {
        const found = afterNights(days, retention).map(dayOf);
        expect(found).toEqual(expect.arrayContaining(days.slice(-retention.nights)));
        expect(found.length).toBeLessThanOrEqual(retention.nights + retention.weeks);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });

  it('of one night after the other are the same as of all of them at once', () => {
    fc.assert(
      fc.property(someDays, someRetention, (days, retention) => {
        const all = remainingBases(
          days.map((day) => baseAt(day)),
          retention,
        );
        const once = [...all.nightly, ...all.weekly].map(dayOf).sort((a, b) => a - b);
        expect(
          afterNights(days, retention)
            .map(dayOf)
            .sort((a, b) => a - b),
        ).toEqual(once);
      }),
    );
  });

  it('have the newest one even where no night is to remain', () => {
    expect(remainingBases([baseAt(1), baseAt(2)], { nights: 0, weeks: 0 })).toEqual({
      nightly: [baseAt(2)],
      weekly: [],
    });
  });
});

describe('which log remains', () => {
  const everything = (days: number, timeline = 1) =>
    Array.from({ length: days * 10 + 10 }, (_, number) => segmentName({ timeline, number }));

  it('is all since the oldest nightly copy, and what each weekly one needs for itself', () => {
    fc.assert(
      fc.property(someDays, someRetention, fc.constantFrom(1, 2), (days, retention, timeline) => {
        const remaining = remainingBases(
          days.map((day) => baseAt(day)),
          retention,
        );
        const names = everything(60, timeline);
        const unneeded = new Set(unneededSegments(names, 'one', remaining));
        const oldestNight = Math.min(...remaining.nightly.map((base) => dayOf(base) * 10));
        const needed = names.filter((name) => !unneeded.has(name)).map((name) => parseSegment(name)?.number ?? -1);
        const ofWeeks = remaining.weekly.flatMap((base) => [dayOf(base) * 10, dayOf(base) * 10 + 1]);
        const sinceNight = names.map((_, number) => number).filter((number) => number >= oldestNight);
        expect(needed).toEqual([...new Set([...ofWeeks, ...sinceNight])].sort((a, b) => a - b));
      }),
    );
  });

  it('has the histories of timelines, and nothing of notes whose segment is gone', () => {
    const names = ['00000002.history', '000000010000000000000003.00000028.backup', '000000010000000000000004.partial'];
    const remaining = remainingBases([baseAt(5)], { nights: 1, weeks: 1 });
    expect(unneededSegments(names, 'one', remaining)).toEqual(names.slice(1));
  });

  it('of a cluster that was lost is there as long as one of its copies', () => {
    const remaining = remainingBases([baseAt(1, 'lost'), baseAt(20)], { nights: 2, weeks: 0 });
    expect(unneededSegments(everything(2), 'lost', remaining)).toEqual(everything(0));
    const later = remainingBases([baseAt(1, 'lost'), baseAt(20)], { nights: 1, weeks: 0 });
    expect(unneededSegments(everything(2), 'lost', later)).toEqual(everything(2));
  });
});
