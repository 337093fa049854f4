import { itemTypeName } from '#features/game-data/items/item.labels.ts';
import { formatAmount } from '#shared/korean/amount.ts';
import type { TradeFilter } from '../trade-readers.ts';
import { PAY_METHOD_LABELS, TRADE_TYPE_LABELS } from '../trades/trade.labels.ts';
import { MAX_SEARCH_NAME_LENGTH } from '../trades/trade-limits.ts';

/** What a search is called until its player calls it otherwise: `팝니다 현철 10만부터 흥정`. */
export function searchName(filter: TradeFilter): string {
  const { tradeType, q, type, status, minPrice, maxPrice, isNegotiation, isAuth, isPriced, payMethod } = filter;
  const words = [
    tradeType && TRADE_TYPE_LABELS[tradeType],
    q,
    type !== undefined && itemTypeName(type),
    status && (status === 1 ? '대기만' : '완료만'),
    minPrice !== undefined && `${formatAmount(minPrice)}부터`,
    maxPrice !== undefined && `${formatAmount(maxPrice)}까지`,
    isNegotiation && '흥정',
    isAuth && '인증',
    isPriced && '가격 있음',
    payMethod !== undefined && `지불 ${PAY_METHOD_LABELS[payMethod]}`,
  ];
  return words.filter(Boolean).join(' ').slice(0, MAX_SEARCH_NAME_LENGTH).trim();
}
