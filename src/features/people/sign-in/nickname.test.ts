import { describe, expect, it } from 'vitest';
import { nicknameId, readNickname } from './sign-in.rules.ts';
import { nicknameUpstream, readNicknameCode, writeNicknameCode } from './upstreams/nickname.service.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const flow = { state: '6c8f0a3e-0000-4000-8000-000000000001', verifier: 'a-secret-of-the-sign-in', callbackUrl: '' };

describe('a nickname', () => {
  it.each([
    ['도토리', '도토리'],
    [' 도토리 ', '도토리'],
    ['도토리'.normalize('NFD'), '도토리'],
    ['Abc123', 'Abc123'],
    ['가나다라마바사아자차카타', '가나다라마바사아자차카타'],
  ])('%j is %s', (text, expected) => {
    expect(readNickname(text)).toBe(expected);
  });

  it.each([
    '',
    '가',
    '가'.repeat(13),
    '도 토리',
    '도토리!',
    '<b>a</b>',
    'ㄱㄴㄷ',
    '도토리\0',
    'a\u202eb',
    '名前',
    'a'.repeat(100_000),
  ])('%j is invalid', (text) => {
    expect(readNickname(text)).toBeUndefined();
  });

  it('is the same person in capital letters', () => {
    expect(nicknameId('DoTori')).toBe(nicknameId('dotori'));
  });
});

describe('the code of a nickname', () => {
  it('is valid for its own sign-in', async () => {
    const upstream = nicknameUpstream('https://naru.example/auth/v1', () => later(59));
    const { person, token } = await upstream.identify(flow, writeNicknameCode(flow, '도토리A', NOW));
    expect(person).toMatchObject({ providerId: '도토리a', verifiedEmail: null, data: { full_name: '도토리A' } });
    expect(token).toBeNull();
  });

  it.each([
    ['of another sign-in', { ...flow, state: '6c8f0a3e-0000-4000-8000-000000000002' }, 0],
    ['sealed with another secret', { ...flow, verifier: 'another' }, 0],
    ['a minute later', flow, 60],
  ])('is refused %s', (_name, other, seconds) => {
    expect(readNicknameCode(other, writeNicknameCode(flow, '도토리', NOW), later(seconds))).toBeUndefined();
  });

  it.each(['', '.', 'a.b', 'a.b.c'])('is not %j', (code) => {
    expect(readNicknameCode(flow, code, NOW)).toBeUndefined();
  });

  it('cannot be changed to another name', () => {
    const [, seal] = writeNicknameCode(flow, '도토리', NOW).split('.');
    const forged = Buffer.from(JSON.stringify(['운영자', NOW.getTime() + 60_000])).toString('base64url');
    expect(readNicknameCode(flow, `${forged}.${seal}`, NOW)).toBeUndefined();
  });
});
