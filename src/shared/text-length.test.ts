import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';
import { firstLetters, textLength } from './text-length.ts';

const piece = fc.constantFrom(
  '현철중검',
  '현철중검'.normalize('NFD'),
  '😀',
  '👩‍👩‍👧',
  'é',
  ' ',
  'a',
  '힣',
  '각',
  '\u1100\u1161',
);
const texts = fc
  .array(fc.oneof(piece, fc.string({ unit: 'grapheme', maxLength: 4 })), { maxLength: 12 })
  .map((all) => all.join(''));

it.each([
  ['가'.normalize('NFD'), 1],
  ['😀'.repeat(40), 40],
  ['현철중검'.normalize('NFD'), 4],
])('%j has %i letters', (text, length) => {
  expect(textLength(text)).toBe(length);
});

it('a text has as many letters as the server counts, however it is composed', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 20 }), (text, max) => {
      const counted = plainText({ min: 0, max }).safeParse(text);
      const isTooLong = counted.error?.issues.some(({ message }) => message.includes('자까지')) ?? false;
      expect(textLength(text.trim()) > max).toBe(isTooLong);
      expect(textLength(text.normalize('NFD'))).toBe(textLength(text));
    }),
  );
});

it('the first letters are whole ones, as many as were wanted', () => {
  fc.assert(
    fc.property(texts, fc.nat({ max: 20 }), (text, max) => {
      const first = firstLetters(text, max);
      expect(text.normalize('NFC').startsWith(first)).toBe(true);
      expect([...first].length).toBe(Math.min(max, [...text.normalize('NFC')].length));
    }),
  );
});
