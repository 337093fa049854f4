import type { TradeListQuery } from './trade.filter.ts';
import { TRADE_STATUS, TRADE_TYPE } from './trade.labels.ts';
import { readTradeCursor } from './trade-cursor.rules.ts';

/** `new`: the last bumped first. The other orders contain only waiting trades with a price, far-off prices last. */
export const TRADE_ORDERS = ['new', 'price', 'ratio'] as const;
export type TradeOrder = (typeof TRADE_ORDERS)[number];
export type ValueOrder = Exclude<TradeOrder, 'new'>;

/**
 * Orders by price and by ratio contain only waiting trades. Sellers and buyers are sorted in opposite directions, so a
 * list of both has no such order.
 */
export function ordersWith({ tradeType, status }: Pick<TradeListQuery, 'tradeType' | 'status'>): readonly TradeOrder[] {
  if (status === TRADE_STATUS.completed || status === TRADE_STATUS.cancelled) return ['new'];
  return TRADE_ORDERS.filter((order) => order !== 'price' || tradeType !== undefined);
}

/** Buyers are sorted by the highest price or ratio first, all others by the lowest. */
export function isDescending(tradeType: number | undefined): boolean {
  return tradeType === TRADE_TYPE.buy;
}

const VALUE_CURSOR = /^([pr])[01]-[0-9a-z]{1,13}-[0-9a-z]{1,6}$/;

/** Detects the order from the form of a cursor; only the server can read cursors of orders by value. */
export function orderOfCursor(cursor: string): TradeOrder | undefined {
  const letter = VALUE_CURSOR.exec(cursor)?.[1];
  if (letter !== undefined) return letter === 'p' ? 'price' : 'ratio';
  return readTradeCursor(cursor) && 'new';
}
