import { isAppError } from '#shared/errors.ts';
import type { ItemQuotes, QuoteReader } from './quote.contract.ts';
import { medianOf } from './ui/public/quote.labels.ts';

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

/** 전 per piece by item id; items without a price are absent. */
export async function knownPrices(
  quotes: QuoteReader,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  return mediansOf(await knownQuotes(quotes, itemIds));
}

export function mediansOf(known: ReadonlyMap<number, ItemQuotes>): ReadonlyMap<number, number> {
  return new Map(
    [...known].flatMap(([id, quote]) => {
      const median = medianOf(quote);
      return median === null ? [] : [[id, median]];
    }),
  );
}
