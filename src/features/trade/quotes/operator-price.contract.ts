import { z } from 'zod';
import { plainText } from '#shared/plain-text.ts';

/** Shown to everyone, or kept in the audit log. */
const reasonSchema = plainText({ min: 2, max: 200 });

/** `PUT /api/operator/manipulated-items/{itemId}` and `PUT /api/operator/prices/{tradeId}`. */
export const withReasonSchema = z.strictObject({ reason: reasonSchema });

/** An item without quotes, by configuration or by an operator. */
export const manipulatedItemSchema = z.strictObject({
  itemId: z.int(),
  /** Null: not among the game's facts. */
  name: z.string().nullable(),
  /** As everyone sees it. */
  reason: z.string(),
  /** Named in `MANIPULATED_ITEMS`: it can be taken out there only. */
  isConfigured: z.boolean(),
  /** When an operator put it in; null: none did. */
  createdAt: z.iso.datetime().nullable(),
  operatorUserId: z.guid().nullable(),
});
export type ManipulatedItem = z.infer<typeof manipulatedItemSchema>;

/** A trade's price, in quotes or out of them. */
export const priceExclusionSchema = z.strictObject({
  tradeId: z.int(),
  itemId: z.int(),
  price: z.int().nullable(),
  /** The operator's; null: not left out by an operator. */
  reason: z.string().nullable(),
  /** Left out by the poster's own wish. */
  isExcludedByPoster: z.boolean(),
});
export type PriceExclusion = z.infer<typeof priceExclusionSchema>;
