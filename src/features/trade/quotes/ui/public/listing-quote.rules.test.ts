import { describe, expect, it } from 'vitest';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import { isFarOff, quoteBeside, quotedMedian } from './listing-quote.rules.ts';

const side = (median: number, players: number, band: { low: number; high: number } | null = null) => ({
  ...NO_ITEM_QUOTES.sell,
  median,
  players,
  band,
});
const quotes = { ...NO_ITEM_QUOTES, sell: side(900, 5, { low: 300, high: 2_700 }), buy: side(800, 2) };

describe('a listing', () => {
  it.each([
    [1, 299, true],
    [1, 300, false],
    [1, 2_700, false],
    [1, 2_701, true],
    [1, null, false],
    // Of too few players there is no band.
    [2, 1, false],
  ] as const)('of type %d for %j is far off: %s', (tradeType, price, isFar) => {
    expect(isFarOff({ tradeType, price }, quotes)).toBe(isFar);
  });

  it('is compared with its own side, and with nothing where the item is excluded or unknown', () => {
    expect(quoteBeside({ tradeType: 1 }, quotes)?.median).toBe(900);
    expect(quoteBeside({ tradeType: 2 }, quotes)?.median).toBe(800);
    const excluded = { ...quotes, excluded: { reason: '조작' } };
    expect([quoteBeside({ tradeType: 1 }, excluded), isFarOff({ tradeType: 1, price: 1 }, excluded)]).toEqual([
      null,
      false,
    ]);
    expect([quoteBeside({ tradeType: 1 }, undefined), isFarOff({ tradeType: 1, price: 1 }, undefined)]).toEqual([
      null,
      false,
    ]);
  });

  it('is warned of by quotes of three players and more', () => {
    expect([quotedMedian(side(5, 2)), quotedMedian(side(5, 3)), quotedMedian(null)]).toEqual([null, 5, null]);
  });
});
