import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameSchema, type OwnProfile, ownProfileSchema, profileSchema } from './profile.contract.ts';
import { avatarPath, findChanges, publicProfile } from './profile.rules.ts';

const own: OwnProfile = ownProfileSchema.parse({
  id: 12,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  userId: '3f2b6c3e-0000-4000-8000-000000000000',
  name: '홍길동',
  renamedAt: null,
  level: 99,
  job: 1,
  grade: 1,
  discordId: '42',
  showsDiscord: false,
  avatarUrl: null,
  maxHp: 80_000,
  maxMp: null,
  targetHp: 140_000,
  targetMp: null,
  lastDungeonId: 3,
  pullUpAt: '2026-01-02T00:00:00.000Z',
  bannedAt: '2026-01-02T00:00:00.000Z',
  bannedReason: '도배',
  deletedAt: null,
});

describe('nameSchema', () => {
  it.each([
    ['홍길동', '홍길동'],
    ['홍길동'.normalize('NFD'), '홍길동'],
    ['  도토리 ', '도토리'],
    ['ab', 'ab'],
    ['가나다라마바사아자차카타', '가나다라마바사아자차카타'],
    ['Kim99', 'Kim99'],
  ])('accepts %j as %j', (typed, name) => {
    expect(nameSchema.parse(typed)).toBe(name);
  });

  it('accepts nothing but Hangul, Latin and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 14 }), (typed) => {
        const read = nameSchema.safeParse(typed);
        if (read.success) expect(read.data).toMatch(/^[가-힣A-Za-z0-9]{2,12}$/);
      }),
    );
  });
});

describe('publicProfile', () => {
  it('omits private fields', () => {
    const shown = profileSchema.parse(publicProfile(own));
    expect(shown).toMatchObject({ id: 12, name: '홍길동', discordId: null });
    expect(JSON.stringify(shown)).not.toMatch(/42|도배|banned|pullUp|lastDungeon/);
  });

  it('includes the Discord number once the player shows it', () => {
    expect(publicProfile({ ...own, showsDiscord: true })).toMatchObject({ discordId: '42' });
  });
});

describe('findChanges', () => {
  it('contains only what differs', () => {
    expect(findChanges(own, { name: '홍길동', level: 99, maxHp: 90_000, maxMp: null, targetHp: null })).toEqual({
      maxHp: 90_000,
      targetHp: null,
    });
    expect(findChanges(own, { showsDiscord: false, grade: undefined })).toEqual({});
    expect(findChanges(own, {})).toEqual({});
  });
});

describe('avatarPath', () => {
  it('changes with the picture and does not reveal its source', () => {
    const [one, other] = ['https://cdn.discordapp.com/a.png', 'https://cdn.discordapp.com/b.png'];
    expect(avatarPath(12, one)).toMatch(/^\/api\/profiles\/12\/avatar\?v=[0-9a-f]{8}$/);
    expect(avatarPath(12, one)).toBe(avatarPath(12, one));
    expect(avatarPath(12, one)).not.toBe(avatarPath(12, other));
  });
});
