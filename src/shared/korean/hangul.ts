export const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
export const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
export const FINALS = 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';

export const FIRST_SYLLABLE = 0xac00;
const SYLLABLE_COUNT = 11172;
export const FINALS_PER_VOWEL = 28;

export function isSyllable(char: string): boolean {
  const offset = char.charCodeAt(0) - FIRST_SYLLABLE;
  return offset >= 0 && offset < SYLLABLE_COUNT;
}

export function isConsonant(char: string): boolean {
  return char >= 'ㄱ' && char <= 'ㅎ';
}

function initialOf(char: string): string {
  const offset = char.charCodeAt(0) - FIRST_SYLLABLE;
  return INITIALS.charAt(Math.floor(offset / (FINALS_PER_VOWEL * VOWELS.length)));
}

/** Replaces syllables by their initial consonants: `현철중검` → `ㅎㅊㅈㄱ`; other characters stay. */
export function toChoseong(text: string): string {
  let initials = '';
  for (const char of text) initials += isSyllable(char) ? initialOf(char) : char;
  return initials;
}

/** Returns the final consonant of a syllable, empty when it has none: `값` → `ㅄ`. */
export function finalOf(char: string): string {
  if (!isSyllable(char)) return '';
  const final = (char.charCodeAt(0) - FIRST_SYLLABLE) % FINALS_PER_VOWEL;
  return final === 0 ? '' : FINALS.charAt(final - 1);
}

export function plainLetters(text: string): string {
  return text.replace(/[\u1100-\u1112\u1161-\u1175\u11a8-\u11c2]/g, (char) => {
    const code = char.charCodeAt(0);
    if (code < 0x1161) return INITIALS.charAt(code - 0x1100);
    return code < 0x11a8 ? VOWELS.charAt(code - 0x1161) : FINALS.charAt(code - 0x11a8);
  });
}
