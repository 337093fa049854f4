import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { readAmount } from '#shared/korean/read-amount.ts';
import { NAME_WITHIN_MS } from '../trades/counterpart.contract.ts';
import type { OwnTrade } from '../trades/trade.contract.ts';
import { TRADE_STATUS } from '../trades/trade.labels.ts';
import { CANCELLED_AFTER_DAYS, MAX_PRICE, OLD_AFTER_DAYS } from '../trades/trade.limits.ts';

const CANCELLED_BY: Readonly<Record<string, string>> = {
  replaced: '같은 아이템의 새 글로 바뀌었습니다',
  owner: '내가 내렸습니다',
  old: `${CANCELLED_AFTER_DAYS}일 동안 그대로여서 내려갔습니다`,
  operator: '운영자가 내렸습니다',
  account: '탈퇴하면서 내려갔습니다',
};

export function ownNote(trade: OwnTrade): string | null {
  const { status, hiddenAt, hiddenReason, restsSince, isOld, cancelledBy } = trade;
  if (hiddenAt !== null)
    return `운영자가 숨겨 다른 사람에게 보이지 않습니다${hiddenReason ? `: ${hiddenReason}` : '.'}`;
  if (restsSince !== null) return '정지가 풀릴 때까지 다른 사람에게 보이지 않습니다.';
  if (status === TRADE_STATUS.waiting && isOld) {
    return `${OLD_AFTER_DAYS}일 동안 그대로입니다. 끌올하거나 다시 올리지 않으면 ${CANCELLED_AFTER_DAYS}일째에 내려갑니다.`;
  }
  if (status === TRADE_STATUS.completed) return dealNote(trade);
  return status === TRADE_STATUS.cancelled ? (CANCELLED_BY[cancelledBy ?? ''] ?? null) : null;
}

function dealNote({ counterpart, confirmedAt, isDenied }: OwnTrade): string | null {
  if (isDenied) return '상대로 적은 사람이 자기와 한 거래가 아니라고 답했습니다';
  if (!counterpart) return null;
  return confirmedAt === null
    ? `${counterpart.name}님과 한 거래로 적었습니다`
    : `${counterpart.name}님이 확인한 거래입니다`;
}

/** Whether the owner may still name the counterpart of the deal. */
export function isNameable({ status, completedAt, counterpart, isDenied }: OwnTrade, now: number): boolean {
  if (status !== TRADE_STATUS.completed || completedAt === null || counterpart !== null || isDenied) return false;
  return now <= Date.parse(completedAt) + NAME_WITHIN_MS;
}

export type ReadPrice =
  | { readonly isPrice: true; readonly price: number | null; readonly words: string }
  | { readonly isPrice: false; readonly words: string };

export const NOT_A_PRICE = '3만5천, 1.2억, 50만처럼 적어 주세요';

export function readPrice(text: string): ReadPrice {
  if (text.trim() === '') return { isPrice: true, price: null, words: '비우면 제시를 받습니다' };
  const price = readAmount(text, MAX_PRICE);
  if (price === null) return { isPrice: false, words: NOT_A_PRICE };
  return { isPrice: true, price, words: `${formatDigits(price)}전 · ${formatAmount(price)}` };
}
