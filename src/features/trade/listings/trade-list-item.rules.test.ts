import { describe, expect, it } from 'vitest';
import { listedTrade } from '#tests/support/listed-trade.ts';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import { toTradeListItem } from './trade-list-item.rules.ts';

const AT = '2026-11-20T18:04:30.000Z';
const TRADE = listedTrade();
const LOOK = { icon: 'goods/emerald', tone: 'material' } as const;
const { sell, buy } = NO_ITEM_QUOTES;
const quotes = { ...NO_ITEM_QUOTES, sell: { ...sell, median: 110 }, buy: { ...buy, median: 90 } };

describe('a trade in a list', () => {
  it('has the quote of its own side', () => {
    expect(toTradeListItem(TRADE, LOOK, quotes).quote).toBe(110);
    expect(toTradeListItem({ ...TRADE, tradeType: 2 }, LOOK, quotes).quote).toBe(90);
    expect(toTradeListItem(TRADE, LOOK, NO_ITEM_QUOTES).quote).toBeNull();
    expect(toTradeListItem(TRADE, LOOK, undefined)).toMatchObject({ isQuoteExcluded: false });
    expect(toTradeListItem(TRADE, LOOK, undefined).quote).toBeUndefined();
  });

  it('has the reason why there is no quote', () => {
    const excluded = { ...quotes, excluded: { reason: '몇 사람이 만드는 값입니다' } };
    expect(toTradeListItem(TRADE, LOOK, excluded)).toMatchObject({ quote: null, isQuoteExcluded: true });
  });

  it('has the picture of its item, and its end', () => {
    expect(toTradeListItem(TRADE, LOOK, undefined)).toMatchObject({ item: { id: 5, ...LOOK }, endedAt: null });
    expect(toTradeListItem({ ...TRADE, status: 2, completedAt: AT }, LOOK, undefined).endedAt).toBe(AT);
    expect(toTradeListItem({ ...TRADE, status: 3, cancelledAt: AT }, LOOK, undefined).endedAt).toBe(AT);
  });
});
