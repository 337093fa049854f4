import type { Quote } from '#features/trade/quotes/quote.contract.ts';
import type { ReadShout } from './shout.contract.ts';

export type PriceQuote = Pick<Quote, 'band' | 'median'>;

/** A price so many times under the quote was said in a larger unit. */
const TIMES_UNDER = 30;
const MAN = 10_000;

export function isInBand(quote: Pick<Quote, 'band'> | undefined, price: number | null): boolean {
  const band = quote?.band ?? null;
  return band !== null && price !== null && price >= band.low && price <= band.high;
}

/** `심판의낫 5천` where such are sold for 5천만. @param read of a price with 천 alone */
export function meansMan({ price }: Pick<ReadShout, 'price'>, quote: PriceQuote | undefined): boolean {
  const median = quote?.median ?? null;
  return price !== null && median !== null && price * TIMES_UNDER <= median && isInBand(quote, price * MAN);
}
