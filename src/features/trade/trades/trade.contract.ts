import { z } from 'zod';
import { plainText } from '#shared/plain-text.ts';
import { MAX_COMMENT_LENGTH, MAX_PRICE, MAX_QUANTITY } from './trade.limits.ts';

/** 1 팝니다, 2 삽니다. */
export const tradeTypeSchema = z.union([z.literal(1), z.literal(2)]);
export type TradeType = z.infer<typeof tradeTypeSchema>;
/** 1 대기, 2 완료, 3 취소. */
export const tradeStatusSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type TradeStatus = z.infer<typeof tradeStatusSchema>;
/** 전 per piece; null: offers wanted (제시). */
export const priceSchema = z.int().min(1).max(MAX_PRICE);

/** Columns of a trade; `listedTradeSchema` adds its item and player. */
export const tradeSchema = z.strictObject({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  tradeType: tradeTypeSchema,
  durability: z.int().nullable(),
  price: z.int().nullable(),
  /** 1 상관없음, 2 선불, 3 후불, 4 둘 다 (old rows only). */
  payMethod: z.int().min(1).max(4),
  isAuth: z.boolean(),
  isNegotiation: z.boolean(),
  comment: z.string(),
  quantity: z.int(),
  status: tradeStatusSchema,
  completedAt: z.iso.datetime().nullable(),
  cancelledAt: z.iso.datetime().nullable(),
  /** The time at which the other player confirmed the deal. */
  confirmedAt: z.iso.datetime().nullable(),
  excludePrice: z.boolean(),
  profileId: z.int().positive(),
  itemId: z.int().positive(),
  gameServer: z.int().positive(),
  /** Time of creation or of the last bump; lists are sorted by it. */
  bumpedAt: z.iso.datetime(),
  /** `bumpedAt` under its name from before 2026-11; included until the release after next. */
  liftedAt: z.iso.datetime(),
  /** The trade is waiting and was neither changed nor bumped for 14 days. */
  isOld: z.boolean(),
  /** Created by `npm run demo`. */
  isSample: z.boolean(),
});
export type Trade = z.infer<typeof tradeSchema>;

/** For a deleted player: `userId` null, name 탈퇴한 사용자. */
export const listedTradeSchema = tradeSchema.extend({
  item: z.strictObject({ id: z.int(), name: z.string(), type: z.int(), iconUrl: z.string().nullable() }),
  profile: z.strictObject({
    id: z.int(),
    userId: z.guid().nullable(),
    name: z.string(),
    job: z.int(),
    grade: z.int(),
    level: z.int(),
  }),
});
export type ListedTrade = z.infer<typeof listedTradeSchema>;

export const operatorReasonSchema = z.strictObject({ reason: plainText({ min: 2, max: 200 }) });

export const reportedTradeSchema = z.object({
  id: z.int().positive(),
  itemId: z.int().positive(),
  /** Null: the item is not in the game data any more. */
  item: z.strictObject({ name: z.string(), type: z.int(), subType: z.string().nullable() }).nullable(),
  gameServer: z.int(),
  tradeType: z.int(),
  price: z.int().nullable(),
  quantity: z.int(),
  comment: z.string(),
  status: z.int(),
  hiddenAt: z.iso.datetime().nullable(),
  priceExcludedReason: z.string().nullable(),
});
export type ReportedTrade = z.infer<typeof reportedTradeSchema>;

/** Visible to its owner and to operators; includes hidden and cancelled trades. */
export const ownTradeSchema = listedTradeSchema.extend({
  /** Not null: hidden by operators. */
  hiddenAt: z.iso.datetime().nullable(),
  hiddenReason: z.string().nullable(),
  /** Not null: absent from all lists while its owner is suspended. */
  restsSince: z.iso.datetime().nullable(),
  /** Possible values: replaced, owner, old, operator, account. */
  cancelledBy: z.string().nullable(),
  counterpart: z.strictObject({ id: z.int(), name: z.string() }).nullable(),
  /** The named player denied the deal; nobody can be named again. */
  isDenied: z.literal(true).optional(),
});
export type OwnTrade = z.infer<typeof ownTradeSchema>;

/**
 * Body of `POST /api/trades`. The service checks the item's own limits (maximum quantity, durability) and the server.
 */
export const newTradeSchema = z.strictObject({
  itemId: z.int().positive(),
  tradeType: tradeTypeSchema,
  price: priceSchema.nullable(),
  gameServer: z.int().positive(),
  quantity: z.int().min(1).max(MAX_QUANTITY).optional(),
  durability: z.int().min(0).nullable().optional(),
  payMethod: z.int().min(1).max(3).optional(),
  isAuth: z.boolean().optional(),
  isNegotiation: z.boolean().optional(),
  comment: plainText({ min: 0, max: MAX_COMMENT_LENGTH }).optional(),
  excludePrice: z.boolean().optional(),
});
export type NewTrade = z.infer<typeof newTradeSchema>;

export const tradePriceSchema = z.strictObject({ price: priceSchema.nullable() });

export const tradeCountSchema = z.strictObject({ 0: z.int(), 1: z.int(), 2: z.int(), 3: z.int() });
export type TradeCount = z.infer<typeof tradeCountSchema>;

/** Response of `PUT /api/profiles/pullUpTrade`: always HTTP 200, with the result in the body. */
export const bumpSchema = z.strictObject({
  statusCode: z.union([z.literal(200), z.literal(409), z.literal(429)]),
  message: z.string(),
  nextAt: z.iso.datetime().nullable(),
});
export type Bump = z.infer<typeof bumpSchema>;

/** A side of an order book: at most `BOOK_COUNTED` trades are counted. */
const bookSideSchema = z.strictObject({ count: z.int(), rows: z.array(listedTradeSchema) });
export const orderBookSchema = z.strictObject({ sell: bookSideSchema, buy: bookSideSchema });

export interface OrderBook {
  sell: BookSide;
  buy: BookSide;
}
export interface BookSide {
  count: number;
  rows: ListedTrade[];
}
