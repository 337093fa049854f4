import { convertHangulToQwerty } from 'es-hangul';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { undoRomanLayout } from './keyboard.ts';

describe('undoRomanLayout', () => {
  it.each([
    ['ehxhfl', '도토리'],
    ['gcwr', 'ㅎㅊㅈㄱ'],
    ['ehxhf', '도톨'],
    ['Rhc', '꽃'],
    ['rhc', '곷'],
    ['EHXHFL', '또토리'],
    ['1ckehtlfkr', '1차도시락'],
    ['현철wndrja', '현철중검'],
    ['도xhfl', '도토리'],
    ['도토리', '도토리'],
    ['75', '75'],
  ])('converts %s to %s', (typed, meant) => {
    expect(undoRomanLayout(typed)).toBe(meant);
  });

  it('reverts what es-hangul types in the wrong layout', () => {
    const word = fc
      .array(fc.integer({ min: 0xac00, max: 0xd7a3 }), { maxLength: 8 })
      .map((codes) => String.fromCharCode(...codes));
    fc.assert(
      fc.property(word, (text) => {
        expect(undoRomanLayout(convertHangulToQwerty(text))).toBe(text);
      }),
    );
  });
});
