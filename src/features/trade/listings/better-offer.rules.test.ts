import { expect, it } from 'vitest';
import { listedTrade } from '#tests/support/listed-trade.ts';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import { betterOffer } from './better-offer.rules.ts';

const band = { low: 50, high: 200 };
const quotes = {
  ...NO_ITEM_QUOTES,
  sell: { ...NO_ITEM_QUOTES.sell, median: 100, players: 9, band },
  buy: { ...NO_ITEM_QUOTES.buy, median: 100, players: 9, band },
};
const offer = (id: number, price: number | null, parts = {}) => listedTrade({ id, price, profileId: id, ...parts });

it('is the cheapest other listing that its quote takes in, on the same server', () => {
  const trade = offer(1, 120);
  const rows = [
    offer(2, 3),
    offer(3, 90, { gameServer: 2 }),
    offer(4, 95, { profileId: 1 }),
    offer(5, null),
    offer(6, 110),
    offer(7, 115),
  ];
  expect(betterOffer(trade, rows, quotes)).toEqual({ id: 6, price: 110 });
  expect(betterOffer(offer(1, 110), rows.slice(0, 5), quotes)).toBeNull();
});

it('is the dearest of those who buy', () => {
  const rows = [offer(2, 900, { tradeType: 2 }), offer(3, 150, { tradeType: 2 }), offer(4, 140, { tradeType: 2 })];
  expect(betterOffer(offer(1, 120, { tradeType: 2 }), rows, quotes)).toEqual({ id: 3, price: 150 });
});

it('is none for a trade without a price or that is over', () => {
  expect(betterOffer(offer(1, null), [offer(2, 90)], quotes)).toBeNull();
  expect(betterOffer(offer(1, 120, { status: 2 }), [offer(2, 90)], quotes)).toBeNull();
});
