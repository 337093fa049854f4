import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { NO_ITEM_QUOTES, noQuotes } from '#tests/support/no-market.ts';
import { knownPrices, onServer } from './known-quotes.reader.ts';

const coin = makeItem({ id: 3, type: 9, price: 1 });
const sword = makeItem({ id: 7, type: 0, price: 5 });
const items = { itemById: new Map([coin, sword].map((item) => [item.id, item])) };

const quotesBy = (players: number) => ({
  ...noQuotes,
  quotesOf: async (ids: readonly number[]) =>
    new Map(ids.map((id) => [id, { ...NO_ITEM_QUOTES, sell: { ...NO_ITEM_QUOTES.sell, median: 4_200, players } }])),
});

describe('the prices that tools count with', () => {
  it('are quotes of three players and more; money is worth what is written on it', async () => {
    expect(await knownPrices(quotesBy(3), [3, 7, 9], items)).toEqual(
      new Map([
        [3, 1],
        [7, 4_200],
        [9, 4_200],
      ]),
    );
    expect(await knownPrices(quotesBy(2), [3, 7], items)).toEqual(new Map([[3, 1]]));
  });

  it('of goods are unknown while the database is away', async () => {
    const away = { ...noQuotes, quotesOf: () => Promise.reject(new AppError('UNAVAILABLE')) };
    expect(await knownPrices(away, [3, 7], items)).toEqual(new Map([[3, 1]]));
  });

  it('are those of a server on request', async () => {
    const windows: unknown[] = [];
    const quotesOf = async (_ids: readonly number[], window?: object) => {
      windows.push(window);
      return new Map();
    };
    await onServer({ ...noQuotes, quotesOf }, 2).quotesOf([7]);
    await onServer({ ...noQuotes, quotesOf }, undefined).quotesOf([7]);
    expect(windows).toEqual([{ gameServer: 2 }, undefined]);
  });
});
