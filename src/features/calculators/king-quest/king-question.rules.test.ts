import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandIndex, readMinutes, readSkips, skipText } from './king-question.rules.ts';

describe('readMinutes', () => {
  it.each([
    ['7', 7, null],
    ['2.5', 2.5, null],
    ['2.59', 2.5, null],
    ['', 5, null],
    [null, 5, null],
    ['0', 1, '1보다 작아 1로 계산합니다.'],
    ['-3', 1, '1보다 작아 1로 계산합니다.'],
    ['600.5', 600, '600을 넘어 거기까지만 계산합니다.'],
    ['오래', 5, '‘오래’를 숫자로 읽지 못해 5로 계산합니다.'],
  ])('%j is %j minutes', (text, value, note) => {
    expect(readMinutes(text)).toEqual({ value, note });
  });

  it('is always between the limits', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const { value } = readMinutes(text);
        expect(value > 0 && value <= 600).toBe(true);
      }),
    );
  });
});

describe('skips', () => {
  const names = ['자호', '가재', '전갈'];

  it('are written in the order of the list and read back', () => {
    expect(skipText(readSkips('전갈,자호,없는것', names), names)).toBe('자호,전갈');
    expect(skipText(readSkips(null, names), names)).toBeNull();
  });
});

describe('bandIndex', () => {
  const levels = { minLevel: 56, bands: [band(56, 69), band(70, 89), band(90, 99)] };
  const grades = { minLevel: 99, bands: [graded(0, 0), graded(1, 2), graded(3, 4)] };

  it.each([
    [55, -1],
    [56, 0],
    [69, 0],
    [70, 1],
    [99, 2],
  ])('level %i is list %i', (level, index) => {
    expect(bandIndex(levels, level, 4)).toBe(index);
  });

  it.each([
    [0, 0],
    [2, 1],
    [4, 2],
  ])('grade %i is list %i', (grade, index) => {
    expect(bandIndex(grades, 99, grade)).toBe(index);
    expect(bandIndex(grades, 98, grade)).toBe(-1);
  });
});

function band(levelMin: number, levelMax: number) {
  return { levelMin, levelMax, grades: null };
}

function graded(min: number, max: number) {
  return { levelMin: null, levelMax: null, grades: { min, max } };
}
