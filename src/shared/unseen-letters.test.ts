import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { xmlText } from './plain-text.ts';
import { UNSEEN, UNSEEN_BUT_LINES, withoutUnseen } from './unseen-letters.ts';

const IN_EACH_PLANE = Array.from({ length: 17 }, (_, plane) => [plane * 0x1_0000 + 0xfffe, plane * 0x1_0000 + 0xffff]);
const NONCHARACTERS = [...Array.from({ length: 32 }, (_, at) => 0xfdd0 + at), ...IN_EACH_PLANE.flat()];
/** `Char` of XML 1.0. */
const XML = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;

describe('a letter that no text holds', () => {
  it('is each of the 66 noncharacters', () => {
    expect(NONCHARACTERS).toHaveLength(66);
    for (const code of NONCHARACTERS) {
      const text = `가${String.fromCodePoint(code)}나`;
      expect([code, UNSEEN.test(text), UNSEEN_BUT_LINES.test(text)]).toEqual([code, true, true]);
      expect([withoutUnseen(text), xmlText(text)]).toEqual(['가나', '가나']);
    }
  });

  it('is none of their neighbours, nor anything that people write', () => {
    const neighbours = NONCHARACTERS.flatMap((code) => [code - 1, code + 1]).filter(
      (code) => code <= 0x10_ffff && !NONCHARACTERS.includes(code),
    );
    const text = `${String.fromCodePoint(...neighbours)}가á👩‍👩‍👧 "'&`;
    expect(UNSEEN.test(text)).toBe(false);
    expect(withoutUnseen(text)).toBe(text);
  });
});

describe('a text in XML', () => {
  it('is one that every parser takes, and loses nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...NONCHARACTERS), (text, code) => {
        const shown = xmlText(`<${text}${String.fromCodePoint(code)}"&`);
        expect(shown).toMatch(XML);
        expect(shown).not.toMatch(/[<>"]|&(?!(?:amp|lt|gt|quot);)/);
        if (!UNSEEN_BUT_LINES.test(text)) {
          const read = shown.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<');
          expect(read.replaceAll('&amp;', '&')).toBe(`<${text}"&`);
        }
      }),
    );
  });
});
