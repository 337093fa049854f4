import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import {
  countDeals,
  figureName,
  findLastDeal,
  findMedian,
  formatChange,
  formatRatio,
  isThin,
  leadingQuote,
} from './quote.labels.ts';

describe('the texts of a quote', () => {
  it.each([
    [0.032, '▲3.2%', 'up'],
    [-0.0111, '▼1.1%', 'down'],
    [0.0004, '0.0%', 'same'],
    [-0.0004, '0.0%', 'same'],
    [1.5, '▲150.0%', 'up'],
  ] as const)('a change of %d is %s', (change, text, direction) => {
    expect(formatChange(change)).toEqual({ text, direction });
  });

  it.each([
    [103, 100, '+3%'],
    [96, 100, '−4%'],
    [999, 1000, '±0%'],
    [1, 1000, '−100%'],
    [3000, 1000, '+200%'],
    [3001, 1000, '3배'],
    [8750, 1000, '8.8배'],
    [9960, 1000, '10배'],
    [10_000, 1000, '10배'],
    [4_000_000, 1000, '4,000배'],
  ])('%d against %d is %s', (price, median, text) => {
    expect(formatRatio(price, median).text).toBe(text);
  });

  it('never shows −0 %', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4_294_967_295 }), fc.integer({ min: 1, max: 4_294_967_295 }), (a, b) => {
        expect(formatRatio(a, b).text).toMatch(/^((±0|[+−][1-9]\d{0,2})%|[1-9][\d,]*(\.\d)?배)$/);
      }),
    );
  });

  it('takes the later deal of both sides', () => {
    const { sell, buy } = NO_ITEM_QUOTES;
    const at = (lastAt: string, lastPrice: number) => ({ ...sell, lastAt, lastPrice });
    expect(findLastDeal({ sell, buy })).toBeNull();
    expect(findLastDeal({ sell: at('2026-11-20T01:00:00.000Z', 5), buy })?.price).toBe(5);
    const both = { sell: at('2026-11-20T01:00:00.000Z', 5), buy: at('2026-11-20T02:00:00.000Z', 7) };
    expect(findLastDeal(both)?.price).toBe(7);
  });

  it('has no price of what is excluded', () => {
    const sell = { ...NO_ITEM_QUOTES.sell, median: 5 };
    expect(findMedian({ ...NO_ITEM_QUOTES, sell })).toBe(5);
    expect(findMedian({ ...NO_ITEM_QUOTES, sell, excluded: { reason: '조작' } })).toBeNull();
    expect(leadingQuote({ ...NO_ITEM_QUOTES, sell, excluded: { reason: '조작' } })).toBeNull();
  });

  it.each([
    [1, '매물가 (1건)', true],
    [2, '매물가 (2건)', true],
    [3, '시세', true],
    [4, '시세', true],
    [5, '시세', false],
  ])('calls the figure of %d players %s; it rests on little: %s', (players, name, thin) => {
    expect([figureName({ players }), isThin({ players })]).toEqual([name, thin]);
  });

  it('prefers the sellers, and what may be called a quote', () => {
    const quoteOf = (median: number, players: number) => ({ ...NO_ITEM_QUOTES.sell, median, players });
    const both = { ...NO_ITEM_QUOTES, sell: quoteOf(4_200_000_000, 1), buy: quoteOf(8, 3) };
    expect([leadingQuote(both)?.median, findMedian(both)]).toEqual([4_200_000_000, 8]);
    expect(findMedian({ ...both, buy: quoteOf(8, 2) })).toBeNull();
    expect(leadingQuote(NO_ITEM_QUOTES)).toBeNull();
  });

  it('counts the deals of both sides', () => {
    const { sell, buy } = NO_ITEM_QUOTES;
    expect(countDeals({ sell: { ...sell, deals: 3, completed: 1 }, buy: { ...buy, deals: 2 } })).toBe(5);
  });
});
