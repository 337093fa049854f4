import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountParts, formatAmount, formatCount, formatDigits, MAX_AMOUNT, roughAmount } from './amount.ts';
import { readAmount } from './read-amount.ts';

describe('formatAmount', () => {
  it.each([
    [1, '1전'],
    [850, '850전'],
    [1_200, '1,200전'],
    [5_000, '5천'],
    [10_000, '1만'],
    [35_000, '3만5천'],
    [125_000, '12만5천'],
    [350_000, '35만'],
    [12_345, '1만 2,345전'],
    [120_345, '12만 345전'],
    [5_608, '5,608전'],
    [120_005, '120,005전'],
    [120_000_000, '1억 2,000만'],
    [120_005_000, '1억 2,000만5천'],
    [100_005_000, '1억 5,000전'],
    [100_000_000, '1억'],
    [MAX_AMOUNT, '42억 9,496만 7,295전'],
    [0, '0전'],
  ])('shows %i as %s', (amount, text) => {
    expect(formatAmount(amount)).toBe(text);
  });

  it('returns its parts for typography', () => {
    expect(amountParts(485_000)).toEqual([
      { digits: '48', unit: '만' },
      { digits: '5', unit: '천' },
    ]);
  });

  it('is parsed back to the same number', () => {
    const price = fc.oneof(
      fc.integer({ min: 1, max: MAX_AMOUNT }),
      fc.integer({ min: 1, max: 4_294_967 }).map((thousands) => thousands * 1000),
      fc.integer({ min: 1, max: 30_000 }),
      fc.tuple(fc.nat(41), fc.nat(9999), fc.nat(99)).map(([eok, man, rest]) => eok * 1e8 + man * 1e4 + rest + 1),
    );
    fc.assert(
      fc.property(price, (amount) => {
        expect(readAmount(formatAmount(amount))).toBe(amount);
        expect(readAmount(formatDigits(amount))).toBe(amount);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('formatCount', () => {
  it.each([
    [26_000_000_000, '260억'],
    [12_345_678, '1,234만 5,678'],
    [35_000, '3만5천'],
    [100_005_000, '1억 5,000'],
    [1_500_000_000_000, '1조 5,000억'],
    [0, '0'],
  ])('reads %i as %s', (count, text) => {
    expect(formatCount(count)).toBe(text);
  });
});

describe('formatDigits', () => {
  it('groups by thousands', () => {
    expect(formatDigits(26_000_000_000)).toBe('26,000,000,000');
    expect(formatDigits(999)).toBe('999');
    expect(formatDigits(-1234)).toBe('-1,234');
  });
});

describe('readAmount', () => {
  it.each([
    ['3만5천', 35_000],
    ['1.2억', 120_000_000],
    ['50만', 500_000],
    ['1억 2000만', 120_000_000],
    ['350000', 350_000],
    ['1,200', 1_200],
    ['만오천', 15_000],
    ['35만전', 350_000],
    ['３만５천', 35_000],
    ['１，２００', 1_200],
    ['1억2천', 120_000_000],
    ['일억이천', 120_000_000],
    ['12만5', 125_000],
    ['2억5', 250_000_000],
    ['5천', 5_000],
    ['천', 1_000],
    ['만', 10_000],
    ['백만', 1_000_000],
    ['이십오만', 250_000],
    ['천오백만', 15_000_000],
    ['삼천오백', 3_500],
    ['0.5억', 50_000_000],
    ['3.5만', 35_000],
    ['1.5천', 1_500],
    ['1억2천5백', 125_000_000],
    ['1억 2000만 5천', 120_005_000],
    ['12000만', 120_000_000],
    ['1,200만', 12_000_000],
    [' 3만 5천 전 ', 35_000],
    ['42억 9496만 7295전', MAX_AMOUNT],
    ['12만5000', 125_000],
    ['12만 5000', 125_000],
    ['12만5,000', 125_000],
    ['12만0500', 120_500],
    ['1만2000', 12_000],
    ['1억2345만6789', 123_456_789],
    ['1억 2,345만 6,789전', 123_456_789],
    ['42억9496만7295', MAX_AMOUNT],
    ['1억 5,000전', 100_005_000],
    ['천만5000', 10_005_000],
    ['1.5천만', 15_000_000],
    ['2.5백만', 2_500_000],
    ['1.5십만', 150_000],
    ['1.5천 만 전', 15_000_000],
    ['3천 만', 30_000_000],
    ['3백 만', 3_000_000],
    ['2십 만', 200_000],
    ['\u200b12만\u200b5\u200d천\u2060', 125_000],
    ['\ufeff350\u00ad000\u200e', 350_000],
  ])('parses %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each([
    '1억5000',
    '1억5,000',
    '3만50',
    '3만500',
    '3만50000',
    '3만5,00',
    '3만5000천',
    '3만5000원',
    '3천 만원',
    '1.5천5만',
    '1.5억만',
    '1.00000001천만',
    '3~5만',
    '3-5만',
    '3만~5만',
    '5만원',
    '원',
    '0',
    '0만',
    '-5만',
    '-1',
    '1.5',
    '350000.5',
    '1.00001만',
    '43억',
    '4294967296',
    '',
    ' ',
    '전',
    '오',
    '만오',
    '12만5전',
    '1억5천전',
    '3천50',
    '3만5만',
    '5천3만',
    '1억 12000만',
    '1,20',
    '12,3456',
    '350 000',
    '007',
    '개당 5만',
    '5만개',
    'abc',
    '∞',
    '1e5',
  ])('refuses %j', (text) => {
    expect(readAmount(text)).toBeNull();
  });

  it('respects another cap', () => {
    expect(readAmount('10만', 99_999)).toBeNull();
    expect(readAmount('260억', 1e12)).toBe(26_000_000_000);
  });

  it('never throws and never returns a number out of range', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'0123456789,. 억만천백십전일이삼오구-~원') }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const amount = readAmount(text);
        if (amount === null) return;
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(1);
        expect(amount).toBeLessThanOrEqual(MAX_AMOUNT);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a rough amount', () => {
  it.each([
    [0, 0],
    [9_999, 9_999],
    [12_345, 12_350],
    [123_456, 123_500],
    [1_234_567, 1_235_000],
    [12_345_678, 12_350_000],
    [99_999_999, 100_000_000],
    [134_523_456, 134_520_000],
    [1_234_567_890, 1_234_570_000],
  ])('of %i is %i', (amount, rough) => {
    expect(roughAmount(amount)).toBe(rough);
  });

  it('is never far off, and has two units at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_AMOUNT }), (amount) => {
        const rough = roughAmount(amount);
        expect(Math.abs(rough - amount)).toBeLessThanOrEqual(amount / 2000);
        expect(amountParts(rough).length).toBeLessThanOrEqual(2);
        expect(roughAmount(rough)).toBe(rough);
      }),
    );
  });
});
