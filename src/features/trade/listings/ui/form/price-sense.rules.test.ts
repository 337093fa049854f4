import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import { formatRatio } from '../../../quotes/ui/public/quote.labels.ts';
import { MAX_PRICE } from '../../../trades/trade.limits.ts';
import { againstQuote, isFarOff, nudged, toBand, toMeasure, toStanding } from './price-sense.rules.ts';

const price = fc.integer({ min: 1, max: MAX_PRICE });

describe('isFarOff', () => {
  it.each([
    [300, 100, false],
    [301, 100, true],
    [34, 100, false],
    [33, 100, true],
    [1, 3, false],
    [1, 4, true],
    [100, 100, false],
  ])('%d against %d: %s', (own, median, far) => {
    expect(isFarOff(own, median)).toBe(far);
  });
});

describe('toMeasure', () => {
  const side = (median: number | null) => ({ ...NO_ITEM_QUOTES.sell, median });
  const of = (sell: number | null, buy: number | null, excluded: { reason: string } | null = null) => ({
    sell: side(sell),
    buy: side(buy),
    excluded,
  });

  it('is that of the own side, else the other with its label, else null', () => {
    expect(toMeasure(of(500, 400), 1)).toMatchObject({ quote: { median: 500 }, words: '시세' });
    expect(toMeasure(of(500, 400), 2)).toMatchObject({ quote: { median: 400 }, words: '시세' });
    expect(toMeasure(of(500, null), 2)).toMatchObject({ quote: { median: 500 }, words: '팝니다 시세' });
    expect(toMeasure(of(null, 400), 1)).toMatchObject({ quote: { median: 400 }, words: '삽니다 시세' });
    expect(toMeasure(of(null, null), 1).quote).toBeNull();
  });

  it('is null for items excluded from quotes', () => {
    expect(toMeasure(of(500, 400, { reason: '조작' }), 1).quote).toBeNull();
  });
});

describe('nudged', () => {
  it('stays a valid price', () => {
    fc.assert(
      fc.property(price, fc.constantFrom(-10, 0, 10), (median, percent) => {
        const next = nudged(median, percent);
        expect(Number.isInteger(next) && next >= 1 && next <= MAX_PRICE).toBe(true);
      }),
    );
  });

  it('is a tenth less and a tenth more', () => {
    expect([nudged(485_000, -10), nudged(485_000, 0), nudged(485_000, 10)]).toEqual([436_500, 485_000, 533_500]);
  });
});

describe('againstQuote', () => {
  it.each([
    [450_000, 485_000, '7% 낮음', 'down'],
    [485_000, 485_000, '시세와 같음', 'same'],
    [533_500, 485_000, '10% 높음', 'up'],
    [4_850_000, 485_000, '10배', 'up'],
    [1_697_500, 485_000, '3.5배', 'up'],
    [1, 485_000, '100% 낮음', 'down'],
  ])('%d against %d is %s', (own, median, text, direction) => {
    expect(againstQuote(own, median)).toMatchObject({ text, direction });
  });
});

it('says the same of a price in the form and on a trade as lists and books do', () => {
  fc.assert(
    fc.property(price, price, (own, median) => {
      const [form, list] = [againstQuote(own, median), formatRatio(own, median)];
      expect(form.direction).toBe(list.direction);
      if (form.direction !== 'same') expect(form.text.replace(/% .*/, '%')).toBe(list.text.replace(/[+−]/, ''));
    }),
  );
});

describe('toBand', () => {
  const quote = { low: 390_000, high: 600_000, p25: 465_000, p75: 520_000, median: 485_000 };

  it('places every mark on the line', () => {
    fc.assert(
      fc.property(fc.array(price, { minLength: 5, maxLength: 5 }), fc.option(price), (prices, own) => {
        const [low = 1, p25 = 1, median = 1, p75 = 1, high = 1] = prices.sort((a, b) => a - b);
        const band = toBand({ low, high, p25, p75, median }, own);
        for (const place of [band?.from, band?.to, band?.median, band?.own ?? 0]) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('places the ends at real prices', () => {
    expect(toBand(quote, 390_000)).toMatchObject({ low: 390_000, high: 600_000, own: 0 });
    expect(toBand(quote, 9_000_000)?.own).toBe(100);
  });

  it('is null without a quote', () => {
    expect(toBand({ ...quote, median: null }, 5)).toBeNull();
  });

  it('has one price in the middle', () => {
    expect(toBand({ low: 5, high: 5, p25: 5, p75: 5, median: 5 }, 5)).toMatchObject({ median: 50, own: 50 });
  });
});

describe('toStanding', () => {
  const standingText = (...requested: Parameters<typeof toStanding>) =>
    Object.values(toStanding(...requested)).join('');

  const others = { prices: [470_000, 475_000, 480_000], count: 3 };

  it.each([
    [450_000, 1, '가장 쌉니다. 바로 팔릴 수 있지만, 시세로 올리면 3만5천 더 받습니다.'],
    [470_000, 1, '가장 싼 글과 같습니다.'],
    [472_000, 1, '지금 올라온 3건 가운데 이보다 싼 매물이 1건 있습니다.'],
    [900_000, 1, '이보다 싼 매물이 3건 있습니다.'],
  ] as const)('%d to sell: %s', (own, tradeType, words) => {
    expect(standingText(own, tradeType, others, 485_000)).toContain(words);
  });

  it.each([
    [500_000, '가장 비쌉니다. 바로 살 수 있지만, 시세로 올리면 1만5천 덜 냅니다.'],
    [400_000, '이보다 비싼 삽니다 글이 1건 있습니다.'],
  ])('%d to buy: %s', (own, words) => {
    expect(standingText(own, 2, { prices: [460_000], count: 1 }, 485_000)).toContain(words);
  });

  it('does not promise more where the quote is lower', () => {
    expect(standingText(450_000, 1, others, 440_000)).not.toContain('더 받습니다');
    expect(standingText(450_000, 1, others, null)).not.toContain('시세로');
  });

  it('counts only what was read', () => {
    expect(standingText(900_000, 1, { prices: [1, 2], count: 400 }, null)).toContain('이보다 싼 매물이 2건 이상');
    expect(standingText(5, 2, { prices: [], count: 0 }, null)).toContain('처음 올리는 글');
  });
});
