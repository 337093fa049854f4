import { z } from 'zod';
import { actingOperatorSchema, bulkIdsSchema, bulkReasonSchema } from '#features/people/operators/bulk-act.contract.ts';
import { priceSchema, tradeTypeSchema } from '#features/trade/trades/trade.contract.ts';
import { MAX_QUANTITY } from '#features/trade/trades/trade.limits.ts';
import { MAX_CHANNEL } from '#shared/channels.ts';
import { plainText } from '#shared/plain-text.ts';
import { HEAT_HOURS, MAX_MESSAGES, MAX_MUTE_HOURS, MAX_NAME_LENGTH, MIN_MUTE_HOURS } from './broadcast.limits.ts';

/** Kinds: 1 거래, 2 파티 (문파 모집도), 9 그 밖. */
export const broadcastKindSchema = z.union([z.literal(1), z.literal(2), z.literal(9)]);

/** Reading of a shout of kind 1 that was understood. */
const broadcastReadSchema = z.strictObject({
  tradeType: tradeTypeSchema,
  item: z.strictObject({ id: z.int().positive(), name: z.string() }),
  /** 전 per piece; null: not stated, or not certain. */
  price: priceSchema.nullable(),
  quantity: z.int().min(1).max(MAX_QUANTITY).nullable(),
  /** Whether the unit of the price was not stated and follows from the quote. */
  isImplied: z.boolean(),
  confidence: z.number().min(0).max(1),
});
export type BroadcastRead = z.infer<typeof broadcastReadSchema>;

/** A shout as everybody sees it (contract §16). */
export const broadcastSchema = z.strictObject({
  id: z.int().positive(),
  /** Time at which it was received. */
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
  gameServer: z.int().positive(),
  /** 0: unknown. */
  channel: z.int().min(0).max(MAX_CHANNEL),
  name: z.string(),
  message: z.string(),
  kind: broadcastKindSchema,
  read: broadcastReadSchema.nullable(),
  /** Number of equal shouts, at most 30 minutes apart. */
  repeats: z.int().positive(),
  firstAt: z.iso.datetime(),
  isSample: z.boolean(),
});
export type Broadcast = z.infer<typeof broadcastSchema>;

export const broadcastHeatSchema = z.strictObject({
  hours: z.literal(HEAT_HOURS),
  /** Channels by number of shouts, most first. Counts are by hour of the last day, the present hour last. */
  channels: z.array(z.strictObject({ channel: z.int(), counts: z.array(z.int()).length(HEAT_HOURS) })),
});
export type BroadcastHeat = z.infer<typeof broadcastHeatSchema>;

export const ingestedBatchSchema = z.strictObject({
  source: z.string().regex(/^[a-z0-9-]{1,20}$/, '영어 소문자, 숫자, 줄표로 20자까지 적어 주세요.'),
  gameServer: z.int().positive(),
  /**
   * Each is `{at, channel 0-9999, name 1-12, message 1-200, ref?}`. An invalid message is refused without the others.
   */
  messages: z.array(z.unknown()).min(1).max(MAX_MESSAGES),
});
export type IngestedBatch = z.infer<typeof ingestedBatchSchema>;

export const ingestAnswerSchema = z.strictObject({
  stored: z.int().min(0),
  duplicates: z.int().min(0),
  refused: z.array(z.strictObject({ index: z.int().min(0), ref: z.string().nullable(), message: z.string() })),
});
export type IngestAnswer = z.infer<typeof ingestAnswerSchema>;

/** A shout for operators, with the reason why it is hidden. */
export const operatorBroadcastSchema = broadcastSchema.extend({
  /** The unmasked text. */
  original: z.string(),
  hiddenBy: z.enum(['hand', 'mute', 'rule']).nullable(),
  rule: z.strictObject({ id: z.int(), kind: z.string().nullable(), pattern: z.string().nullable() }).nullable(),
  source: z.string(),
});
export type OperatorBroadcast = z.infer<typeof operatorBroadcastSchema>;

export const reportedBroadcastSchema = z.object({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  gameServer: z.int(),
  channel: z.int(),
  name: z.string(),
  message: z.string(),
  hiddenBy: z.string().nullable(),
});

const nameSchema = plainText({ min: 1, max: MAX_NAME_LENGTH });
export const muteHoursSchema = z.int().min(MIN_MUTE_HOURS).max(MAX_MUTE_HOURS);

export const newMuteSchema = z.strictObject({
  name: nameSchema,
  gameServer: z.int().positive(),
  hours: muteHoursSchema,
  reason: plainText({ min: 2, max: 200 }),
});
export type NewMute = z.infer<typeof newMuteSchema>;

export const nameErasureSchema = z.strictObject({ name: nameSchema, gameServer: z.int().positive() });
export type NameErasure = z.infer<typeof nameErasureSchema>;

/** A name whose shouts are hidden for a while. */
export const mutedNameSchema = z.strictObject({
  name: z.string(),
  gameServer: z.int().positive(),
  /** Null for old rows, as `mutedBy`. */
  mutedAt: z.iso.datetime().nullable(),
  mutedUntil: z.iso.datetime(),
  mutedBy: actingOperatorSchema.nullable(),
});
export type MutedName = z.infer<typeof mutedNameSchema>;

export const muteEndSchema = z.strictObject({
  name: nameSchema,
  gameServer: z.int().positive(),
  reason: bulkReasonSchema,
});
export type MuteEnd = z.infer<typeof muteEndSchema>;

export const broadcastBulkSchema = z.strictObject({
  ids: bulkIdsSchema,
  action: z.enum(['hide', 'show']),
  reason: bulkReasonSchema,
});

/** Number of shouts that an action of an operator changed. */
export const changedSchema = z.strictObject({ changed: z.int().min(0) });
export type Changed = z.infer<typeof changedSchema>;
