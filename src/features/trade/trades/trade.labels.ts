import { formatAmount, formatCount, formatDigits, MAX_AMOUNT } from '#shared/korean/amount.ts';
import type { Trade } from './trade.contract.ts';

export const TRADE_TYPE = { sell: 1, buy: 2 } as const;

/** In filters, 0 means any status. */
export const TRADE_STATUS = { waiting: 1, completed: 2, cancelled: 3 } as const;

/** Time of the payment. Only old rows contain `either`. */
export const PAY_METHOD = { any: 1, prepaid: 2, postpaid: 3, either: 4 } as const;

type TradeType = Trade['tradeType'];

export const TRADE_TYPE_LABELS: Record<TradeType, string> = { 1: '팝니다', 2: '삽니다' };
export const TRADE_TYPE_TONES: Record<TradeType, 'sell' | 'buy'> = { 1: 'sell', 2: 'buy' };
export const STATUS_LABELS: Record<Trade['status'], string> = { 1: '거래 중', 2: '완료', 3: '취소' };
export const PAY_METHOD_LABELS: Readonly<Record<number, string>> = { 1: '상관없음', 2: '선불', 3: '후불', 4: '둘 다' };
export const GONE_PLAYER = '탈퇴한 사용자';
export const UNKNOWN_ITEM = '알려지지 않은 아이템';
export const MINE_LABEL = '내 글';
export const NO_PRICE_LABEL = '제시';
/** A waiting trade that nobody changed or bumped for OLD_AFTER_DAYS. */
export const OLD_LABEL = '14일 지남';

/** `1억 2,000만`; the total may exceed what one character can carry. */
export function totalText(price: number, quantity: number): string {
  const total = price * quantity;
  return total > MAX_AMOUNT ? formatCount(total) : formatAmount(total);
}

/** Formats durability like money: short within a text (`내구 38만`), in full digits for comparison. */
export function durabilityText(durability: number): string {
  return `내구 ${formatCount(durability)}`;
}

type Described = Pick<Trade, 'price' | 'quantity' | 'durability'>;

export function tradeFacts({ price, quantity, durability }: Described): string[] {
  return [
    ...(quantity > 1 && price !== null ? [`총 ${totalText(price, quantity)}`] : []),
    ...(durability === null ? [] : [durabilityText(durability)]),
  ];
}

export function tradeLine(trade: Described & Pick<Trade, 'comment'>): string {
  return [...tradeFacts(trade), trade.comment].filter(Boolean).join(' · ');
}

/** Returns a single line, as the game's chat requires: `/귓 달빛나루 현철중검 48만5천에 살게요`. */
export function whisperText({ tradeType, price, quantity, item, player }: WhisperedTrade): string {
  const goods = quantity > 1 ? `${item.name} ${formatDigits(quantity)}개` : item.name;
  return `/귓 ${player.name} ${goods} ${formatWanted(tradeType, price, quantity > 1)}`;
}

export interface WhisperedTrade extends Pick<Trade, 'tradeType' | 'price' | 'quantity'> {
  item: { name: string };
  player: { name: string };
}

function formatWanted(tradeType: TradeType, price: number | null, isMany: boolean): string {
  if (price === null)
    return tradeType === TRADE_TYPE.sell ? '사고 싶어요. 얼마에 파시나요?' : '팔고 싶어요. 얼마에 사시나요?';
  return `${isMany ? '개당 ' : ''}${formatAmount(price)}에 ${tradeType === TRADE_TYPE.sell ? '살게요' : '팔게요'}`;
}
