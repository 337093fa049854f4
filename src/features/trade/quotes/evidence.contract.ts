import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { idParams } from '#shared/params.ts';
import { itemQuotesSchema, leftOutReasonSchema, quoteWindowQuery } from './quote.contract.ts';

/** A trade as far as it concerns the price: no names. */
export const evidenceTradeSchema = z.strictObject({
  id: z.int(),
  /** When it counts: the completion, or the last creation, lift or price change. */
  at: z.iso.datetime(),
  price: z.int().nullable(),
  quantity: z.int(),
  gameServer: z.int(),
  status: z.union([z.literal(1), z.literal(2)]),
  /** Tells one player from another within this answer only. */
  player: z.string(),
});
export type EvidenceTrade = z.infer<typeof evidenceTradeSchema>;

const evidenceListsSchema = z.strictObject({
  counted: z.array(evidenceTradeSchema),
  /** Without a number where not everybody may see the trade, or know what became of its player. */
  leftOut: z.array(evidenceTradeSchema.extend({ id: z.int().nullable(), reason: leftOutReasonSchema })),
});

/** One side: the trades of the window, and those of the window before, with which `change` compares. */
export const sideEvidenceSchema = evidenceListsSchema.extend({ previous: evidenceListsSchema });
export type SideEvidence = z.infer<typeof sideEvidenceSchema>;

/** Later than `from`, and not later than `to`. */
const spanSchema = z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime() });

/** All that is needed to compute the quote again to the digit. */
export const evidenceSchema = z.strictObject({
  itemId: z.int(),
  /** Null: all servers together. */
  gameServer: z.int().nullable(),
  days: z.int(),
  asOf: z.iso.datetime(),
  window: spanSchema,
  previousWindow: spanSchema,
  /** Of the method. */
  version: z.int(),
  /** The steps in Korean. */
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
  description: '센 거래와 뺀 거래, 뺀 까닭. 이 답만으로 시세를 끝자리까지 다시 셈할 수 있습니다.',
  params: idParams,
  query: quoteWindowQuery,
  response: { 200: evidenceSchema },
});
