import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { isAppError } from '#shared/errors.ts';
import { MONEY_TYPE } from '../trades/tradable.rules.ts';
import type { ItemQuotes, QuoteReader } from './quote.contract.ts';
import { findMedian } from './ui/public/quote.labels.ts';

/** Empty when the database is unreachable: the page renders without prices. */
export async function knownQuotes(
  quotes: QuoteReader,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, ItemQuotes>> {
  try {
    return await quotes.quotesOf(itemIds);
  } catch (error) {
    if (isAppError(error) && error.code === 'UNAVAILABLE') return new Map();
    throw error;
  }
}

type Items = Pick<Catalog, 'itemById'>;

/** Returns prices in 전 per piece by item id; items without a price are absent. Money has its face value. */
export async function knownPrices(
  quotes: QuoteReader,
  itemIds: readonly number[],
  items: Items,
): Promise<ReadonlyMap<number, number>> {
  return pricesAmong(await knownQuotes(quotes, itemIds), itemIds, items);
}

/** Also works with an empty `known`, when quotes could not be read. */
export function pricesAmong(
  known: ReadonlyMap<number, ItemQuotes>,
  itemIds: readonly number[],
  items: Items,
): ReadonlyMap<number, number> {
  return new Map(
    itemIds.flatMap((id) => {
      const quote = known.get(id);
      const price = findFaceValue(id, items) ?? (quote && findMedian(quote)) ?? null;
      return price === null ? [] : [[id, price]];
    }),
  );
}

/** Returns the face value in 전 of a piece of game money; null: the item is no money. */
export function findFaceValue(itemId: number, { itemById }: Items): number | null {
  const item = itemById.get(itemId);
  return item?.type === MONEY_TYPE ? (item.price ?? 1) : null;
}

/** Creates a reader whose default is one server instead of all. */
export function onServer(quotes: QuoteReader, gameServer: number | undefined): QuoteReader {
  if (gameServer === undefined) return quotes;
  return {
    quotesOf: (ids, window) => quotes.quotesOf(ids, { ...window, gameServer }),
    popular: (window) => quotes.popular({ ...window, gameServer }),
    daysOf: (id, window) => quotes.daysOf(id, { ...window, gameServer }),
  };
}
