import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { idParams, idsText } from '#shared/params.ts';
import { successSchema } from '#shared/success.ts';
import { priceSchema, tradeStatusSchema, tradeTypeSchema } from '../trades/trade.contract.ts';

export const MAX_WATCHES = 50;
/** Hysteresis: part of the price that a quote must return by before it can cross again. */
export const QUOTE_BACK_BY = 0.03;
export const PREVIEW_WEEK_DAYS = 7;
export const PREVIEW_MONTH_DAYS = 30;
/** Limit for each watch and hour, so that repeated listings of one player stop notifying. */
export const MAX_RINGS_BY_ONE_PLAYER = 3;

/** Maximum number of ids of one kind in one request. */
export const MAX_ALERTED = 50;

/** listing: a trade appears at the price, or at any price; quote: the 7-day quote crosses the price. */
export const watchSubjectSchema = z.enum(['listing', 'quote']);
export type WatchSubject = z.infer<typeof watchSubjectSchema>;
/** below: at most the price; above: at least the price. */
export const watchDirectionSchema = z.enum(['below', 'above']);
export type WatchDirection = z.infer<typeof watchDirectionSchema>;

const newWatchSchema = z
  .strictObject({
    itemId: z.int().positive(),
    subject: watchSubjectSchema,
    tradeType: tradeTypeSchema,
    /** Default: below for 1, above for 2. */
    direction: watchDirectionSchema.optional(),
    /** Null: any listing, including those without a price. */
    price: priceSchema.nullable(),
    /** Null or absent: all servers. */
    gameServer: z.int().positive().nullish(),
  })
  .refine(({ subject, price }) => subject === 'listing' || price !== null, {
    path: ['price'],
    message: '시세 알림에는 가격을 적어 주세요.',
  });
export type NewWatch = z.infer<typeof newWatchSchema>;

export const watchSchema = z.strictObject({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  item: z.strictObject({ id: z.int(), name: z.string(), type: z.int(), iconUrl: z.string().nullable() }),
  subject: watchSubjectSchema,
  tradeType: tradeTypeSchema,
  direction: watchDirectionSchema,
  /** Null: any listing, including those without a price. */
  price: priceSchema.nullable(),
  gameServer: z.int().positive().nullable(),
  serverName: z.string(),
  /** Known only for the lifetime of notifications (90 days). */
  firedAt: z.iso.datetime().nullable(),
  fireCount: z.int(),
});
export type Watch = z.infer<typeof watchSchema>;

export const watchPreviewSchema = z.strictObject({
  week: z.int(),
  month: z.int(),
  /** Number of waiting trades of others at such a price, at most 100; for a quote: 1 if it is beyond the price. */
  now: z.int(),
});
export type WatchPreview = z.infer<typeof watchPreviewSchema>;

const alertedItemSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  type: z.int(),
  subType: z.string().nullable(),
});

export type AlertedItem = z.infer<typeof alertedItemSchema>;

/** Current state of the trade that an alert was about. */
export const alertedTradeSchema = z.strictObject({
  id: z.int().positive(),
  item: alertedItemSchema,
  tradeType: tradeTypeSchema,
  status: tradeStatusSchema,
  price: priceSchema.nullable(),
  quantity: z.int(),
  player: z.strictObject({ id: z.int(), userId: z.string().nullable(), name: z.string() }),
  /** Quote in 전 per piece on its own server and side; null: none. */
  quote: z.int().nullable(),
  /** Number of players behind the quote. */
  players: z.int(),
});
export type AlertedTrade = z.infer<typeof alertedTradeSchema>;

/** Trades that no longer exist and unknown items are left out. */
export const alertedSchema = z.strictObject({ trades: z.array(alertedTradeSchema), items: z.array(alertedItemSchema) });
export type Alerted = z.infer<typeof alertedSchema>;

const tags = ['watches'];

export const listWatches = endpoint({
  method: 'GET',
  path: '/api/watches',
  who: 'player',
  tags,
  summary: '내 가격 알림',
  response: { 200: z.array(watchSchema) },
});

export const readAlerted = endpoint({
  method: 'GET',
  path: '/api/watches/alerted',
  who: 'player',
  tags,
  summary: '알림이 말한 거래와 아이템의 지금 모습',
  query: z.object({ trades: idsText(MAX_ALERTED).optional(), items: idsText(MAX_ALERTED).optional() }),
  response: { 200: alertedSchema },
});

export const createWatch = endpoint({
  method: 'POST',
  path: '/api/watches',
  who: 'player',
  tags,
  summary: '가격 알림 두기',
  body: newWatchSchema,
  response: { 201: watchSchema },
  errors: ['CONFLICT', 'NOT_ALLOWED'],
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
  errors: ['NOT_ALLOWED'],
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
