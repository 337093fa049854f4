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
/** Shares are multiples of it, in 전. */
const unitSchema = z.literal(UNITS);
/** Receiver of the remainder: 1 the holder, 2 those who lost most (one unit each), 3 the guild. */
const remainderSchema = z.literal([1, 2, 3]);

const playerSchema = z.strictObject({
  id: z.int().positive(),
  /** Null: the account was deleted. */
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
  /** Proceeds of all pieces in 전; null: not sold yet. */
  amount: amountSchema.nullable(),
  /** Id of the completed trade. */
  tradeId: z.int().nullable(),
});
export type SettlementEntry = z.infer<typeof entrySchema>;

const shareSchema = z.strictObject({
  id: z.int().positive(),
  /** Null: a person without an account, by name. */
  profile: playerSchema.nullable(),
  name: z.string(),
  weight: weightSchema,
  /** Amount in 전; the holder's includes `rest`. */
  amount: z.int().min(0),
  paidAt: z.iso.datetime().nullable(),
  receivedAt: z.iso.datetime().nullable(),
});
export type SettlementShare = z.infer<typeof shareSchema>;

/** A settlement, for those who may see it (contract §13). */
export const settlementSchema = z.strictObject({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  partyId: z.int().positive().nullable(),
  guildId: z.int().positive().nullable(),
  creator: playerSchema,
  title: z.string(),
  /** Rises with every change except marks. */
  version: z.int().positive(),
  entries: z.array(entrySchema),
  shares: z.array(shareSchema),
  unit: unitSchema,
  remainder: remainderSchema,
  /** Index of the share whose owner has the money. */
  holderIndex: z.int().min(0),
  /** Sum of the sold entries, in 전. */
  sale: z.int().min(0),
  /** Amount for the guild, in 전. */
  kept: z.int().min(0),
  /** Remainder within the holder's share, in 전. */
  rest: z.int().min(0),
  /** Whether everything is sold and everybody but the holder is paid. */
  isDone: z.boolean(),
  /** Lines for a chat. */
  text: z.string(),
});
export type Settlement = z.infer<typeof settlementSchema>;

/**
 * Exactly one of `tradeId`, `itemId` and `name` is given. For a trade with a price, its item, quantity and amount
 * apply.
 */
const newEntrySchema = z.strictObject({
  itemId: idSchema.nullish(),
  name: plainText({ min: 1, max: MAX_ENTRY_NAME_LENGTH }).optional(),
  quantity: quantitySchema.optional(),
  amount: amountSchema.nullish(),
  tradeId: idSchema.nullish(),
});
export type NewEntry = z.infer<typeof newEntrySchema>;

/** Exactly one of `profileId` and `name` is given. */
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
  /** By default the members of the party, or the players who come to the gathering and do not wait. */
  shares: sharesSchema.optional(),
  unit: unitSchema.optional(),
  remainder: remainderSchema.optional(),
  holderIndex: holderIndexSchema.optional(),
});
export type NewSettlement = z.infer<typeof newSettlementSchema>;

/** Fields that are left out stay. `version` is the one that was read. */
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
