import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listedTrade } from '#tests/support/listed-trade.ts';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import type { ListedTrade } from '../trades/trade.contract.ts';
import { type MarketNow, marketAfter } from './market-events.rules.ts';
import { bookRow, compareRows, countChanges, depths, isShort, MAX_BOOK_ROWS, markedLast } from './order-book.rules.ts';

const AT = '2026-11-20T00:00:00.000Z';
const PLACE = { itemId: 7, gameServer: undefined };

function trade(id: number, parts: Partial<ListedTrade> = {}): ListedTrade {
  return listedTrade({
    id,
    price: 1000,
    profileId: id,
    itemId: 7,
    createdAt: AT,
    updatedAt: AT,
    bumpedAt: AT,
    liftedAt: AT,
    item: { id: 7, name: '현철중검', type: 0, iconUrl: null },
    profile: { id, userId: null, name: '풍백', job: 1, grade: 1, level: 99 },
    ...parts,
  });
}

const EMPTY: MarketNow = {
  quotes: NO_ITEM_QUOTES,
  serverQuotes: {},
  priceDays: [],
  book: { sell: { count: 0, rows: [] }, buy: { count: 0, rows: [] } },
  deals: [],
};

type ChangeInput = readonly [type: string, trade: ListedTrade];
const marketWith = (changes: readonly ChangeInput[], market = EMPTY) =>
  changes.reduce((now, [type, data]) => marketAfter(now, { type, data }, PLACE), market);
const ids = ({ rows }: { rows: readonly { id: number }[] }) => rows.map(({ id }) => id);

describe('quotes beside the book', () => {
  const quotes = { ...NO_ITEM_QUOTES, sell: { ...NO_ITEM_QUOTES.sell, median: 5 } };
  const quotedOn = (gameServer: number, place: { itemId: number; gameServer: number | undefined }) =>
    marketAfter(EMPTY, { type: 'quote.changed', data: { itemId: 7, gameServer, quotes } }, place);

  it('are those of each server; the headline is that of the page', () => {
    expect(quotedOn(0, PLACE)).toEqual({ ...EMPTY, quotes });
    expect(quotedOn(2, PLACE)).toEqual({ ...EMPTY, serverQuotes: { 2: quotes } });
    expect(quotedOn(2, { ...PLACE, gameServer: 2 })).toEqual({ ...EMPTY, quotes, serverQuotes: { 2: quotes } });
    expect(quotedOn(0, { ...PLACE, gameServer: 2 })).toEqual(EMPTY);
    expect(marketAfter(EMPTY, { type: 'quote.changed', data: { itemId: 8, gameServer: 0, quotes } }, PLACE)).toBe(
      EMPTY,
    );
  });

  it('put far-off rows after the others with a price', () => {
    const rows = [1, 300, 310, null].map((price, id) => bookRow(trade(id, { price })));
    expect(markedLast(rows, ({ price }) => price === 1).map(({ price }) => price)).toEqual([300, 310, 1, null]);
  });
});

