import { expect, it } from 'vitest';
import { listedTrade } from '#tests/support/listed-trade.ts';
import type { TradeFilter } from '../trade-readers.ts';
import { fitsFilter } from './fits-filter.rules.ts';

const TRADE = listedTrade({
  price: 485_000,
  payMethod: 2,
  isAuth: true,
  comment: '국내성 주막 앞',
  item: { id: 5, name: '현철 중검', type: 0, iconUrl: null },
});

it.each<[TradeFilter, boolean]>([
  [{}, true],
  [{ tradeType: 2 }, false],
  [{ tradeType: 1, gameServer: 1, type: 0, payMethod: 2, isAuth: true, status: 1 }, true],
  [{ gameServer: 2 }, false],
  [{ type: 1 }, false],
  [{ payMethod: 1 }, false],
  [{ isNegotiation: true }, false],
  [{ status: 2 }, false],
  [{ status: 0 }, true],
  [{ minPrice: 485_000, maxPrice: 485_000, isPriced: true }, true],
  [{ minPrice: 485_001 }, false],
  [{ maxPrice: 484_999 }, false],
  [{ q: '철중' }, true],
  [{ q: 'ㅎㅊㅈㄱ' }, true],
  [{ q: '주막' }, true],
  [{ q: '진호박' }, false],
])('a new trade and %o: %s', (filter, fits) => {
  expect(fitsFilter(TRADE, filter)).toBe(fits);
});

it('has no place between prices without one', () => {
  const trade = { ...TRADE, price: null };
  expect(fitsFilter(trade, {})).toBe(true);
  for (const filter of [{ isPriced: true }, { minPrice: 1 }, { maxPrice: 10 }])
    expect(fitsFilter(trade, filter)).toBe(false);
});
