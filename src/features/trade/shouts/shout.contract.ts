import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { textUpTo } from '#shared/plain-text.ts';
import { priceSchema, tradeTypeSchema } from '../trades/trade.contract.ts';
import { MAX_QUANTITY } from '../trades/trade.limits.ts';

export const MAX_SHOUT_LENGTH = 500;

/**
 * `CASH_TRADE` and `AD`: nothing else is read. `OFFER`: offers wanted (제시), `NEGOTIATION`: 흥정, `AUTH`: 인증, `BARTER`:
 * 교환, `GIVEAWAY`: 나눔, `PRICE_ASKED`: ㅇㅁ, `TOTAL`: the price is for all pieces, `AMBIGUOUS_ITEM`: an abbreviation stands
 * for several items, which are all listed.
 */
export const shoutFlagSchema = z.enum([
  'CASH_TRADE',
  'AD',
  'OFFER',
  'NEGOTIATION',
  'AUTH',
  'BARTER',
  'GIVEAWAY',
  'PRICE_ASKED',
  'TOTAL',
  'AMBIGUOUS_ITEM',
]);
export type ShoutFlag = z.infer<typeof shoutFlagSchema>;

export const shoutItemSchema = z.object({
  id: z.int().positive(),
  name: z.string(),
  /** 1 for the full name, less for an abbreviation, and even less for an ambiguous one. */
  score: z.number().min(0).max(1),
});
export type ShoutItem = z.infer<typeof shoutItemSchema>;

/** `null`: not stated, or ambiguous. */
export const readShoutSchema = z.object({
  tradeType: tradeTypeSchema.nullable(),
  items: z.array(shoutItemSchema),
  /** 전 per piece. */
  price: priceSchema.nullable(),
  quantity: z.int().min(1).max(MAX_QUANTITY).nullable(),
  durability: z.int().min(0).nullable(),
  /** 2 선불, 3 후불. */
  payMethod: z.union([z.literal(2), z.literal(3)]).nullable(),
  isNegotiation: z.boolean().nullable(),
  isAuth: z.boolean().nullable(),
  flags: z.array(shoutFlagSchema),
  /** Understood share of the text, 0 to 1. */
  confidence: z.number().min(0).max(1),
});
export type ReadShout = z.infer<typeof readShoutSchema>;

/** Changes nothing, so it needs no session; the address limit and the same-site rule apply. */
export const parseShout = endpoint({
  method: 'POST',
  path: '/api/trades/parse',
  who: 'anyone',
  changesNothing: true,
  tags: ['trades'],
  summary: '외침 읽기',
  body: z.strictObject({ text: textUpTo(MAX_SHOUT_LENGTH) }),
  response: { 200: readShoutSchema },
});
