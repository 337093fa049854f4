import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CharacterFields,
  changesOf,
  draftText,
  fieldsOf,
  readDraft,
  readFields,
  readStat,
  statText,
  understood,
} from './character-form.rules.ts';
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
    expect(readStat(text)).toEqual({ value });
  });

  it.each(['많음', '-5', '3만50', '1.5', '10~20', '<b>1</b>', '2억', '99999999999999999999'])('refuses %j', (text) => {
    expect(readStat(text)).toHaveProperty('fault');
  });

  it('distinguishes a number above the limit from text that is no number', () => {
    expect(readStat('2억')).not.toEqual(readStat('많음'));
  });

  it('reads everything that it formats', () => {
    fc.assert(
      fc.property(stat, (value) => {
        expect(readStat(statText(value))).toEqual({ value });
      }),
    );
  });

  it('never throws, and never returns what the server would refuse', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readStat(text);
        const isFit = 'fault' in read || profileUpdateSchema.safeParse({ maxHp: read.value }).success;
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

describe('readFields', () => {
  it('returns the profile that the fields were made from', () => {
    fc.assert(
      fc.property(stat, stat, stat, stat, (maxHp, maxMp, targetHp, targetMp) => {
        const profile = { ...own, maxHp, maxMp, targetHp, targetMp };
        const { values, faults } = readFields(fieldsOf(profile));
        expect(faults).toEqual({});
        expect(changesOf(values, profile)).toEqual({});
      }),
    );
  });

  it('takes a decomposed name with spaces around it', () => {
    const { values, faults } = readFields({ ...fieldsOf(own), name: ` ${'달빛나루'.normalize('NFD')} ` });
    expect([values.name, faults]).toEqual(['달빛나루', {}]);
  });

  it.each([
    { name: '풍' },
    { name: '풍 백' },
    { name: '<b>풍백</b>' },
    { name: 'ㅋㅋㅋ' },
    { level: '0' },
    { level: '100' },
    { level: '' },
    { level: '9.5' },
    { level: '-1' },
    { level: '1e1' },
    { maxHp: '많음' },
    { targetMp: '2억' },
  ])('finds the fault in %j, and no other', (part) => {
    const { faults } = readFields({ ...fieldsOf(own), ...part });
    expect(Object.keys(faults)).toEqual(Object.keys(part));
  });

  it('accepts nothing that the server would refuse', () => {
    const anyFields = fc.record({
      name: fc.oneof(fc.string(), fc.constantFrom('풍백', 'abc', '가'.repeat(13))),
      level: fc.oneof(fc.string(), fc.integer({ min: -5, max: 120 }).map(String)),
      job: fc.integer({ min: 1, max: 4 }),
      grade: fc.integer({ min: 0, max: 4 }),
      maxHp: fc.string(),
      maxMp: fc.constantFrom('', '3만5천', '999999999'),
      targetHp: fc.string(),
      targetMp: fc.string(),
      showsDiscord: fc.boolean(),
    });
    fc.assert(
      fc.property(anyFields, (fields) => {
        const { values, faults } = readFields(fields);
        if (Object.keys(faults).length > 0) return;
        expect(profileUpdateSchema.safeParse(values).success).toBe(true);
      }),
    );
  });
});

describe('changesOf', () => {
  it('contains only what differs', () => {
    const { values } = readFields({ ...fieldsOf(own), level: '98', maxHp: '', targetHp: '20만' });
    expect(changesOf(values, own)).toEqual({ level: 98, maxHp: null });
  });
});

describe('a draft', () => {
  const fields: CharacterFields = { ...fieldsOf(own), name: '달빛', maxHp: '알 수 없는 글' };

  it('is read as it was typed, faults and all', () => {
    expect(readDraft(draftText(own.id, fields), own.id)).toEqual(fields);
  });

  it('belongs to one profile only', () => {
    expect(readDraft(draftText(own.id, fields), own.id + 1)).toBeNull();
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    JSON.stringify({ profileId: own.id }),
    JSON.stringify({ profileId: own.id, fields: { ...fields, level: 99 } }),
    JSON.stringify({ profileId: own.id, fields: { ...fields, job: 7 } }),
    JSON.stringify({ profileId: own.id, fields: { ...fields, name: '가'.repeat(99) } }),
  ])('is null for %j', (text) => {
    expect(readDraft(text, own.id)).toBeNull();
  });
});
