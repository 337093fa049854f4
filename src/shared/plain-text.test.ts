import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

const line = plainText({ min: 2, max: 5 });
const lines = plainText({ min: 2, max: 5, hasLines: true });

describe('plainText', () => {
  it.each([
    ['  가나 ', '가나'],
    ['\u1112\u1161\u11ab글', '한글'],
    ['😀😀😀😀😀', '😀😀😀😀😀'],
    ['👨‍👩‍👦', '👨‍👩‍👦'],
    ['<b>', '<b>'],
    ['"\'', '"\''],
    ['가\u200b나', '가\u200b나'],
    ['a\u0328\u0301\u0302b', '\u0105\u0301\u0302b'],
  ])('accepts %j', (text, expected) => {
    expect(line.parse(text)).toBe(expected);
  });

  it.each([
    '',
    'a',
    '   a   ',
    'abcdef',
    '😀😀😀😀😀😀',
    'a\nb',
    'a\tb',
    'a\u0000b',
    'a\u007fb',
    'a\u0085b',
    'a\u2028b',
    'a\u202eb',
    'a\u2066b',
    'a\ud800b',
    'a\uFFFEb',
    '\u{10FFFF}가나',
    'a\u200b',
    '\u200b\u200b\u200b',
    '\u3164 \u3164',
    '\u{e0041}\u{e0042}',
    'x\u0337\u0322\u0321\u0327b',
  ])('refuses %j', (text) => {
    expect(line.safeParse(text).success).toBe(false);
  });

  it.each([1, null, undefined, ['ab'], { length: 3 }])('refuses %j, which is not visible text', (value) => {
    expect(line.safeParse(value).success).toBe(false);
  });

  it('accepts line breaks where they are allowed, all as one kind', () => {
    expect(lines.parse('a\r\nb\rc')).toBe('a\nb\nc');
    expect(lines.safeParse('a\tb').success).toBe(false);
    expect(lines.safeParse('a\u2028b').success).toBe(false);
    expect(lines.safeParse('a\u202eb').success).toBe(false);
  });

  it('is idempotent', () => {
    const any = plainText({ min: 0, max: 50, hasLines: true });
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const once = any.safeParse(text);
        if (once.success) expect(any.parse(once.data)).toBe(once.data);
      }),
    );
  });

  it('explains in Korean what is wrong', () => {
    const messages = (text: string) => line.safeParse(text).error?.issues.map(({ message }) => message);
    expect(messages('a')).toEqual(['2자에서 5자까지 쓸 수 있습니다.']);
    expect(messages('a\u0000b')).toEqual(['보이지 않는 글자는 쓸 수 없습니다.']);
  });
});
