import { assemble, disassemble, getChoseong } from 'es-hangul';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finalOf, isConsonant, isSyllable, plainLetters, toChoseong } from './hangul.ts';
import { compose, decompose } from './hangul-keys.ts';
import { letterDistance } from './letter-distance.ts';

const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code));
const word = fc.array(syllable, { maxLength: 8 }).map((syllables) => syllables.join(''));

describe('decompose', () => {
  it.each([
    ['값', 'ㄱㅏㅂㅅ'],
    ['과', 'ㄱㅗㅏ'],
    ['꽃', 'ㄲㅗㅊ'],
    ['현ㅊ', 'ㅎㅕㄴㅊ'],
    ['ㄳ', 'ㄱㅅ'],
    ['ㅘ', 'ㅗㅏ'],
    ['1차 a', '1ㅊㅏ a'],
    ['', ''],
  ])('types %s as %s', (text, keys) => {
    expect(decompose(text)).toBe(keys);
  });

  it('agrees with es-hangul on every word', () => {
    fc.assert(
      fc.property(word, (text) => {
        expect(decompose(text)).toBe(disassemble(text));
      }),
    );
  });

  it("gives unfinished input a prefix of the word's keys", () => {
    fc.assert(
      fc.property(word, fc.nat(40), (text, typed) => {
        const keys = decompose(text).slice(0, typed);
        expect(decompose(compose(keys))).toBe(keys);
      }),
    );
  });
});

describe('compose', () => {
  it.each([
    ['ㄷㅗㅌㅗㄹㅣ', '도토리'],
    ['ㄷㅗㅌㅗㄹ', '도톨'],
    ['ㅎㅕㄴㅊ', '현ㅊ'],
    ['ㅎㅊㅈㄱ', 'ㅎㅊㅈㄱ'],
    ['ㄱㅏㅂㅅㅣ', '갑시'],
    ['ㄱㅏㅂㅅ', '값'],
    ['ㄱㅏㄸㅏ', '가따'],
    ['ㅂㅞㄹㄱ', '뷁'],
    ['1ㅊㅏ', '1차'],
  ])('joins %s to %s', (keys, text) => {
    expect(compose(decompose(keys))).toBe(text);
  });

  it('undoes decompose', () => {
    fc.assert(
      fc.property(word, (text) => {
        expect(compose(decompose(text))).toBe(text);
      }),
    );
  });

  it('agrees with es-hangul', () => {
    fc.assert(
      fc.property(word, syllable, (rest, first) => {
        const keys = disassemble(first + rest);
        expect(compose(keys)).toBe(assemble([...keys]));
      }),
    );
  });
});

describe('letters', () => {
  it('takes the initials of syllables only', () => {
    expect(toChoseong('현철중검')).toBe('ㅎㅊㅈㄱ');
    expect(toChoseong('1차 도시락')).toBe('1ㅊ ㄷㅅㄹ');
    fc.assert(
      fc.property(word, (text) => {
        expect(toChoseong(text)).toBe(getChoseong(text));
      }),
    );
  });

  it('finds finals', () => {
    expect(finalOf('값')).toBe('ㅄ');
    expect(finalOf('가')).toBe('');
    expect(finalOf('a')).toBe('');
  });

  it('distinguishes syllables and consonants', () => {
    expect([...'가힣ㄱㅏa'].map(isSyllable)).toEqual([true, true, false, false, false]);
    expect([...'ㄱㄳㅎㅏ가'].map(isConsonant)).toEqual([true, true, true, false, false]);
  });

  it.each([
    ['괘', '게', 1],
    ['박', '밗', 1],
    ['가', '각', 1],
    ['가', '나', 1],
    ['각', '놈', 3],
    ['강', '앙', 1],
    ['가', '가', 0],
    ['가', 'a', 3],
  ])('counts between %s and %s a difference of %i letters', (one, other, distance) => {
    expect(letterDistance(one, other)).toBe(distance);
  });

  it('turns conjoining letters into those of a keyboard', () => {
    expect(plainLetters('\u1112\u116a\u11ab')).toBe('ㅎㅘㄴ');
  });
});
