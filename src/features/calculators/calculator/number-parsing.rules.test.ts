import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChoice, readJob, readNumber } from './number-parsing.rules.ts';

const LEVEL = { min: 1, max: 99, missing: 1 };

describe('readNumber', () => {
  it.each([
    ['50', 50, null],
    ['', 1, null],
    [null, 1, null],
    ['0', 1, '1보다 작아 1로 계산합니다.'],
    ['-7', 1, '1보다 작아 1로 계산합니다.'],
    ['100', 99, '99를 넘어 거기까지만 계산합니다.'],
    ['9'.repeat(400), 99, '99를 넘어 거기까지만 계산합니다.'],
    ['12.7', 12, '소수점 아래는 버리고 12로 계산합니다.'],
    ['오십레벨', 1, '‘오십레벨’을 숫자로 읽지 못해 1로 계산합니다.'],
    ['<script>alert(1)</script>', 1, '‘<script>aler…’를 숫자로 읽지 못해 1로 계산합니다.'],
    ['NaN', 1, '‘NaN’을 숫자로 읽지 못해 1로 계산합니다.'],
    ['Infinity', 1, '‘Infinity’를 숫자로 읽지 못해 1로 계산합니다.'],
  ])('%j is %j (%j)', (text, value, note) => {
    expect(readNumber(text, LEVEL)).toEqual({ value, note });
  });

  it('reads amounts as players write them', () => {
    expect(readNumber('160만', { min: 0, max: 4_000_000, missing: 0 })).toEqual({ value: 1_600_000, note: null });
  });

  it('returns a whole number between the limits for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const { value } = readNumber(text, LEVEL);
        expect(Number.isInteger(value) && value >= 1 && value <= 99).toBe(true);
      }),
    );
  });
});

describe('choices', () => {
  it('default to the first one', () => {
    expect(['mp', 'x', null].map((text) => readChoice(text, ['hp', 'mp']))).toEqual(['mp', 'hp', 'hp']);
    expect(['1', '4', '0', '5', '11', null].map(readJob)).toEqual([1, 4, 1, 1, 1, 1]);
  });
});
