import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { idText } from '#shared/params.ts';

/** Id of a configured server; absent: all. */
export const marketTodayQuery = z.object({ gameServer: idText.optional() });

/** A completed deal that counts in its item's quote; `price` in 전 per piece. */
export const latestDealSchema = z.strictObject({
  tradeId: z.int(),
  itemId: z.int(),
  itemName: z.string(),
  quantity: z.int(),
  price: z.int(),
  at: z.iso.datetime(),
});
export type LatestDeal = z.infer<typeof latestDealSchema>;

export const marketTodaySchema = z.strictObject({
  /**
   * Deals that were completed on this Korean day at a price within the narrow band of a quote of at least 3 players; at
   * most one for each player and item.
   */
  deals: z.int(),
  /** Numbers of waiting listings by side, up to `MAX_OPEN_COUNTED`. */
  sell: z.int(),
  buy: z.int(),
  /** The latest deal of the last 24 hours. */
  latest: latestDealSchema.nullable(),
});
export type MarketToday = z.infer<typeof marketTodaySchema>;

export const getMarketToday = endpoint({
  method: 'GET',
  path: '/api/trades/today',
  who: 'anyone',
  tags: ['trades'],
  summary: '오늘의 체결 수, 올라와 있는 팝니다와 삽니다 수, 방금 체결',
  description: '체결은 시세에 들어간 것(3명부터, 좁은 범위)만 세고 한 사람의 같은 아이템은 하루 한 건으로 셉니다.',
  query: marketTodayQuery,
  response: { 200: marketTodaySchema },
});
