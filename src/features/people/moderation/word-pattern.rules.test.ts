import { describe, expect, it } from 'vitest';
import { ALL_RULES } from '#database/migrations/0031-contact-words.ts';
import { validatePattern } from './word-pattern.rules.ts';

describe('patterns', () => {
  it('of the first rules are all valid', () => {
    expect(ALL_RULES.map(({ pattern }) => validatePattern(pattern)).filter(Boolean)).toEqual([]);
  });

  it.each(['가', 'ㄱ', '입금 -출', 'a + b', '가나 + 다라 + 마바', '<css>', '현.거래', '가나+'])(
    'refuses %s',
    (pattern) => {
      expect(validatePattern(pattern)).toEqual(expect.any(String));
    },
  );
});
