import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanEmail, cleanName, cleanPictureUrl, known } from './upstream-text.rules.ts';

describe('texts of an upstream', () => {
  it('are a name without characters that cannot be stored', () => {
    expect(cleanName(' 도\0토\n리 ')).toBe('도토리');
    expect(cleanName('도토리'.normalize('NFD'))).toBe('도토리');
    expect(cleanName(undefined)).toBe('');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const name = cleanName(text);
        expect(name.isWellFormed()).toBe(true);
        expect(name).not.toMatch(/\p{Cc}/u);
        expect([...name].length).toBeLessThanOrEqual(100);
      }),
    );
  });

  it.each([
    ['Me@Example.COM ', 'me@example.com'],
    ['me@example', 'me@example'],
    ['me', null],
    ['@example.com', null],
    ['a b@example.com', null],
    ['a@b@c', null],
    ['a\0@example.com', null],
    ['', null],
    [null, null],
  ])('%j as an e-mail is %j', (text, expected) => {
    expect(cleanEmail(text)).toBe(expected);
  });

  it.each([
    ['http://k.kakaocdn.net/a.jpg', 'https://k.kakaocdn.net/a.jpg'],
    ['https://k.kakaocdn.net/a.jpg', 'https://k.kakaocdn.net/a.jpg'],
    ['javascript:alert(1)', null],
    ['data:image/png;base64,AAAA', null],
    ['/a.jpg', null],
    [`https://a.example/${'a'.repeat(600)}`, null],
    [undefined, null],
  ])('%j as a picture is %j', (text, expected) => {
    expect(cleanPictureUrl(text)).toBe(expected);
  });

  it('omits unknown fields, not false ones', () => {
    expect(known({ a: '', b: null, c: undefined, d: false, e: 'x' })).toEqual({ d: false, e: 'x' });
  });
});
