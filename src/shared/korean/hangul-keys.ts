import { FINALS, FINALS_PER_VOWEL, FIRST_SYLLABLE, INITIALS, isSyllable, VOWELS } from './hangul.ts';

/**
 * Syllables and letters. "Keys" are the letters as typed on a two-set keyboard: compound vowels and finals are two keys
 * (`ㅘ` → `ㅗㅏ`, `ㄳ` → `ㄱㅅ`), so the keys of unfinished input are a prefix of the word's keys.
 */

const COMPOUNDS =
  'ㅘㅗㅏ ㅙㅗㅐ ㅚㅗㅣ ㅝㅜㅓ ㅞㅜㅔ ㅟㅜㅣ ㅢㅡㅣ ㄳㄱㅅ ㄵㄴㅈ ㄶㄴㅎ ㄺㄹㄱ ㄻㄹㅁ ㄼㄹㅂ ㄽㄹㅅ ㄾㄹㅌ ㄿㄹㅍ ㅀㄹㅎ ㅄㅂㅅ';
const KEYS_OF = new Map(COMPOUNDS.split(' ').map((row) => [row.charAt(0), row.slice(1)]));
const COMPOUND_OF = new Map(COMPOUNDS.split(' ').map((row) => [row.slice(1), row.charAt(0)]));

const VOWEL_KEYS = 'ㅗㅏ|ㅗㅐ|ㅗㅣ|ㅜㅓ|ㅜㅔ|ㅜㅣ|ㅡㅣ|[ㅏ-ㅣ]';
const FINAL_KEYS = 'ㄱㅅ|ㄴㅈ|ㄴㅎ|ㄹㄱ|ㄹㅁ|ㄹㅂ|ㄹㅅ|ㄹㅌ|ㄹㅍ|ㄹㅎ|ㅂㅅ|[ㄱㄲㄴㄷㄹㅁㅂㅅㅆㅇㅈㅊㅋㅌㅍㅎ]';
const TYPED_SYLLABLE = new RegExp(`([${INITIALS}])(${VOWEL_KEYS})(?:(${FINAL_KEYS})(?![ㅏ-ㅣ]))?`, 'g');

/** Texts of the whole game have under a thousand different syllables. */
const keysOfSyllable = new Map<string, string>();

function syllableKeys(char: string): string {
  let keys = keysOfSyllable.get(char);
  if (keys === undefined) {
    keys = computeSyllableKeys(char);
    keysOfSyllable.set(char, keys);
  }
  return keys;
}

function computeSyllableKeys(char: string): string {
  const offset = char.charCodeAt(0) - FIRST_SYLLABLE;
  const final = offset % FINALS_PER_VOWEL;
  const vowel = VOWELS.charAt(((offset - final) / FINALS_PER_VOWEL) % VOWELS.length);
  const initial = INITIALS.charAt(Math.floor(offset / (FINALS_PER_VOWEL * VOWELS.length)));
  const finalLetter = final === 0 ? '' : FINALS.charAt(final - 1);
  return initial + (KEYS_OF.get(vowel) ?? vowel) + (KEYS_OF.get(finalLetter) ?? finalLetter);
}

export function keysOfChar(char: string): string {
  return isSyllable(char) ? syllableKeys(char) : (KEYS_OF.get(char) ?? char);
}

/** Splits syllables into keys: `값` → `ㄱㅏㅂㅅ`, `현ㅊ` → `ㅎㅕㄴㅊ`. */
export function decompose(text: string): string {
  let keys = '';
  for (const char of text) keys += keysOfChar(char);
  return keys;
}

/** Joins keys into syllables as an input method does: `ㄷㅗㅌㅗㄹ` → `도톨`. Letters that do not join stay as they are. */
export function compose(keys: string): string {
  return keys.replace(TYPED_SYLLABLE, (_, initial: string, vowel: string, final: string | undefined) => {
    const vowelIndex = VOWELS.indexOf(COMPOUND_OF.get(vowel) ?? vowel);
    const finalIndex = final === undefined ? 0 : FINALS.indexOf(COMPOUND_OF.get(final) ?? final) + 1;
    const index = (INITIALS.indexOf(initial) * VOWELS.length + vowelIndex) * FINALS_PER_VOWEL + finalIndex;
    return String.fromCharCode(FIRST_SYLLABLE + index);
  });
}
