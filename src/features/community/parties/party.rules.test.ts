import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  endOf,
  fitsRole,
  freeJobs,
  isOutside,
  listedAfterLeaving,
  lostSeats,
  seatFor,
  stateOf,
  validateEnd,
} from './party.rules.ts';

const role = fc.integer({ min: 0, max: 5 });
const job = fc.integer({ min: 1, max: 4 });
const roles = fc.array(role, { minLength: 2, maxLength: 12 });
const minutes = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 60_000);

describe('seatFor', () => {
  it('takes the seat of the own job, then 격수, then 아무나', () => {
    expect(seatFor([4, 0, 5, 1], new Set([0]), 1)).toBe(3);
    expect(seatFor([4, 0, 5, 1], new Set([0, 3]), 1)).toBe(2);
    expect(seatFor([4, 0, 5, 1], new Set([0, 3, 2]), 1)).toBe(1);
    expect(seatFor([4, 0, 5, 1], new Set([0, 3, 2, 1]), 1)).toBeNull();
  });

  it('seats no 주술사 as 격수', () => expect(seatFor([1, 5], new Set([0]), 3)).toBeNull());

  it('gives a free seat that fits whenever there is one', () => {
    fc.assert(
      fc.property(roles, job, fc.array(fc.nat(11)), (all, one, busy) => {
        const taken = new Set(busy);
        const seat = seatFor(all, taken, one);
        const fitting = all.some((wanted, index) => !taken.has(index) && fitsRole(wanted, one));
        expect(seat !== null).toBe(fitting);
        if (seat !== null) expect([taken.has(seat), fitsRole(all[seat] ?? -1, one)]).toEqual([false, true]);
        expect((freeJobs(all, taken) & (1 << one)) !== 0).toBe(fitting);
      }),
    );
  });
});

describe('the state of a party', () => {
  const party = { closedAt: null, expiredAt: minutes(60), memberCount: 2, seatCount: 4 };

  it('is decided by its seats and by the clock alone', () => {
    expect(stateOf(party, minutes(59))).toBe(1);
    expect(stateOf({ ...party, memberCount: 4 }, minutes(59))).toBe(2);
    expect(stateOf(party, minutes(60))).toBe(3);
    expect(stateOf({ ...party, closedAt: minutes(5) }, minutes(6))).toBe(3);
  });

  it('ended at its expiry when nobody closed it before', () => {
    expect(endOf(party, minutes(59))).toBeNull();
    expect(endOf(party, minutes(90))).toEqual(minutes(60));
    expect(endOf({ ...party, closedAt: minutes(5) }, minutes(90))).toEqual(minutes(5));
  });
});

describe('a new end', () => {
  it.each([
    [9, 'too-soon'],
    [10, undefined],
    [360, undefined],
    [361, 'too-late'],
  ])('in %d minutes is %s', (ahead, issue) => {
    expect(validateEnd(minutes(100 + ahead), minutes(0), minutes(100))).toBe(issue);
  });

  it('is at most twelve hours after the creation', () => {
    expect(validateEnd(minutes(720), minutes(0), minutes(600))).toBeUndefined();
    expect(validateEnd(minutes(721), minutes(0), minutes(600))).toBe('too-long');
  });
});

describe('isOutside', () => {
  const wanted = { levelMin: 90, levelMax: 99, gradeMin: 2 };

  it('looks at levels, and at the grade where it is known', () => {
    expect(isOutside(wanted, { level: 89, grade: 2 })).toBe(true);
    expect(isOutside(wanted, { level: 99, grade: 1 })).toBe(true);
    expect(isOutside(wanted, { level: 99, grade: null })).toBe(false);
    expect(isOutside({ levelMin: null, levelMax: null, gradeMin: null }, { level: 1, grade: 0 })).toBe(false);
  });
});

it('keeps the role of a taken seat, and the seat', () => {
  expect(lostSeats([4, 5, 3], [4, 5, 0], new Set([0, 1]))).toEqual([]);
  expect(lostSeats([4, 5, 3], [4, 1, 3], new Set([0, 1]))).toEqual([1]);
  expect(lostSeats([4, 5, 3], [4], new Set([0, 2]))).toEqual([2]);
});

it('moves a party to the front at most once in ten minutes when a seat becomes free', () => {
  expect(listedAfterLeaving(minutes(0), minutes(9))).toEqual(minutes(0));
  expect(listedAfterLeaving(minutes(0), minutes(10))).toEqual(minutes(10));
});
