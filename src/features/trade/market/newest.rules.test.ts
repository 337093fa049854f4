import { describe, expect, it } from 'vitest';
import { listedTrade } from '#tests/support/listed-trade.ts';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import { type TradeListItem, toTradeListItem } from '../listings/trade-list-item.rules.ts';
import type { FeedChange } from './feed-change.rules.ts';
import { newestAfter } from './newest.rules.ts';

const MOST = 3;

const trade = (id: number, parts: Partial<TradeListItem> = {}): TradeListItem => ({
  ...toTradeListItem(listedTrade({ id }), { icon: 'goods/emerald' }, undefined),
  ...parts,
});
const rows = [trade(3), trade(2), trade(1)];
const idsAfter = (change: FeedChange) => newestAfter(rows, change, MOST).map(({ id }) => id);
const change = (type: 'created' | 'lifted' | 'changed' | 'completed', id: number, fits = true): FeedChange => ({
  type,
  trade: trade(id, { price: 250 }),
  fits,
});

describe('the newest listings', () => {
  it.each<[string, FeedChange, number[]]>([
    ['begin with a new one and stay as many', change('created', 4), [4, 3, 2]],
    ['begin with the one that was lifted, once', change('lifted', 1), [1, 3, 2]],
    ['lose the completed one', change('completed', 2), [3, 1]],
    ['lose the cancelled one', { type: 'cancelled', id: 3 }, [2, 1]],
    ['take none of another server', change('created', 4, false), [3, 2, 1]],
    ['keep their order when a price changes', change('changed', 2), [3, 2, 1]],
    ['take no changed one that is none of them', change('changed', 9), [3, 2, 1]],
  ])('%s', (_, event, ids) => {
    expect(idsAfter(event)).toEqual(ids);
  });

  it('show the new price in place', () => {
    expect(newestAfter(rows, change('changed', 2), MOST).map(({ price }) => price)).toEqual([100, 250, 100]);
  });

  it('follow the quote of their item', () => {
    const sell = { ...NO_ITEM_QUOTES.sell, median: 120, players: 6 };
    const quotes = { ...NO_ITEM_QUOTES, sell };
    const after = newestAfter(rows, { type: 'quoted', itemId: 5, gameServer: 1, quotes }, MOST);
    expect(after.map(({ quote, players }) => [quote, players])).toEqual(Array(3).fill([120, 6]));
    // A new one of the same item has it too, though its event brings none.
    expect(newestAfter(after, change('created', 4), MOST)[0]).toMatchObject({ id: 4, quote: 120 });
  });
});
