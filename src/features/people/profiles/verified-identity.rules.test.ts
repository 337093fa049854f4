import { describe, expect, it } from 'vitest';
import { avatarPath } from './profile.rules.ts';
import { type ProfileIdentity, seenIn, showsAll } from './verified-identity.rules.ts';

const rules = { standIns: [] };
const picture = 'https://cdn.discordapp.com/avatars/1/a.png';
const kakaoPicture = 'http://k.kakaocdn.net/a.jpg';

const discord = (avatarUrl: string | null): ProfileIdentity => ({ provider: 'discord', providerId: '1', avatarUrl });
const kakao = (avatarUrl: string | null): ProfileIdentity => ({ provider: 'kakao', providerId: '2', avatarUrl });

describe('seenIn', () => {
  it.each<[string, ProfileIdentity[], string | null, string | null]>([
    ['nobody', [], null, null],
    ['Discord', [discord(picture)], '1', picture],
    ['Kakao alone', [kakao(kakaoPicture)], null, 'https://k.kakaocdn.net/a.jpg'],
    ['both: the first picture', [kakao(kakaoPicture), discord(picture)], '1', 'https://k.kakaocdn.net/a.jpg'],
    ['both, the first without a picture', [kakao(null), discord(picture)], '1', picture],
    ['a picture from elsewhere', [discord('https://evil.example/a.png'), kakao('x')], '1', null],
    ['another provider with a number', [{ provider: 'local', providerId: '9', avatarUrl: null }], null, null],
  ])('of %s', (_who, identities, discordId, avatarSource) => {
    expect(seenIn(identities, rules)).toEqual({ discordId, avatarSource });
  });
});

describe('showsAll', () => {
  const profile = { id: 7, discordId: '1', avatarUrl: avatarPath(7, picture) };

  it.each([
    [{ discordId: '1', avatarSource: picture }, true],
    [{ discordId: '2', avatarSource: picture }, false],
    [{ discordId: '1', avatarSource: null }, false],
    [{ discordId: '1', avatarSource: `${picture}?2` }, false],
  ])('of %j is %s', (seen, isShown) => {
    expect(showsAll(profile, seen)).toBe(isShown);
  });

  it('accepts a profile without a picture', () => {
    expect(showsAll({ ...profile, avatarUrl: null }, { discordId: '1', avatarSource: null })).toBe(true);
  });
});
