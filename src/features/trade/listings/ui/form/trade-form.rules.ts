import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { readAmount } from '#shared/korean/read-amount.ts';
import type { NewTrade, Trade } from '../../../trades/trade.contract.ts';
import { MAX_COMMENT_LENGTH, MAX_PRICE } from '../../../trades/trade.limits.ts';
import { hasDurability, mostPieces } from '../../../trades/trade.rules.ts';
import { PAY_METHOD, TRADE_TYPE } from '../../../trades/trade-codes.ts';

export interface TradeFields {
  tradeType: 1 | 2;
  price: string;
  isOffer: boolean;
  quantity: string;
  durability: string;
  payMethod: 1 | 2 | 3;
  isNegotiation: boolean;
  isAuth: boolean;
  /** The price is excluded from quotes. */
  excludePrice: boolean;
  comment: string;
}

/** Null: unknown, or no limit. */
export interface ItemLimits {
  maxquan: number | null;
  maxdura: number | null;
}

export type FieldName = 'price' | 'quantity' | 'durability' | 'comment';
export type FieldFaults = Partial<Record<FieldName, string>>;

export const EMPTY_FIELDS: TradeFields = {
  tradeType: 1,
  price: '',
  isOffer: false,
  quantity: '1',
  durability: '',
  payMethod: 1,
  isNegotiation: false,
  isAuth: false,
  excludePrice: false,
  comment: '',
};

export function priceOf({ price, isOffer }: Pick<TradeFields, 'price' | 'isOffer'>): number | null {
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

export function faultsOf(fields: TradeFields, limits: ItemLimits): FieldFaults {
  const faults: FieldFaults = {};
  if (!fields.isOffer && priceOf(fields) === null) faults.price = priceFault(fields.price);
  const pieces = readCount(fields.quantity);
  const most = mostPieces(limits);
  if (pieces === null || pieces < 1 || pieces > most) {
    faults.quantity =
      most === 1 ? '1개씩만 올릴 수 있는 아이템입니다.' : `수량은 1개부터 ${formatDigits(most)}개까지입니다.`;
  }
  if (hasDurability(limits) && fields.durability.trim() !== '') {
    const durability = readDurability(fields.durability);
    if (durability === null || durability > (limits.maxdura ?? 0)) {
      faults.durability = `내구는 0부터 ${formatDigits(limits.maxdura ?? 0)}까지입니다.`;
    }
  }
  if (sentComment(fields.comment).length > MAX_COMMENT_LENGTH)
    faults.comment = `${MAX_COMMENT_LENGTH}자까지 적을 수 있습니다.`;
  return faults;
}

function priceFault(price: string): string {
  if (price.trim() === '') return '가격을 적거나 ‘가격 제시받기’를 고르세요.';
  return `1전부터 ${formatDigits(MAX_PRICE)}전까지입니다. 3만5천, 1.2억, 50만처럼 적어 주세요.`;
}

export function newTradeOf(fields: TradeFields, itemId: number, gameServer: number, limits: ItemLimits): NewTrade {
  const durability = hasDurability(limits) ? readDurability(fields.durability) : null;
  return {
    itemId,
    gameServer,
    tradeType: fields.tradeType,
    price: priceOf(fields),
    quantity: readCount(fields.quantity) ?? 1,
    durability,
    payMethod: fields.payMethod,
    isAuth: fields.isAuth,
    isNegotiation: fields.isNegotiation,
    comment: sentComment(fields.comment),
    excludePrice: fields.excludePrice,
  };
}

export function fieldsOfTrade(trade: Trade): TradeFields {
  const { price, durability, payMethod } = trade;
  return {
    tradeType: trade.tradeType,
    price: price === null ? '' : formatAmount(price),
    isOffer: price === null,
    quantity: String(trade.quantity),
    durability: durability === null ? '' : formatDigits(durability),
    payMethod: payMethod === PAY_METHOD.prepaid || payMethod === PAY_METHOD.postpaid ? payMethod : 1,
    isNegotiation: trade.isNegotiation,
    isAuth: trade.isAuth,
    excludePrice: trade.excludePrice,
    comment: trade.comment,
  };
}

export function steppedQuantity(quantity: string, step: number, limits: ItemLimits): string {
  const next = (readCount(quantity) ?? 0) + step;
  return String(Math.min(Math.max(next, 1), mostPieces(limits)));
}

export function parseFields(value: unknown): TradeFields | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Partial<Record<keyof TradeFields, unknown>>;
  const text = (name: 'price' | 'quantity' | 'durability' | 'comment') =>
    typeof stored[name] === 'string' ? stored[name] : EMPTY_FIELDS[name];
  return {
    tradeType: stored.tradeType === TRADE_TYPE.buy ? 2 : 1,
    price: text('price'),
    isOffer: stored.isOffer === true,
    quantity: text('quantity'),
    durability: text('durability'),
    payMethod:
      stored.payMethod === PAY_METHOD.prepaid || stored.payMethod === PAY_METHOD.postpaid ? stored.payMethod : 1,
    isNegotiation: stored.isNegotiation === true,
    isAuth: stored.isAuth === true,
    excludePrice: stored.excludePrice === true,
    comment: text('comment'),
  };
}
