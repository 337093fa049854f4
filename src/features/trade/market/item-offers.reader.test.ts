import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { NO_ITEM_QUOTES, noMarket } from '#tests/support/no-market.ts';
import type { ListedTrade } from '../trades/trade.contract.ts';
import { readItemOffers } from './item-offers.reader.ts';

const profile = { id: 1, userId: 'u', name: '바람', job: 1, grade: 0 };
const listing = (id: number, price: number | null, userId: string | null = 'u') =>
  ({
    id,
    itemId: 7,
    tradeType: 1,
    gameServer: 1,
    price,
    quantity: 1,
    profile: { ...profile, userId },
    updatedAt: '',
    createdAt: '',
  }) as unknown as ListedTrade;

const services = (rows: ListedTrade[]) => ({
  ...noMarket,
  trades: {
    ...noMarket.trades,
    book: async () => ({ sell: { count: rows.length, rows }, buy: { count: 2, rows: [] } }),
  },
  quotes: {
    ...noMarket.quotes,
    quotesOf: async () =>
      new Map([
        [
          7,
          {
            ...NO_ITEM_QUOTES,
            sell: { ...NO_ITEM_QUOTES.sell, median: 900, players: 5, band: { low: 300, high: 2_700 } },
          },
        ],
      ]),
  },
});

describe('the offers of an item', () => {
  it('begin with the cheapest that is not far off its quote', async () => {
    const offers = await readItemOffers(services([listing(1, 10), listing(2, null), listing(3, 800)]), 7);
    expect(offers).toMatchObject({ count: 5, cheapest: { id: 3, price: 800 } });
  });

  it('begin with nobody who has left, and are of the server that was asked for', async () => {
    const left = services([listing(1, 800, null), listing(3, 900)]);
    expect(await readItemOffers(left, 7)).toMatchObject({ cheapest: { id: 3 } });
    const requested: unknown[] = [];
    const book: typeof left.trades.book = async (...question) => {
      requested.push(question);
      return left.trades.book();
    };
    await readItemOffers({ ...left, trades: { ...left.trades, book } }, 7, 2);
    expect(requested).toEqual([[7, { gameServer: 2, limit: 12 }]]);
  });

  it('have no cheapest where nothing is sold, and are absent where they cannot be read', async () => {
    expect(await readItemOffers(services([]), 7)).toEqual({ count: 2, cheapest: null });
    const book = () => Promise.reject(new AppError('UNAVAILABLE'));
    expect(await readItemOffers({ ...noMarket, trades: { ...noMarket.trades, book } }, 7)).toBeNull();
  });
});
