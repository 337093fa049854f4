import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount } from '#shared/korean/amount.ts';
import { readAmount } from '#shared/korean/read-amount.ts';
import { clockMoment, momentText } from './moment.labels.ts';
import { totalText, tradeLine, whisperText } from './trade.labels.ts';
import { MAX_PRICE, MAX_QUANTITY } from './trade.limits.ts';

const SWORD = {
  tradeType: 1,
  price: 485_000,
  quantity: 1,
  item: { name: '현철중검' },
  player: { name: '달빛나루' },
} as const;

describe('the whisper', () => {
  it.each([
    [SWORD, '/귓 달빛나루 현철중검 48만5천에 살게요'],
    [{ ...SWORD, tradeType: 2 }, '/귓 달빛나루 현철중검 48만5천에 팔게요'],
    [{ ...SWORD, quantity: 1_200 }, '/귓 달빛나루 현철중검 1,200개 개당 48만5천에 살게요'],
    [{ ...SWORD, price: null }, '/귓 달빛나루 현철중검 사고 싶어요. 얼마에 파시나요?'],
    [{ ...SWORD, price: null, tradeType: 2 }, '/귓 달빛나루 현철중검 팔고 싶어요. 얼마에 사시나요?'],
  ] as const)('%o as %s', (trade, text) => {
    expect(whisperText(trade)).toBe(text);
  });

  it('is one line with the name, the item, and a price that reads back to the same number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MAX_PRICE }),
        fc.integer({ min: 1, max: MAX_QUANTITY }),
        (price, quantity) => {
          const text = whisperText({ ...SWORD, price, quantity });
          expect(text).toMatch(/^\/귓 달빛나루 현철중검 [^\n]+$/);
          expect(readAmount(/(?:개당 |현철중검 )([^개]+)에 살게요$/.exec(text)?.[1] ?? '')).toBe(price);
        },
      ),
    );
  });
});

describe('the line under an item', () => {
  it.each([
    [{ price: 11_000, quantity: 100, durability: null, comment: '' }, '총 110만'],
    [{ price: 485_000, quantity: 1, durability: 380_000, comment: '흥정됩니다' }, '내구 38만 · 흥정됩니다'],
    [{ price: null, quantity: 20, durability: null, comment: '' }, ''],
    [{ price: 1, quantity: 1, durability: 0, comment: '' }, '내구 0'],
  ])('of %o is %s', (trade, line) => {
    expect(tradeLine(trade)).toBe(line);
  });

  it('has a total beyond the maximum of one character, exact where possible', () => {
    expect(totalText(4_294_967_295, 9_999)).toBe('42조 9,453억 7,798만 2,705');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 429_000 }),
        fc.integer({ min: 1, max: MAX_QUANTITY }),
        (price, quantity) => {
          expect(totalText(price, quantity)).toBe(formatAmount(price * quantity));
        },
      ),
    );
  });
});

describe('the moment of a trade', () => {
  const at = '2026-11-20T18:04:30.000Z';
  it('is an hour in Korea without a current time', () => {
    expect(clockMoment(at)).toBe('11.21 03:04');
    expect(momentText(at, null)).toBe('11.21 03:04');
  });

  it('is relative to the current time, and never in the future', () => {
    expect(momentText(at, Date.parse(at) + 3 * 60_000)).toBe('3분 전');
    expect(momentText(at, Date.parse(at) - 60_000)).toBe('방금 전');
  });
});
