import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasIssues } from '#shared/form.ts';
import { type OwnProfile, profileUpdateSchema } from '../../../profiles/profile.contract.ts';
import { MAX_STAT } from '../../../profiles/profile.limits.ts';
import { characterForm, isChanged, parseCharacterDraft } from './character-form.tsx';

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

describe('the form of the own character', () => {
  it('returns the profile that the fields were made from', () => {
    fc.assert(
      fc.property(stat, stat, stat, stat, (maxHp, maxMp, targetHp, targetMp) => {
        const profile = { ...own, maxHp, maxMp, targetHp, targetMp };
        expect(isChanged(characterForm.fromRow(profile), profile)).toBe(false);
      }),
    );
  });

  it('takes a decomposed name with spaces around it', () => {
    const values = { ...characterForm.fromRow(own), name: ` ${'달빛나루'.normalize('NFD')} ` };
    expect(characterForm.toBody(values).name).toBe('달빛나루');
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
  ])('finds the issue of %j, and no other', (part) => {
    const values = { ...characterForm.fromRow(own), ...part };
    expect(Object.keys(characterForm.validate(values))).toEqual(Object.keys(part));
    expect(isChanged(values, own)).toBe(true);
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
        if (hasIssues(characterForm.validate(fields))) return;
        expect(profileUpdateSchema.safeParse(characterForm.toBody(fields)).success).toBe(true);
      }),
    );
  });
});

describe('a draft', () => {
  const fields = { ...characterForm.fromRow(own), name: '달빛', maxHp: '알 수 없는 글' };

  it('is read as it was typed, issues and all', () => {
    expect(parseCharacterDraft({ profileId: own.id, fields }, own.id)).toEqual(fields);
  });

  it('belongs to one profile only', () => {
    expect(parseCharacterDraft({ profileId: own.id, fields }, own.id + 1)).toBeNull();
  });

  it.each([
    null,
    '',
    [],
    { profileId: own.id },
    { profileId: own.id, fields: { ...fields, level: 99 } },
    { profileId: own.id, fields: { ...fields, job: 7 } },
    { profileId: own.id, fields: { name: '달빛' } },
  ])('is null for %j', (stored) => {
    expect(parseCharacterDraft(stored, own.id)).toBeNull();
  });
});
