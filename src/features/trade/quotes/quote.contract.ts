import { z } from 'zod';
import { itemSchema } from '#features/game-data/catalog/item.contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import { idParams, idText, integerText } from '#shared/params.ts';

const amount = z.int().nullable();

/** Level by the sum of weights: none 0, low below 84, medium below 280, high (contract §6). */
export const confidenceSchema = z.enum(['none', 'low', 'medium', 'high']);
export type Confidence = z.infer<typeof confidenceSchema>;

export const leftOutReasonSchema = z.enum([
  'HIDDEN',
  'DELETED',
  'SUSPENDED',
  'NO_PRICE',
  'EXCLUDED_BY_OPERATOR',
  'EXCLUDED_BY_POSTER',
  'MANIPULATED',
  'EARLIER_OF_SAME_PLAYER',
  'OUTLIER',
]);
export type LeftOutReason = z.infer<typeof leftOutReasonSchema>;

/** Integer prices, both ends included. */
export const priceRangeSchema = z.strictObject({ low: z.int(), high: z.int() });

/** Figures of one side in 전 per piece. Without prices: null and 0. */
export const quoteSchema = z.strictObject({
  median: amount,
  p25: amount,
  p75: amount,
  low: amount,
  high: amount,
  players: z.int(),
  /** Sum of the players' weights; 28 is the weight of one established player. */
  weight: z.int(),
  /** Number of counted prices that were completed: at most one for each player. */
  completed: z.int(),
  /** Number of completed deals of the window: at most one for each player and Korean day. */
  deals: z.int(),
  lastPrice: amount,
  lastAt: z.iso.datetime().nullable(),
  /** Change of the median against the previous window: 0.032 is +3.2 %; null if either is missing. */
  change: z.number().nullable(),
  confidence: confidenceSchema,
  /** The wide band: listings outside of it are marked. Null below 5 players. */
  band: priceRangeSchema.nullable(),
});
export type Quote = z.infer<typeof quoteSchema>;

export const exclusionSchema = z.strictObject({ reason: z.string() });

export const itemQuotesSchema = z.strictObject({
  sell: quoteSchema,
  buy: quoteSchema,
  /** Not null: the item is excluded from quotes (시세 제외). */
  excluded: exclusionSchema.nullable(),
});
export type ItemQuotes = z.infer<typeof itemQuotesSchema>;

export const priceDaySchema = z.strictObject({
  /** Korean calendar day, `2026-11-20`. */
  day: z.iso.date(),
  sellMedian: amount,
  buyMedian: amount,
  completedMedian: amount,
  sellCount: z.int(),
  buyCount: z.int(),
  completedCount: z.int(),
});
export type PriceDay = z.infer<typeof priceDaySchema>;

export const itemPricesSchema = z.strictObject({ quote: itemQuotesSchema, days: z.array(priceDaySchema) });

const popularItemSchema = z.strictObject({
  ...itemSchema.shape,
  tradeCount: z.int(),
  ...itemQuotesSchema.shape,
  spark: z.array(z.int().nullable()),
});

export const USUAL_DAYS = 7;

/** Id of a configured server. */
const gameServer = idText.optional();
export const quoteWindowQuery = z.object({
  gameServer,
  days: integerText(1, 365).prefault(String(USUAL_DAYS)),
});

export const listPopularItems = endpoint({
  method: 'GET',
  path: '/api/items/popular-with-prices',
  who: 'anyone',
  tags: ['items'],
  summary: '많이 거래되는 아이템과 시세',
  query: z.object({
    appVersion: z.string().optional(),
    type: integerText(-1, 11).prefault('-1'),
    days: integerText(1, 90).prefault('1'),
    gameServer,
  }),
  response: { 200: z.array(popularItemSchema) },
});

export const getItemPrices = endpoint({
  method: 'GET',
  path: '/api/prices/items/:id',
  who: 'anyone',
  tags: ['prices'],
  summary: '아이템의 시세와 날마다의 가격',
  description: '시세의 기간은 days × 24시간, 날은 한국의 달력으로 오늘까지 days일입니다. 가격이 없는 날은 빠집니다.',
  params: idParams,
  query: quoteWindowQuery,
  response: { 200: itemPricesSchema },
});

export interface QuoteWindow {
  gameServer?: number | undefined;
  days?: number | undefined;
}

/** Popular items are sorted by the sum of the weights of their traders, the greatest first. */
export interface PopularItem {
  itemId: number;
  tradeCount: number;
  quotes: ItemQuotes;
  spark: (number | null)[];
}

/** Data of `quote.changed` in `/api/live`: quotes of the default window; `gameServer` 0: all servers. */
export interface QuoteChanged {
  itemId: number;
  gameServer: number;
  quotes: ItemQuotes;
  /** Only the method of computation changed, so nobody is notified. */
  isRecount?: true;
}

export interface QuoteReader {
  quotesOf(itemIds: readonly number[], window?: QuoteWindow): Promise<ReadonlyMap<number, ItemQuotes>>;
  popular(window: QuoteWindow & { type?: number | undefined; limit: number }): Promise<readonly PopularItem[]>;
  daysOf(itemId: number, window?: QuoteWindow): Promise<PriceDay[]>;
}
