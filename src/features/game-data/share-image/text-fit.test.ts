import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutToWidth, fitTitle, textWidth } from './text-fit.ts';

const WIDTH = 400;

describe('a title', () => {
  it('is as large as possible', () => {
    expect(fitTitle('진호박', WIDTH)).toEqual({ size: 48, lines: ['진호박'] });
    expect(fitTitle('파란색비늘여자갑주', WIDTH)).toEqual({ size: 36, lines: ['파란색비늘여자갑주'] });
  });

  it('is broken at a space or hyphen of the name', () => {
    expect(fitTitle('부여-일본쾌속특등승선권', WIDTH).lines).toEqual(['부여-', '일본쾌속특등승선권']);
    expect(fitTitle('가나다라마바 사아자차카타', WIDTH).lines).toEqual(['가나다라마바', '사아자차카타']);
  });

  it('always fits, at a multiple of the font size, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (name) => {
        const { size, lines } = fitTitle(name, WIDTH);
        return size % 12 === 0 && lines.length <= 2 && lines.every((line) => textWidth(line, size) <= WIDTH);
      }),
    );
  });
});

describe('a line', () => {
  it('is cut only when it is too long', () => {
    expect(cutToWidth('도토리', 24, 72)).toBe('도토리');
    expect(cutToWidth('도토리묵', 24, 72)).toBe('도토…');
  });
});
