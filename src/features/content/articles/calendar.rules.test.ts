import { describe, expect, it } from 'vitest';
import type { DatedEntry } from './article-reader.ts';
import { computeCalendar, neighbourMonth, spanOfWeeks, toEntryTime } from './calendar.rules.ts';

const NOW = new Date('2025-11-20T03:00:00Z');
let id = 0;
function entry(startsAt: string, endsAt: string | null): DatedEntry {
  id += 1;
  const texts = { title: `행사 ${id}`, summary: '', path: `/events/${id}` };
  return { kind: 'event', id, ...texts, startsAt, endsAt, isAllDay: false, isSample: false, changedAt: startsAt };
}

describe('the grid of a month', () => {
  it('has whole weeks from Sunday, and knows the days of other months and today', () => {
    const weeks = computeCalendar('2025-11', [], NOW);
    expect(weeks.map(({ days }) => days.map(({ number }) => number))).toEqual([
      [26, 27, 28, 29, 30, 31, 1],
      [2, 3, 4, 5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14, 15],
      [16, 17, 18, 19, 20, 21, 22],
      [23, 24, 25, 26, 27, 28, 29],
      [30, 1, 2, 3, 4, 5, 6],
    ]);
    expect(weeks.flatMap(({ days }) => days).filter(({ isInMonth }) => isInMonth)).toHaveLength(30);
    expect(weeks[3]?.days.findIndex(({ isToday }) => isToday)).toBe(4);
    expect(spanOfWeeks('2025-11')).toEqual({
      from: new Date('2025-10-25T15:00:00Z'),
      to: new Date('2025-12-06T15:00:00Z'),
    });
  });

  it('breaks what lasts longer at the end of each week, in lanes that do not overlap', () => {
    const long = entry('2025-11-14T00:00:00+09:00', '2025-11-24T00:00:00+09:00');
    const other = entry('2025-11-20T20:00:00+09:00', '2025-11-20T22:00:00+09:00');
    const [, , third, fourth, fifth] = computeCalendar('2025-11', [long, other], NOW);
    const bars = [third, fourth, fifth].map((week) =>
      week?.bars.map(({ from, days, lane, isEnd }) => [from, days, lane, isEnd]),
    );
    expect(bars).toEqual([
      [[5, 2, 0, false]],
      [
        [0, 7, 0, false],
        [4, 1, 1, true],
      ],
      [[0, 1, 0, true]],
    ]);
  });

  it('counts what ends at midnight to the day before, and what has no end to the day of its beginning', () => {
    const weeks = computeCalendar('2025-11', [entry('2025-11-03T10:00:00+09:00', null)], NOW);
    expect(weeks.flatMap(({ bars }) => bars.map(({ from, days }) => [from, days]))).toEqual([[1, 1]]);
  });
});

it('knows what runs, comes and is past', () => {
  const times = [
    entry('2025-11-21T00:00:00Z', null),
    entry('2025-11-01T00:00:00Z', null),
    entry('2025-11-01T00:00:00Z', NOW.toISOString()),
  ].map((one) => toEntryTime(one, NOW));
  expect(times).toEqual(['soon', 'now', 'past']);
});

it('turns from December to January and back', () => {
  expect([neighbourMonth('2025-12', 1), neighbourMonth('2026-01', -1)]).toEqual(['2026-01', '2025-12']);
});
