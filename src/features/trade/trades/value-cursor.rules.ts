import { MAX_ID } from '#shared/ids.ts';
import { readTradeCursor } from './trade-cursor.rules.ts';
import { TRADE_ORDERS, type TradeOrder, type ValueOrder } from './trade-order.rules.ts';

/** Position after a page in an order by price or by ratio. */
export interface ValueKey {
  isFarOff: boolean;
  value: number;
  id: number;
}

const FORM = /^([pr])([01])-([0-9a-z]{1,13})-([0-9a-z]{1,6})$/;
const LETTERS = { price: 'p', ratio: 'r' } as const;

/** Opaque to clients; needs no escaping in a URL. */
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

export function isCursorFor(order: TradeOrder, cursor: string): boolean {
  return (order === 'new' ? readTradeCursor(cursor) : readValueCursor(order, cursor)) !== undefined;
}

export function isCursor(cursor: string): boolean {
  return TRADE_ORDERS.some((order) => isCursorFor(order, cursor));
}

function readBase36(digits: string): bigint {
  return [...digits].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
}
