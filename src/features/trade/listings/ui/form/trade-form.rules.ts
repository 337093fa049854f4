import { readAmount } from '#shared/korean/read-amount.ts';
import { MAX_PRICE } from '../../../trades/trade.limits.ts';
import { mostPieces } from '../../../trades/trade.rules.ts';

/** Null: unknown, or no limit. */
export interface ItemLimits {
  maxquan: number | null;
  maxdura: number | null;
}

interface TypedPrice {
  readonly price: string;
  readonly isOffer: boolean;
}

export function parsePrice({ price, isOffer }: TypedPrice): number | null {
  return isOffer ? null : readAmount(price, MAX_PRICE);
}

/** `1,200`, `1200`. Null: not a count. */
export function readCount(text: string): number | null {
  const typed = text.normalize('NFKC').replace(/[\s,]/g, '');
  return /^\d{1,9}$/.test(typed) ? Number(typed) : null;
}

/** Written like prices: `38만`. */
export function readDurability(text: string): number | null {
  return readCount(text) ?? readAmount(text);
}

/** Line ends and tabs of pasted text become spaces. */
export function sentComment(comment: string): string {
  return comment.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

export function steppedQuantity(quantity: string, step: number, limits: ItemLimits): string {
  const next = (readCount(quantity) ?? 0) + step;
  return String(Math.min(Math.max(next, 1), mostPieces(limits)));
}
