import type { Quote } from '#features/trade/quotes/quote.contract.ts';
import type { ReadShout } from './shout.contract.ts';

export type PriceQuote = Pick<Quote, 'band' | 'median'>;

/** Factor between quote and price from which the price is assumed to be in a larger unit. */
const TIMES_UNDER = 30;
const MAN = 10_000;

export function isInBand(quote: Pick<Quote, 'band'> | undefined, price: number | null): boolean {
  const band = quote?.band ?? null;
  return band !== null && price !== null && price >= band.low && price <= band.high;
}

/**
 * Whether a price with 천 alone is meant in 천만: `심판의낫 5천` where the item is sold for 5천만.
 * @param read result for a text whose price has 천 alone
 */
export function meansMan({ price }: Pick<ReadShout, 'price'>, quote: PriceQuote | undefined): boolean {
  const median = quote?.median ?? null;
  return price !== null && median !== null && price * TIMES_UNDER <= median && isInBand(quote, price * MAN);
}
