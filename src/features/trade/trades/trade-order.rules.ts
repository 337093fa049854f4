import { AppError } from '#shared/errors.ts';
import { MAX_ID } from '#shared/ids.ts';
import { tradeErrors } from '../trade-error.labels.ts';
import type { TradeFilter, TradeListQuery } from './trade.filter.ts';
import { TRADE_STATUS, TRADE_TYPE } from './trade-codes.ts';
import { readTradeCursor } from './trade-cursor.rules.ts';

/** `new`: last bump first. The others hold waiting trades with a price only, those far off last. */
export const TRADE_ORDERS = ['new', 'price', 'ratio'] as const;
export type TradeOrder = (typeof TRADE_ORDERS)[number];
export type ValueOrder = Exclude<TradeOrder, 'new'>;

/** Orders by price and by ratio are of waiting trades; the cheapest sellers and the dearest buyers have no common one. */
export function ordersWith({ tradeType, status }: Pick<TradeListQuery, 'tradeType' | 'status'>): readonly TradeOrder[] {
  if (status === TRADE_STATUS.completed || status === TRADE_STATUS.cancelled) return ['new'];
  return TRADE_ORDERS.filter((order) => order !== 'price' || tradeType !== undefined);
}

/** @throws {AppError} INVALID_INPUT: `price` without a side, or another status is asked for */
export function requireOrdered(order: ValueOrder, { status, ...filter }: TradeListQuery): TradeFilter {
  if (ordersWith({ ...filter, status }).includes(order)) return filter;
  throw order === 'price' && filter.tradeType === undefined
    ? invalid('tradeType', tradeErrors.priceOrderNeedsSide)
    : invalid('status', tradeErrors.orderOfWaitingOnly);
}

function invalid(path: string, message: string): AppError {
  return new AppError('INVALID_INPUT', { message, issues: [{ path, message }] });
}

/** Where a page of an order by price or by ratio ends. */
export interface ValueKey {
  isFarOff: boolean;
  value: number;
  id: number;
}

const FORM = /^([pr])([01])-([0-9a-z]{1,13})-([0-9a-z]{1,6})$/;
const LETTERS = { price: 'p', ratio: 'r' } as const;

/** Buyers stand by the highest price or ratio first, all others by the lowest. */
export function isDescending(tradeType: number | undefined): boolean {
  return tradeType === TRADE_TYPE.buy;
}

/** Opaque to clients; safe in a URL as it is. */
export function valueCursor(order: ValueOrder, { isFarOff, value, id }: ValueKey): string {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value);
  const text = bits.getBigUint64(0).toString(36);
  return `${LETTERS[order]}${Number(isFarOff)}-${text}-${id.toString(36)}`;
}

export function readValueCursor(order: ValueOrder, cursor: string): ValueKey | undefined {
  const [, letter, far, digits = '', number = ''] = FORM.exec(cursor) ?? [];
  if (letter !== LETTERS[order]) return undefined;
  const read = readBase36(digits);
  if (read >> 64n !== 0n) return undefined;
  const bits = new DataView(new ArrayBuffer(8));
  bits.setBigUint64(0, read);
  const value = bits.getFloat64(0);
  const id = Number.parseInt(number, 36);
  return Number.isFinite(value) && value > 0 && id <= MAX_ID ? { isFarOff: far === '1', value, id } : undefined;
}

export function isCursorOf(order: TradeOrder, cursor: string): boolean {
  return (order === 'new' ? readTradeCursor(cursor) : readValueCursor(order, cursor)) !== undefined;
}

export function isCursor(cursor: string): boolean {
  return TRADE_ORDERS.some((order) => isCursorOf(order, cursor));
}

function readBase36(digits: string): bigint {
  return [...digits].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
}
