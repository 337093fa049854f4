import { z } from 'zod';
import { MAX_ID } from '#shared/ids.ts';
import { plainText } from '#shared/plain-text.ts';
import {
  MAX_ENTRIES,
  MAX_ENTRY_AMOUNT,
  MAX_ENTRY_NAME_LENGTH,
  MAX_ENTRY_QUANTITY,
  MAX_NAME_LENGTH,
  MAX_SHARES,
  MAX_TITLE_LENGTH,
  MAX_WEIGHT,
  MIN_NAME_LENGTH,
  MIN_TITLE_LENGTH,
  UNITS,
} from './settlement.limits.ts';

const idSchema = z.int().positive().max(MAX_ID);
const amountSchema = z.int().min(1).max(MAX_ENTRY_AMOUNT);
const quantitySchema = z.int().min(1).max(MAX_ENTRY_QUANTITY);
const weightSchema = z.int().min(0).max(MAX_WEIGHT);
const titleSchema = plainText({ min: MIN_TITLE_LENGTH, max: MAX_TITLE_LENGTH });
/** 전: shares are multiples of it. */
const unitSchema = z.literal(UNITS);
/** What is left over: 1 to the holder, 2 one unit each to those who lost most, 3 to the guild. */
const remainderSchema = z.literal([1, 2, 3]);

const playerSchema = z.strictObject({
  id: z.int().positive(),
  /** Null: deleted. */
  userId: z.guid().nullable(),
  name: z.string(),
  job: z.int(),
  grade: z.int(),
  level: z.int(),
});

const entrySchema = z.strictObject({
  itemId: z.int().nullable(),
  name: z.string(),
  quantity: quantitySchema,
  /** What all pieces brought, 전; null: not sold yet. */
  amount: amountSchema.nullable(),
  /** The completed trade that it was sold in. */
  tradeId: z.int().nullable(),
});
export type SettlementEntry = z.infer<typeof entrySchema>;

const shareSchema = z.strictObject({
  id: z.int().positive(),
  /** Null: somebody by name. */
  profile: playerSchema.nullable(),
  name: z.string(),
  weight: weightSchema,
  /** 전; the holder's contains `rest`. */
  amount: z.int().min(0),
  paidAt: z.iso.datetime().nullable(),
  receivedAt: z.iso.datetime().nullable(),
});
export type SettlementShare = z.infer<typeof shareSchema>;

/** contract §13 */
export const settlementSchema = z.strictObject({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  partyId: z.int().positive().nullable(),
  guildId: z.int().positive().nullable(),
  creator: playerSchema,
  title: z.string(),
  /** Rises with each change but marks. */
  version: z.int().positive(),
  entries: z.array(entrySchema),
  shares: z.array(shareSchema),
  unit: unitSchema,
  remainder: remainderSchema,
  /** Which share is that of who has the money. */
  holderIndex: z.int().min(0),
  /** The sum of what was sold, 전. */
  sale: z.int().min(0),
  /** What goes to the guild, 전. */
  kept: z.int().min(0),
  /** What of the holder's share is left over, 전. */
  rest: z.int().min(0),
  /** All is sold, and all others are paid. */
  isDone: z.boolean(),
  /** Lines for a chat. */
  text: z.string(),
});
export type Settlement = z.infer<typeof settlementSchema>;

/** One of `tradeId`, `itemId`, `name`. Of a trade with a price, item, quantity and amount are the trade's. */
const newEntrySchema = z.strictObject({
  itemId: idSchema.nullish(),
  name: plainText({ min: 1, max: MAX_ENTRY_NAME_LENGTH }).optional(),
  quantity: quantitySchema.optional(),
  amount: amountSchema.nullish(),
  tradeId: idSchema.nullish(),
});
export type NewEntry = z.infer<typeof newEntrySchema>;

/** Either `profileId` or `name`. */
const newShareSchema = z.strictObject({
  profileId: idSchema.nullish(),
  name: plainText({ min: MIN_NAME_LENGTH, max: MAX_NAME_LENGTH }).optional(),
  weight: weightSchema.optional(),
});
export type NewShare = z.infer<typeof newShareSchema>;

const entriesSchema = z.array(newEntrySchema).min(1).max(MAX_ENTRIES);
const sharesSchema = z.array(newShareSchema).min(1).max(MAX_SHARES);
const holderIndexSchema = z
  .int()
  .min(0)
  .max(MAX_SHARES - 1);

export const newSettlementSchema = z.strictObject({
  partyId: idSchema.nullish(),
  guildId: idSchema.nullish(),
  gatheringId: idSchema.nullish(),
  title: titleSchema,
  entries: entriesSchema,
  /** Where absent: the members of the party, or those who come to the gathering and do not wait. */
  shares: sharesSchema.optional(),
  unit: unitSchema.optional(),
  remainder: remainderSchema.optional(),
  holderIndex: holderIndexSchema.optional(),
});
export type NewSettlement = z.infer<typeof newSettlementSchema>;

/** What is given changes. `version`: the one that was read. */
export const settlementChangeSchema = z.strictObject({
  version: z.int().positive(),
  title: titleSchema.optional(),
  entries: entriesSchema.optional(),
  shares: sharesSchema.optional(),
  unit: unitSchema.optional(),
  remainder: remainderSchema.optional(),
  holderIndex: holderIndexSchema.optional(),
});
export type SettlementChange = z.infer<typeof settlementChangeSchema>;

export const shareMarksSchema = z
  .strictObject({ paid: z.boolean().optional(), received: z.boolean().optional() })
  .refine(({ paid, received }) => paid !== undefined || received !== undefined, 'paid 나 received 를 적어야 합니다.');
export type ShareMarks = z.infer<typeof shareMarksSchema>;
