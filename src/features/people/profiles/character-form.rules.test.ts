import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findChanges, readStat, statText, understood } from './character-form.rules.ts';
import { type OwnProfile, profileUpdateSchema } from './profile.contract.ts';
import { MAX_STAT } from './profile.limits.ts';

const own: OwnProfile = {
  id: 12,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  userId: '11111111-2222-4333-8444-555555555555',
  name: '풍백',
  level: 99,
  job: 1,
  grade: 1,
  renamedAt: null,
  discordId: null,
  avatarUrl: null,
  maxHp: 151_800,
  maxMp: null,
  targetHp: 200_000,
  targetMp: null,
  showsDiscord: false,
  lastDungeonId: null,
  pullUpAt: null,
  bannedAt: null,
  bannedReason: null,
  deletedAt: null,
};

const stat = fc.option(fc.integer({ min: 0, max: MAX_STAT }));

describe('readStat', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['00', 0],
    ['35000', 35_000],
    ['151,800', 151_800],
    ['３만５천', 35_000],
    ['3만5천', 35_000],
    ['160만', 1_600_000],
    ['1억', 100_000_000],
  ])('reads %j as %j', (text, value) => {
    expect(readStat(text)).toEqual({ sent: value });
  });

  it.each(['많음', '-5', '3만50', '1.5', '10~20', '<b>1</b>', '2억', '99999999999999999999'])('refuses %j', (text) => {
    expect(readStat(text)).toHaveProperty('issue');
  });

  it('distinguishes a number above the limit from text that is no number', () => {
    expect(readStat('2억')).not.toEqual(readStat('많음'));
  });

  it('reads everything that it formats', () => {
    fc.assert(
      fc.property(stat, (value) => {
        expect(readStat(statText(value))).toEqual({ sent: value });
      }),
    );
  });

  it('never throws, and never returns what the server would refuse', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readStat(text);
        const isFit = 'issue' in read || profileUpdateSchema.safeParse({ maxHp: read.sent }).success;
        expect(isFit).toBe(true);
      }),
    );
  });
});

describe('understood', () => {
  it.each([
    ['3만5천', '35,000'],
    ['160만', '1,600,000'],
    ['642,500', '64만 2,500'],
    ['642500', '64만 2,500'],
    ['532', ''],
    ['', ''],
    ['많음', ''],
    ['2억', ''],
  ])('reads %j as %j', (text, message) => {
    expect(understood(text)).toBe(message);
  });
});

describe('findChanges', () => {
  it('contains only what differs', () => {
    const { name, level, job, grade, maxHp, maxMp, targetHp, targetMp, showsDiscord } = own;
    const same = { name, level, job, grade, maxHp, maxMp, targetHp, targetMp, showsDiscord };
    expect(findChanges(same, own)).toEqual({});
    expect(findChanges({ ...same, level: 98, maxHp: null }, own)).toEqual({ level: 98, maxHp: null });
  });
});
