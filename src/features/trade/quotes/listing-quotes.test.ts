import { describe, expect, it } from 'vitest';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import { readListingQuotes } from './listing-quotes.reader.ts';

describe('the quotes beside listings', () => {
  it('are those of their own server, each item requested once', async () => {
    const requested: unknown[] = [];
    const quotesOf = await readListingQuotes(
      {
        async quotesOf(ids, window) {
          requested.push([ids, window]);
          const sell = { ...NO_ITEM_QUOTES.sell, median: window?.gameServer ?? 0 };
          return new Map(ids.map((id) => [id, { ...NO_ITEM_QUOTES, sell }]));
        },
      },
      [
        { itemId: 5, gameServer: 1 },
        { itemId: 5, gameServer: 1 },
        { itemId: 5, gameServer: 2 },
        { itemId: 6, gameServer: 1 },
      ],
    );
    expect(requested).toEqual([
      [[5, 6], { gameServer: 1 }],
      [[5], { gameServer: 2 }],
    ]);
    expect(quotesOf({ itemId: 5, gameServer: 2 })?.sell.median).toBe(2);
    expect(quotesOf({ itemId: 6, gameServer: 2 })).toBeUndefined();
  });
});
