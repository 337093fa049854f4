import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceText, durationText, expectedText, oddsText } from './chance.labels.ts';
import { percentForm, readChance } from './chance-parsing.rules.ts';

describe('readChance', () => {
  it.each([
    ['0.5', 0.005, null],
    ['0.5%', 0.005, null],
    ['1/200', 0.005, null],
    ['1 : 200', 0.005, null],
    ['200분의 1', 0.005, null],
    ['８％', 0.08, null],
    ['8프로', 0.08, null],
    ['.5', 0.005, null],
    ['1e-3', 0.00001, null],
    ['100', 1, null],
    ['0', 0, null],
    ['', 0.01, null],
    [null, 0.01, null],
    ['-3', 0, null],
    ['250', 1, '100%를 넘어 100%로 계산합니다.'],
    ['3/2', 1, '100%를 넘어 100%로 계산합니다.'],
    ['1e-20', 1e-9, '너무 작아 0.0000001%(10억에 1)로 계산합니다.'],
    ['1/0', 0.01, '‘1/0’을 읽지 못해 1%로 계산합니다.'],
    ['0/0', 0.01, '‘0/0’을 읽지 못해 1%로 계산합니다.'],
    ['NaN', 0.01, '‘NaN’을 읽지 못해 1%로 계산합니다.'],
    ['Infinity', 0.01, '‘Infinity’를 읽지 못해 1%로 계산합니다.'],
    ['드물게', 0.01, '‘드물게’를 읽지 못해 1%로 계산합니다.'],
  ])('%j is %d (%j)', (text, value, note) => {
    const parsed = readChance(text, 0.01);
    expect(parsed.value).toBeCloseTo(value, 12);
    expect(parsed.note).toBe(note);
  });

  it('is from 0 to 1 for any text', () => {
    const parts = fc.constantFrom('1', '0', '.', '/', '%', 'e', '-', '분의', '9'.repeat(20), ':', ' ', '만');
    const texts = fc.oneof(
      fc.string(),
      fc.array(parts, { maxLength: 8 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { value } = readChance(text, 0.01);
        expect(value >= 0 && value <= 1).toBe(true);
      }),
    );
  });

  it('reads back what it writes', () => {
    for (const chance of [1, 0.5, 0.08, 0.005, 1e-9])
      expect(readChance(percentForm(chance), 0).value).toBeCloseTo(chance, 14);
  });
});

describe('labels', () => {
  it.each([
    [0, '0%'],
    [1e-12, '0.0000001% 미만'],
    [1e-9, '0.0000001%'],
    [0.0000123, '0.0012%'],
    [0.005, '0.5%'],
    [0.63304, '63.3%'],
    [0.9999, '99.99%'],
    [0.999999, '99.99% 초과'],
    [1, '100%'],
  ])('%d is %s', (chance, text) => {
    expect(chanceText(chance)).toBe(text);
  });

  it('name odds and durations', () => {
    expect([0.5, 0.08, 0.005, 0.9, 0].map(oddsText)).toEqual(['2번에 1번', '12.5번에 1번', '200번에 1번', null, null]);
    expect([0, 1e-7, 0.5, 1.234, 12.6].map(expectedText)).toEqual(['0개', '0.01개 미만', '0.5개', '1.23개', '13개']);
    expect([0.01, 0.5, 3.34, 26, 2400, 24 * 365 * 3].map(durationText)).toEqual([
      '1분',
      '30분',
      '3시간 21분',
      '1일 2시간',
      '100일',
      '3년',
    ]);
  });
});
