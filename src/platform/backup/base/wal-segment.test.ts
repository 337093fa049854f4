import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findGap, parseHistory, parseLsn, parseSegment, segmentName, timelineOfHistory } from './wal-segment.ts';

describe('names of segments', () => {
  it.each([
    ['000000010000000000000001', { timeline: 1, number: 1 }],
    ['0000000A00000001000000FF', { timeline: 10, number: 511 }],
    ['000000020000000000000003.partial', { timeline: 2, number: 3 }],
    ['000000010000000000000003.00000028.backup', { timeline: 1, number: 3 }],
    ['00000002.history', undefined],
    ['archtemp.000000010000000000000001.17.1', undefined],
  ])('%s is understood', (name, segment) => {
    expect(parseSegment(name)).toEqual(segment);
  });

  it('are written as they are read', () => {
    const segment = fc.record({ timeline: fc.integer({ min: 1, max: 9999 }), number: fc.nat({ max: 2 ** 40 - 1 }) });
    fc.assert(
      fc.property(segment, (one) => {
        expect(parseSegment(segmentName(one))).toEqual(one);
      }),
    );
  });

  it('of a history give its timeline', () => {
    expect(timelineOfHistory('0000000B.history')).toBe(11);
    expect(timelineOfHistory('000000010000000000000001')).toBeUndefined();
  });
});

describe('a history', () => {
  it('names the ancestors and where they ended', () => {
    const text = '1\t0/3004980\tbefore 2026-11-28 08:27:16.312283+00\n\n2\tA/5000000\tno recovery target specified\n';
    expect(parseHistory(text)).toEqual([
      { timeline: 1, endLsn: '0/3004980' },
      { timeline: 2, endLsn: 'A/5000000' },
    ]);
    expect(parseLsn('A/5000000')).toBeGreaterThan(parseLsn('9/FFFFFFFF'));
  });
});

describe('where the log of a history ends', () => {
  const names = (timeline: number, ...numbers: number[]) => numbers.map((number) => segmentName({ timeline, number }));
  const from = { timeline: 1, number: 3 };

  it.each([
    ['at its end', names(1, 1, 3, 4, 5), [], 6, false],
    ['at a missing segment', names(1, 3, 5), [], 4, true],
    ['not at one that the cluster still has', names(1, 3, 5), names(1, 4), 6, false],
    ['behind what only the cluster has', names(1, 3), names(1, 4, 5), 6, false],
    ['on the next timeline', [...names(1, 3), ...names(2, 3, 4)], [], 5, false],
    ['before the start, when nothing is there', [], names(1, 7), 3, false],
    ['not at a segment of a timeline of another history', [...names(1, 3), ...names(3, 4)], [], 4, false],
    ['at one that is there in part only', [...names(1, 3), `${names(1, 4)[0]}.partial`, ...names(1, 5)], [], 4, true],
  ])('%s', (_, archived, others, number, isInside) => {
    expect(findGap(archived, others, new Set([1, 2]), from)).toEqual({ missing: { timeline: 2, number }, isInside });
  });
});
