import { isAppError } from '#shared/errors.ts';
import type { ItemQuotes, QuoteReader } from './quote.contract.ts';
import { medianOf } from './ui/public/quote.labels.ts';

// For loaders of pages that are about something else.

/** What is known of the items' prices; with the database away nothing is, and the page stands without them. */
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

/** In 전 a piece, by item; items without a price are left out. */
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
