import type { MarketFilter } from '../trades/trade.filter.ts';
import { isDescending, ordersWith, type TradeOrder } from '../trades/trade-order.rules.ts';
import { countText } from './count.labels.ts';

interface OrderChoice {
  value: string;
  label: string;
  disabled?: boolean;
}

/** Not a value of the address: it tells which lists can be sorted by price. */
const OF_A_SIDE: OrderChoice = { value: 'of-a-side', label: '가격순은 팝니다·삽니다에서', disabled: true };

export function orderChoices(filter: MarketFilter): OrderChoice[] {
  const best = isDescending(filter.tradeType) ? '비싼 순' : '싼 순';
  const labels: Readonly<Record<TradeOrder, string>> = { new: '최근순', price: best, ratio: `시세보다 ${best}` };
  const orders = ordersWith(filter);
  const choices = orders.map((order) => ({ value: order === 'new' ? '' : order, label: labels[order] }));
  return orders.includes('ratio') && !orders.includes('price') ? [...choices, OF_A_SIDE] : choices;
}

/** Lists sorted by value contain only trades that have the value. */
export function listTitle(order: TradeOrder, count: number | null): string {
  if (count === null) return '완료한 거래';
  if (order === 'price') return `가격 있는 글 ${countText(count)}`;
  if (order === 'ratio') return `시세 있는 글 ${countText(count)}`;
  return `거래 중 ${countText(count)}`;
}

/**
 * Whether the list contains both waiting and completed trades: the newest list does unless it is filtered by status.
 * Completed ones are not counted.
 */
export function isMixed(order: TradeOrder, { status }: Pick<MarketFilter, 'status'>): boolean {
  return order === 'new' && status === undefined;
}
