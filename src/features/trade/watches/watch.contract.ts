import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { idParams } from '#shared/params.ts';
import { successSchema } from '#shared/success.ts';
import { priceSchema, tradeTypeSchema } from '../trades/trade.contract.ts';

/** listing: a trade appears at the price; quote: the 7-day quote of the side crosses it. */
export const watchSubjectSchema = z.enum(['listing', 'quote']);
export type WatchSubject = z.infer<typeof watchSubjectSchema>;
/** The price itself is beyond it: ≤ or ≥. */
export const watchDirectionSchema = z.enum(['below', 'above']);
export type WatchDirection = z.infer<typeof watchDirectionSchema>;

const newWatchSchema = z.strictObject({
  itemId: z.int().positive(),
  subject: watchSubjectSchema,
  /** The side that is watched: 1 trades that sell, 2 trades that buy. */
  tradeType: tradeTypeSchema,
  /** Left out: below for 1, above for 2. */
  direction: watchDirectionSchema.optional(),
  price: priceSchema,
  /** Null or left out: all servers. */
  gameServer: z.int().positive().nullish(),
});
export type NewWatch = z.infer<typeof newWatchSchema>;

export const watchSchema = z.strictObject({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  item: z.strictObject({ id: z.int(), name: z.string(), type: z.int(), iconUrl: z.string().nullable() }),
  subject: watchSubjectSchema,
  tradeType: tradeTypeSchema,
  direction: watchDirectionSchema,
  price: priceSchema,
  gameServer: z.int().positive().nullable(),
  /** 모든 서버 when it watches all. */
  serverName: z.string(),
  /** When it fired last, as far as its notifications are kept (90 days). */
  firedAt: z.iso.datetime().nullable(),
  /** How often it fired in that time. */
  fireCount: z.int(),
});
export type Watch = z.infer<typeof watchSchema>;

/** How often it would have fired, by real history; quotes by the medians of days. */
export const watchPreviewSchema = z.strictObject({
  /** In the last 7 days. */
  week: z.int(),
  /** In the last 30 days. */
  month: z.int(),
  /** Trades of others that wait beyond the price already, counted up to 100; of a quote: 1 when it stands beyond it. */
  now: z.int(),
});
export type WatchPreview = z.infer<typeof watchPreviewSchema>;

const tags = ['watches'];

export const listWatches = endpoint({
  method: 'GET',
  path: '/api/watches',
  who: 'player',
  tags,
  summary: '내 가격 알림',
  response: { 200: z.array(watchSchema) },
});

export const createWatch = endpoint({
  method: 'POST',
  path: '/api/watches',
  who: 'player',
  tags,
  summary: '가격 알림 두기',
  body: newWatchSchema,
  response: { 201: watchSchema },
});

export const previewWatch = endpoint({
  method: 'POST',
  path: '/api/watches/preview',
  who: 'player',
  evenSuspended: true,
  tags,
  summary: '두기 전에: 지난 7일과 30일에 몇 번 울렸을지',
  body: newWatchSchema,
  response: { 200: watchPreviewSchema },
});

export const deleteWatch = endpoint({
  method: 'DELETE',
  path: '/api/watches/:id',
  who: 'player',
  evenSuspended: true,
  tags,
  summary: '가격 알림 지우기',
  params: idParams,
  response: { 200: successSchema },
});
