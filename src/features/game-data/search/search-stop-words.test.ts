import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutLastWords, withoutStopWords } from './search-stop-words.ts';

describe('what is asked of a name', () => {
  it.each([
    ['현철중검 시세', ['현철중검']],
    ['현철중검시세?', ['현철중검']],
    ['현철중검의 시세', ['현철중검의', '현철중검']],
    ['산적굴은 어떻게 가요', ['산적굴은 어떻게', '산적굴은', '산적굴']],
    ['쇄자황금반지 만드는 법', ['쇄자황금반지']],
    ['시세 현철중검', ['현철중검']],
    ['진호박', []],
    ['시세', []],
    ['', []],
  ])('%j is read as %j', (q, shorter) => {
    expect(withoutStopWords(q)).toEqual(shorter);
  });

  it('is dropped with the last words, too', () => {
    expect(withoutLastWords('구미호 잡으면 뭐줘')).toEqual(['구미호 잡으면', '구미호']);
    expect(withoutLastWords('구미호는 뭐줘')).toEqual(['구미호는', '구미호']);
    expect(withoutLastWords('가나 다라 마바 사아 자차 카타')).toEqual([
      '가나 다라 마바 사아 자차',
      '가나 다라 마바 사아',
      '가나 다라 마바',
      '가나',
    ]);
    expect(withoutLastWords('구미호')).toEqual([]);
  });

  it('never leaves less than two letters, and ends for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), (q) => {
        for (const text of [...withoutStopWords(q), ...withoutLastWords(q)])
          expect(text.length).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});
