import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeRefresh } from './refresh.rules.ts';
import { readRefreshToken, writeRefreshToken } from './refresh-token.service.ts';

const KEY = randomBytes(32);
const token = fc.record({ sessionId: fc.uuid(), counter: fc.nat({ max: Number.MAX_SAFE_INTEGER }) });

describe('a refresh token', () => {
  it('contains its session and counter, and is signed with the session’s key', () => {
    fc.assert(
      fc.property(token, (claims) => {
        const text = writeRefreshToken(claims, KEY);
        expect(text).toMatch(/^[\w-]{55}$/);
        const read = readRefreshToken(text);
        expect(read).toMatchObject(claims);
        expect(read?.isSignedWith(KEY)).toBe(true);
        expect(read?.isSignedWith(randomBytes(32))).toBe(false);
      }),
    );
  });

  it('is deterministic', () => {
    const claims = { sessionId: '6c8f0a3e-0000-4000-8000-000000000001', counter: 7 };
    expect(writeRefreshToken(claims, KEY)).toBe(writeRefreshToken(claims, KEY));
    expect(writeRefreshToken(claims, KEY)).not.toBe(writeRefreshToken({ ...claims, counter: 8 }, KEY));
  });

  it('with one character changed is invalid, or not signed', () => {
    const characters = [...'ABCXYZabcxyz0189-_='];
    fc.assert(
      fc.property(token, fc.nat({ max: 54 }), fc.constantFrom(...characters), (claims, at, character) => {
        const text = writeRefreshToken(claims, KEY);
        const changed = text.slice(0, at) + character + text.slice(at + 1);
        fc.pre(changed !== text);
        expect(readRefreshToken(changed)?.isSignedWith(KEY) ?? false).toBe(false);
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['one of GoTrue’s first form', 'abcdefghijkl'],
    [
      'one that goes on',
      `${writeRefreshToken({ sessionId: '6c8f0a3e-0000-4000-8000-000000000001', counter: 0 }, KEY)}A`,
    ],
    ['Hangul', '토큰'.repeat(20)],
    ['another version', Buffer.concat([Buffer.from([9]), Buffer.alloc(40)]).toString('base64url')],
    ['a counter beyond all numbers', Buffer.concat([Buffer.from([1]), Buffer.alloc(40, 255)]).toString('base64url')],
  ])('is not %s', (_name, text) => {
    expect(readRefreshToken(text)).toBeUndefined();
  });
});

describe('the outcome of a refresh', () => {
  const refreshedAt = new Date('2026-11-20T12:00:00Z');
  const after = (seconds: number) => new Date(refreshedAt.getTime() + seconds * 1000);
  const state = { counter: 5, refreshedAt };

  it.each([
    ['the one in force has a child', 5, 3600, 'next'],
    ['a lost answer is given again, however late', 4, 86_400, 'same'],
    ['tabs that woke up together get the one in force', 2, 9.9, 'same'],
    ['an older one is a theft', 3, 10, 'theft'],
    ['the first one, long after, too', 0, 3600, 'theft'],
    ['one from the future was never ours', 6, 0, 'foreign'],
  ])('%s', (_name, counter, seconds, expected) => {
    expect(judgeRefresh(state, counter, after(seconds))).toBe(expected);
  });
});
