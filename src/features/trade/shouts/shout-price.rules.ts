import { MAX_PRICE } from '../trades/trade.limits.ts';
import type { Piece } from './shout-scan.rules.ts';

export interface PriceAndQuantity {
  price: number | null;
  quantity: number | null;
  isTotal: boolean;
  /** Only the order of price and count tells whether the price is for one piece or for all. */
  isByOrder: boolean;
}

interface Named {
  value: number | null;
  /** Meaning according to the order of price and count; null: none, as in `1억에 300개`, `약 100개 50만`. */
  byOrder: 'unit' | 'total' | null;
  /** Unit of the price: one piece, all, each, or a number of pieces. */
  of: 'unit' | 'total' | 'each' | number | undefined;
}

export function priceOfShout(all: readonly Piece[]): PriceAndQuantity {
  const isTotal = all.some(({ kind }) => kind === 'total') || named(all).some(({ of }) => of === 'total');
  const pieces = piecesOfFirst(all);
  const quantities = pieces.flatMap((piece) => (piece.kind === 'quantity' ? [piece.value] : []));
  const isBundled = pieces.some(({ kind }) => kind === 'bundle');
  const [only = null] = quantities;
  const quantity = quantities.length === 1 && !isBundled ? only : null;
  const isCounted = quantities.length > 0 || isBundled;
  const prices = named(pieces).filter(({ of }) => of !== 'each');
  const shared = named(all).filter(({ of }) => of === 'each');
  if (prices.length === 0 && shared.length === 1) {
    return { price: shared[0]?.value ?? null, quantity, isTotal, isByOrder: false };
  }
  const price = perPiece(prices, quantity, { isCounted, isTotal });
  const isByOrder =
    price !== null && !isTotal && isCounted && quantity !== 1 && prices.every(({ of }) => of === undefined);
  return { price, quantity, isTotal, isByOrder };
}

/**
 * Returns the pieces between the first name and the second; where prices precede names, those before the first name.
 */
function piecesOfFirst(all: readonly Piece[]): readonly Piece[] {
  const places = all.flatMap((piece, index) => (piece.kind === 'item' ? [index] : []));
  const [first = 0, second] = places;
  if (second === undefined) return all;
  const isNumber = (piece: Piece) => piece.kind === 'price' || piece.kind === 'quantity';
  const before = all.slice(0, first);
  const between = all.slice(first, second);
  const after = all.slice(second);
  if (before.some(isNumber)) return after.some(isNumber) ? [] : before;
  return between.some(isNumber) ? between : [];
}

function named(pieces: readonly Piece[]): Named[] {
  const stated = pieces.filter(({ kind }) => kind !== 'noise' && kind !== 'unknown' && kind !== 'side');
  return stated.flatMap((piece, index): Named[] => {
    if (piece.kind !== 'price') return [];
    const isVague = stated[index + 1]?.kind === 'vague' || stated[index - 1]?.kind === 'vague';
    return [{ value: isVague ? null : piece.value, byOrder: byOrder(stated, index), of: partsBefore(stated, index) }];
  });
}

function byOrder(stated: readonly Piece[], index: number): Named['byOrder'] {
  if (stated.some(({ kind }) => kind === 'vague')) return null;
  if (stated.slice(0, index).some(({ kind }) => kind === 'quantity')) return 'total';
  const price = stated[index];
  return price?.kind === 'price' && price.isPerCount ? null : 'unit';
}

function partsBefore(stated: readonly Piece[], index: number): Named['of'] {
  const before = stated[index - 1];
  const after = stated[index + 1];
  const isFree = (piece: Piece | undefined) => piece !== undefined && stated[index + 2]?.kind !== 'price';
  if (before?.kind === 'unit') return 'unit';
  if (before?.kind === 'per') return before.value;
  if (before?.kind === 'each') return 'each';
  if (before?.kind === 'total' || before?.kind === 'sum') return 'total';
  if (after?.kind === 'unit' && isFree(after)) return 'unit';
  if ((after?.kind === 'total' || after?.kind === 'sum') && isFree(after)) return 'total';
  return undefined;
}

function perPiece(
  prices: readonly Named[],
  quantity: number | null,
  { isCounted, isTotal }: { isCounted: boolean; isTotal: boolean },
): number | null {
  const unit = unitPrice(prices);
  const values = new Set(
    prices.map((price) =>
      unit !== null && isTotalPrice(price, unit, quantity) ? unit : pieceValue(price, quantity, { isCounted, isTotal }),
    ),
  );
  const [value] = values;
  return values.size === 1 && value !== undefined && value !== null && value >= 1 && value <= MAX_PRICE ? value : null;
}

/** Returns the price that is stated to be for one piece, unless there are several. */
function unitPrice(prices: readonly Named[]): number | null {
  const [value = null, ...others] = new Set(prices.filter(({ of }) => of === 'unit').map((price) => price.value));
  return others.length === 0 ? value : null;
}

/**
 * Whether the price is the total beside a unit price, or a discounted total: `20개 30만 (개당 1만5천)`, `개당 8천 16개 다 사면 12만`.
 */
function isTotalPrice({ value, of }: Named, unit: number, quantity: number | null): boolean {
  if (value === null || (of !== undefined && of !== 'total')) return false;
  if (of === 'total') return value > unit && (quantity === null || value <= unit * quantity);
  return quantity === null ? value > unit && value % unit === 0 : value === unit * quantity;
}

function pieceValue(
  { value, of, byOrder }: Named,
  quantity: number | null,
  { isCounted, isTotal }: { isCounted: boolean; isTotal: boolean },
): number | null {
  if (value === null) return null;
  if (of === 'unit' || of === 'each') return value;
  if (typeof of === 'number') return divided(value, of);
  if (of === 'total' || isTotal) return quantity === null ? null : divided(value, quantity);
  if (!isCounted || quantity === 1) return value;
  if (quantity === null || byOrder === null) return null;
  return byOrder === 'unit' ? value : divided(value, quantity);
}

function divided(total: number, pieces: number): number | null {
  return total % pieces === 0 ? total / pieces : null;
}
