import { compose, decompose } from './hangul-keys.ts';

const ROMAN_KEYS = 'qwertyuiopasdfghjklzxcvbnm';
const HANGUL_KEYS = 'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ';
const SHIFTED: Readonly<Record<string, string>> = { Q: 'ㅃ', W: 'ㅉ', E: 'ㄸ', R: 'ㄲ', T: 'ㅆ', O: 'ㅒ', P: 'ㅖ' };

function hangulKey(char: string): string {
  const shifted = SHIFTED[char];
  if (shifted !== undefined) return shifted;
  const index = ROMAN_KEYS.indexOf(char.toLowerCase());
  return index < 0 ? char : HANGUL_KEYS.charAt(index);
}

/**
 * Converts Latin letters to what the same keys type on a Korean keyboard: `ehxhfl` → `도토리`, `gcwr` → `ㅎㅊㅈㄱ`. Capital
 * letters are the shift key (`Rhc` → `꽃`), so call it before lower-casing.
 */
export function undoRomanLayout(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  let keys = '';
  for (const char of text) keys += hangulKey(char);
  return compose(decompose(keys));
}
