import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { idParams } from '#shared/params.ts';
import { itemQuotesSchema, leftOutReasonSchema, priceRangeSchema, quoteWindowQuery } from './quote.contract.ts';

/** A trade without the name of its player. */
export const evidenceTradeSchema = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  price: z.int().nullable(),
  quantity: z.int(),
  gameServer: z.int(),
  status: z.union([z.literal(1), z.literal(2)]),
  /** Distinguishes players within this answer only. */
  player: z.string(),
  /** The player's weight at the end of the window, 28 being a full one; 0: the trade is left out whatever its price. */
  weight: z.int(),
});
export type EvidenceTrade = z.infer<typeof evidenceTradeSchema>;

/** Excluded from low, high and the last completed price only. */
const OUTSIDE_NARROW_BAND = 'OUTSIDE_NARROW_BAND';

const bandsSchema = z.strictObject({
  /** The weighted median is the mean of the two. */
  middle: z.tuple([z.int(), z.int()]),
  mad: z.number(),
  wide: priceRangeSchema,
  narrow: priceRangeSchema,
});

const evidenceListsSchema = z.strictObject({
  /** Null below 5 players. */
  bands: bandsSchema.nullable(),
  counted: z.array(evidenceTradeSchema.extend({ reason: z.literal(OUTSIDE_NARROW_BAND).nullable() })),
  /** Id null where the trade or the state of its player is not public. */
  leftOut: z.array(evidenceTradeSchema.extend({ id: z.int().nullable(), reason: leftOutReasonSchema })),
});

/** Trades of the window, and of the previous window for `change`. */
export const sideEvidenceSchema = evidenceListsSchema.extend({ previous: evidenceListsSchema });
export type SideEvidence = z.infer<typeof sideEvidenceSchema>;

/** Excludes `from`, includes `to`. */
const spanSchema = z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime() });

/** Contains enough to recompute the quote exactly. */
export const evidenceSchema = z.strictObject({
  itemId: z.int(),
  /** Null: all servers. */
  gameServer: z.int().nullable(),
  days: z.int(),
  asOf: z.iso.datetime(),
  window: spanSchema,
  previousWindow: spanSchema,
  version: z.int(),
  method: z.array(z.string()),
  quote: itemQuotesSchema,
  sell: sideEvidenceSchema,
  buy: sideEvidenceSchema,
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const getEvidence = endpoint({
  method: 'GET',
  path: '/api/prices/items/:id/evidence',
  who: 'anyone',
  tags: ['prices'],
  summary: '시세의 근거',
  description: '센 거래와 뺀 거래, 뺀 사유. 이 답만으로 시세를 끝자리까지 다시 계산할 수 있습니다.',
  params: idParams,
  query: quoteWindowQuery,
  response: { 200: evidenceSchema },
  errors: ['RATE_LIMITED'],
});
