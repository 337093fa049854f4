import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { formatDateWithWeekday, formatTime } from '#shared/korean/dates.ts';
import {
  emptyInRow,
  isReminderLate,
  isSeriesOver,
  isTimely,
  type Line,
  listSeated,
  listWaiting,
  movedUp,
  nextReminder,
  nextWeekly,
  stateOf,
} from './gathering.rules.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * MINUTE_MS);
const WEEK = 168 * HOUR_MS;

describe('the state', () => {
  const times = { at: minutes(0), minutes: 120, isCancelled: false };

  it.each([
    [-1, 1],
    [0, 2],
    [119, 2],
    [120, 3],
  ])('%s minutes after the beginning is %s', (passed, state) => {
    expect(stateOf(times, minutes(passed))).toBe(state);
  });

  it('of a cancelled one is that at any time', () => {
    for (const passed of [-1, 1, 121]) expect(stateOf({ ...times, isCancelled: true }, minutes(passed))).toBe(4);
  });
});

it('one begins 10 minutes to 60 days ahead', () => {
  const ahead = (ms: number) => isTimely(new Date(NOW.getTime() + ms), NOW);
  expect([ahead(10 * MINUTE_MS - 1), ahead(10 * MINUTE_MS)]).toEqual([false, true]);
  expect([ahead(60 * DAY_MS), ahead(60 * DAY_MS + 1)]).toEqual([true, false]);
});

describe('a reminder', () => {
  it.each([
    ['comes before', 61, 60, minutes(1)],
    ['comes at once where its moment has passed', 59, 60, NOW],
    ['comes at once five minutes before', 5, 10, NOW],
    ['does not come nearer than that', 4.9, 10, null],
  ])('%s', (_, at, remindMinutes, expected) => {
    expect(nextReminder({ at: minutes(at), remindMinutes }, NOW)).toEqual(expected);
  });

  it('comes late, but not later than ten minutes after the beginning, nor after the end', () => {
    const late = (passed: number, length = 120) => isReminderLate({ at: NOW, minutes: length }, minutes(passed));
    expect([late(-30), late(0), late(10), late(10.1)]).toEqual([false, false, false, true]);
    expect([late(9.9, 10), late(10, 10)]).toEqual([false, true]);
  });
});

describe('weekly', () => {
  const anyInstant = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2032-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  const anyMinutes = fc.integer({ min: 10, max: 720 });
  /** After the end of the one before; most processes are there at once, some were down for weeks. */
  const anyDelay = fc.oneof(fc.integer({ min: 0, max: 2 * MINUTE_MS }), fc.integer({ min: 0, max: 400 * DAY_MS }));

  it('the next one is at the same weekday and time in Seoul, can still be come to, and no earlier one could', () => {
    fc.assert(
      fc.property(anyInstant, anyMinutes, anyDelay, (at, length, delay) => {
        const now = new Date(at.getTime() + length * MINUTE_MS + delay);
        const next = nextWeekly(at, now);
        const after = next.getTime() - at.getTime();
        expect(after % WEEK).toBe(0);
        expect(after).toBeGreaterThanOrEqual(WEEK);
        expect(next.getTime()).toBeGreaterThanOrEqual(now.getTime() + 10 * MINUTE_MS);
        const isFirst = after === WEEK || next.getTime() - WEEK < now.getTime() + 10 * MINUTE_MS;
        expect(isFirst).toBe(true);
        expect(formatDateWithWeekday(next).at(-2)).toBe(formatDateWithWeekday(at).at(-2));
        expect(formatTime(next)).toBe(formatTime(at));
      }),
    );
  });

  it('each is 168 hours after the one before, as long as no process was down for a week', () => {
    fc.assert(
      fc.property(
        anyInstant,
        anyMinutes,
        fc.array(fc.integer({ min: 0, max: 6 * DAY_MS }), { maxLength: 60 }),
        (first, length, delays) => {
          let at = first;
          for (const [nth, delay] of delays.entries()) {
            at = nextWeekly(at, new Date(at.getTime() + length * MINUTE_MS + delay));
            expect(at.getTime()).toBe(first.getTime() + (nth + 1) * WEEK);
          }
        },
      ),
    );
  });

  it('stops after four in a row that nobody came to; one that was cancelled is passed over', () => {
    const empty = { isCancelled: false, coming: 0 };
    const coming = { isCancelled: false, coming: 1 };
    const cancelled = { isCancelled: true, coming: 0 };
    const stops = (...series: { isCancelled: boolean; coming: number }[]) =>
      isSeriesOver(series.reduce((count, one) => emptyInRow(count, one), 0));
    expect(stops(empty, empty, empty)).toBe(false);
    expect(stops(empty, empty, empty, empty)).toBe(true);
    expect(stops(empty, empty, coming, empty, empty, empty)).toBe(false);
    expect(stops(empty, empty, cancelled, empty)).toBe(false);
    expect(stops(empty, cancelled, empty, cancelled, empty, empty)).toBe(true);
    expect(stops(cancelled, cancelled, cancelled, cancelled)).toBe(false);
  });
});

describe('the line of those who come', () => {
  const anyLine: fc.Arbitrary<Line> = fc.record({
    coming: fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 40 }),
    capacity: fc.option(fc.integer({ min: 2, max: 20 })),
  });

  it('seats the first ones, no more than there is room for, and lets the others wait in their order', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        expect([...listSeated(line), ...listWaiting(line)]).toEqual(line.coming);
        expect(listSeated(line)).toHaveLength(Math.min(line.coming.length, line.capacity ?? Number.POSITIVE_INFINITY));
      }),
    );
  });

  it('moves up in order when one leaves, and by the end where the room becomes less', () => {
    const before = { coming: [1, 2, 3, 4, 5], capacity: 3 };
    expect(movedUp(before, { coming: [2, 3, 4, 5], capacity: 3 })).toEqual([4]);
    expect(movedUp(before, { coming: [1, 2, 3, 5], capacity: 3 })).toEqual([]);
    expect(movedUp(before, { ...before, capacity: 5 })).toEqual([4, 5]);
    expect(movedUp(before, { ...before, capacity: null })).toEqual([4, 5]);
    const smaller = { ...before, capacity: 2 };
    expect(movedUp(before, smaller)).toEqual([]);
    expect(movedUp(smaller, before)).toEqual([3]);
  });
});