describe('the order book', () => {
  it('sorts by best price on both sides, offers wanted last', () => {
    const { book } = marketWith([
      ['trade.created', trade(1, { price: 300 })],
      ['trade.created', trade(2, { price: null })],
      ['trade.created', trade(3, { price: 100 })],
      ['trade.created', trade(4, { tradeType: 2, price: 50 })],
      ['trade.created', trade(5, { tradeType: 2, price: 90 })],
    ]);
    expect(ids(book.sell)).toEqual([3, 1, 2]);
    expect(ids(book.buy)).toEqual([5, 4]);
    expect([book.sell.count, book.buy.count]).toEqual([3, 2]);
  });

  it('moves a trade whose price changed, and leaves the count', () => {
    const start = marketWith([
      ['trade.created', trade(1, { price: 300 })],
      ['trade.created', trade(2, { price: 200 })],
    ]);
    const { book } = marketWith([['trade.changed', trade(1, { price: 100 })]], start);
    expect(ids(book.sell)).toEqual([1, 2]);
    expect(book.sell.count).toBe(2);
    expect(countChanges(start.book, book)).toBe(1);
  });

  it('does not count changed trades without a row', () => {
    const many = Array.from(
      { length: MAX_BOOK_ROWS + 1 },
      (_, index): ChangeInput => ['trade.created', trade(index + 1, { price: 100 + index })],
    );
    const { book } = marketWith([...many, ['trade.changed', trade(MAX_BOOK_ROWS + 1, { price: 50 })]]);
    expect(ids(book.sell)[0]).toBe(MAX_BOOK_ROWS + 1);
    expect(book.sell.count).toBe(MAX_BOOK_ROWS + 1);
    expect(book.sell.rows).toHaveLength(MAX_BOOK_ROWS);
  });

  it('moves a completed trade to the deals, and removes a cancelled one', () => {
    const start = marketWith([
      ['trade.created', trade(1)],
      ['trade.created', trade(2)],
    ]);
    const done = { status: 2 as const, completedAt: '2026-11-20T01:00:00.000Z' };
    const market = marketWith([['trade.completed', trade(1, done)]], start);
    expect(ids(market.book.sell)).toEqual([2]);
    expect(market.deals).toEqual([
      { id: 1, tradeType: 1, gameServer: 1, price: 1000, quantity: 1, excludePrice: false, at: done.completedAt },
    ]);
    const cancelled = { id: 2, itemId: 7, gameServer: 1 } as ListedTrade;
    expect(marketWith([['trade.cancelled', cancelled]], market).book.sell).toEqual({ count: 0, rows: [] });
  });

  it('detects that rows have run out although more trades exist', () => {
    expect(isShort(EMPTY.book)).toBe(false);
    expect(isShort({ ...EMPTY.book, sell: { count: 3, rows: [bookRow(trade(1))] } })).toBe(true);
  });

  it('handles only events of its item and server', () => {
    const changes = { type: 'trade.created', data: trade(1, { gameServer: 2 }) };
    expect(marketAfter(EMPTY, changes, { itemId: 7, gameServer: 1 })).toBe(EMPTY);
    expect(marketAfter(EMPTY, changes, { itemId: 8, gameServer: undefined })).toBe(EMPTY);
    expect(marketAfter(EMPTY, changes, { itemId: 7, gameServer: 2 }).book.sell.count).toBe(1);
  });

  it('takes the quotes of its own server, of all as 0', () => {
    const quotes = { ...NO_ITEM_QUOTES, sell: { ...NO_ITEM_QUOTES.sell, median: 5 } };
    const changed = (gameServer: number) => ({ type: 'quote.changed', data: { itemId: 7, gameServer, quotes } });
    expect(marketAfter(EMPTY, changed(0), PLACE).quotes).toBe(quotes);
    expect(marketAfter(EMPTY, changed(1), PLACE).quotes).toBe(EMPTY.quotes);
    expect(marketAfter(EMPTY, changed(1), { itemId: 7, gameServer: 1 }).quotes).toBe(quotes);
  });

  it('is always sorted, whatever happens, and its depth grows to 100 %', () => {
    const changes = fc.array(
      fc.tuple(
        fc.constantFrom('trade.created', 'trade.changed', 'trade.lifted', 'trade.completed', 'trade.cancelled'),
        fc.record({
          id: fc.integer({ min: 1, max: 30 }),
          tradeType: fc.constantFrom(1 as const, 2 as const),
          price: fc.option(fc.integer({ min: 1, max: 9 })),
          quantity: fc.integer({ min: 1, max: 99 }),
        }),
      ),
      { maxLength: 80 },
    );
    fc.assert(
      fc.property(changes, (all) => {
        const { book } = marketWith(all.map(([type, { id, ...parts }]) => [type, trade(id, parts)] as const));
        for (const { rows } of [book.sell, book.buy]) {
          expect(rows.length).toBeLessThanOrEqual(MAX_BOOK_ROWS);
          for (const [index, row] of rows.slice(1).entries()) {
            expect(compareRows(rows[index] ?? row, row)).toBeLessThanOrEqual(0);
          }
          const depth = depths(rows);
          expect(depth.at(-1) ?? 100).toBe(100);
          expect(depth).toEqual(depth.toSorted((a, b) => a - b));
        }
      }),
    );
  });
});
