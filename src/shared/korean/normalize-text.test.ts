import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIgnored, normalizeKeepingCase, normalizeText } from './normalize-text.ts';

describe('normalizeText', () => {
  it.each([
    ['현철 중검', '현철중검'],
    ["진'천부연검", '진천부연검'],
    ['진’천부연검', '진천부연검'],
    ['적비약(소)', '적비약소'],
    ['용의 몸 (용겸·용랑·용마·용천)', '용의몸용겸용랑용마용천'],
    ['고구려-일본승선권', '고구려일본승선권'],
    ['비밀통로................', '비밀통로'],
    ['수룡,화룡의방', '수룡화룡의방'],
    ['용무기[1_5]', '용무기15'],
    ['１차　도시락', '1차도시락'],
    ['ＡＢｃ', 'abc'],
    ['도토리'.normalize('NFD'), '도토리'],
    ['ㅎㅊㅈㄱ', 'ㅎㅊㅈㄱ'],
    ['\u1112\u110e', 'ㅎㅊ'],
    ['도\u200b토리', '도토리'],
    ['· ·', ''],
  ])('turns %j into %j', (text, normalized) => {
    expect(normalizeText(text)).toBe(normalized);
  });

  it('preserves the case when requested', () => {
    expect(normalizeKeepingCase('R Hc')).toBe('RHc');
  });

  it('is idempotent and leaves no ignored characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = normalizeText(text);
        expect([...once].some(isIgnored)).toBe(false);
        expect(normalizeText(once)).toBe(once);
      }),
    );
  });
});
