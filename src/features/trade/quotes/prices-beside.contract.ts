import { z } from 'zod';
import { itemQuotesSchema, priceDaySchema } from './quote.contract.ts';

/** Prices of others for the item when a trade stood at its price, and now. */
export const pricesBesideSchema = z.strictObject({
  /** The quote's row of that day; null: nothing was counted. */
  day: priceDaySchema.nullable(),
  quote: itemQuotesSchema.nullable(),
});
export type PricesBeside = z.infer<typeof pricesBesideSchema>;
