import { getBumpedAt } from '../listings/trade-list-item.rules.ts';
import type { ListedTrade, OrderBook, TradeType } from '../trades/trade.contract.ts';
import { TRADE_TYPE } from '../trades/trade.labels.ts';

export interface BookRow
  extends Pick<
    ListedTrade,
    | 'id'
    | 'tradeType'
    | 'price'
    | 'quantity'
    | 'durability'
    | 'gameServer'
    | 'bumpedAt'
    | 'isNegotiation'
    | 'isOld'
    | 'isSample'
  > {
  player: Pick<ListedTrade['profile'], 'id' | 'userId' | 'name' | 'job' | 'grade'>;
}

export interface BookRows {
  count: number;
  rows: BookRow[];
}

export interface Book {
  sell: BookRows;
  buy: BookRows;
}

export interface DealRow {
  id: number;
  tradeType: TradeType;
  gameServer: number;
  price: number | null;
  quantity: number;
  /** Excluded from the quote by its poster or by an operator. */
  excludePrice: boolean;
  at: string;
}

export const MAX_BOOK_ROWS = 12;
export const MAX_DEALS = 12;

export function bookRow({ profile, ...trade }: ListedTrade): BookRow {
  const { id, tradeType, price, quantity, durability, gameServer, isNegotiation, isOld, isSample } = trade;
  const bumpedAt = getBumpedAt(trade);
  const { userId, name, job, grade } = profile;
  const player = { id: profile.id, userId, name, job, grade };
  return { id, tradeType, price, quantity, durability, gameServer, bumpedAt, isNegotiation, isOld, isSample, player };
}

export function dealRow({ completedAt, updatedAt, ...trade }: ListedTrade): DealRow {
  const { id, tradeType, gameServer, price, quantity, excludePrice } = trade;
  return { id, tradeType, gameServer, price, quantity, excludePrice, at: completedAt ?? updatedAt };
}

export function shownBook({ sell, buy }: OrderBook): Book {
  return {
    sell: { count: sell.count, rows: sell.rows.map(bookRow) },
    buy: { count: buy.count, rows: buy.rows.map(bookRow) },
  };
}

export function toSideFields(tradeType: TradeType): keyof Book {
  return tradeType === TRADE_TYPE.sell ? 'sell' : 'buy';
}

export function compareRows(one: BookRow, other: BookRow): number {
  if (one.price === null || other.price === null) {
    if (one.price !== other.price) return one.price === null ? 1 : -1;
  } else if (one.price !== other.price) {
    return one.tradeType === TRADE_TYPE.sell ? one.price - other.price : other.price - one.price;
  }
  return Date.parse(other.bumpedAt) - Date.parse(one.bumpedAt) || other.id - one.id;
}

/** Moves marked rows after the other rows with a price; the order within both is kept. */
export function markedLast(rows: readonly BookRow[], isMarked: (row: BookRow) => boolean): BookRow[] {
  const rank = (row: BookRow) => (row.price === null ? 2 : Number(isMarked(row)));
  return rows.toSorted((one, other) => rank(one) - rank(other));
}

export function bookWith(book: Book, row: BookRow): Book {
  const side = toSideFields(row.tradeType);
  const { count, rows } = book[side];
  const others = rows.filter(({ id }) => id !== row.id);
  // A changed trade without a row was counted before; only created trades are new.
  const isNew = others.length === rows.length;
  const sorted = [...others, row].sort(compareRows).slice(0, MAX_BOOK_ROWS);
  return { ...book, [side]: { count: isNew ? count + 1 : count, rows: sorted } };
}

/** A changed trade without a row does not count as new. */
export function bookChanged(book: Book, row: BookRow): Book {
  const side = toSideFields(row.tradeType);
  const { count, rows } = book[side];
  const isShown = rows.some(({ id }) => id === row.id);
  const next = bookWith(book, row);
  return isShown || rows.length >= count ? next : { ...next, [side]: { ...next[side], count } };
}

export function bookWithout(book: Book, id: number): Book {
  const without = ({ count, rows }: BookRows): BookRows => {
    const others = rows.filter((row) => row.id !== id);
    return others.length === rows.length ? { count, rows } : { count: count - 1, rows: others };
  };
  return { sell: without(book.sell), buy: without(book.buy) };
}

/** More trades exist than rows shown although there is room: the book must be read again. */
export function isShort({ sell, buy }: Book): boolean {
  return [sell, buy].some(({ count, rows }) => rows.length < Math.min(count, MAX_BOOK_ROWS));
}

/** Cumulative pieces up to each row, in percent of all pieces shown. */
export function depths(rows: readonly BookRow[]): number[] {
  const total = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  let pieces = 0;
  return rows.map(({ quantity }) => {
    pieces += quantity;
    return Math.round((pieces / total) * 100);
  });
}

export function countChanges(before: Book, after: Book): number {
  const pairs = [
    [before.sell, after.sell],
    [before.buy, after.buy],
  ] as const;
  return pairs.reduce((sum, [old, now]) => sum + countRowChanges(old.rows, now.rows), 0);
}

function countRowChanges(old: readonly BookRow[], now: readonly BookRow[]): number {
  const known = new Map(old.map((row) => [row.id, row]));
  const came = now.filter((row) => known.get(row.id)?.price !== row.price).length;
  const left = new Set(now.map(({ id }) => id));
  return came + old.filter(({ id }) => !left.has(id)).length;
}
