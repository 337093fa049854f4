import type { MarketFilter } from '../trades/trade.filter.ts';
import { isDescending, ordersWith, type TradeOrder } from '../trades/trade-order.rules.ts';
import { countText } from './count.labels.ts';

interface OrderChoice {
  value: string;
  label: string;
  disabled?: boolean;
}

/** Not a value of the address: says where the order by price is. */
const OF_A_SIDE: OrderChoice = { value: 'of-a-side', label: '가격순은 팝니다·삽니다에서', disabled: true };

export function orderChoices(filter: MarketFilter): OrderChoice[] {
  const best = isDescending(filter.tradeType) ? '비싼 순' : '싼 순';
  const labels: Readonly<Record<TradeOrder, string>> = { new: '최근순', price: best, ratio: `시세보다 ${best}` };
  const orders = ordersWith(filter);
  const choices = orders.map((order) => ({ value: order === 'new' ? '' : order, label: labels[order] }));
  return orders.includes('ratio') && !orders.includes('price') ? [...choices, OF_A_SIDE] : choices;
}

/** Orders by value hold only what has one. */
export function listTitle(order: TradeOrder, count: number | null): string {
  if (count === null) return '완료한 거래';
  if (order === 'price') return `가격 있는 글 ${countText(count)}`;
  if (order === 'ratio') return `시세 있는 글 ${countText(count)}`;
  return `거래 중 ${countText(count)}`;
}

/** The newest list has completed trades too, which are not counted, until only one of both is asked for. */
export function isMixed(order: TradeOrder, { status }: Pick<MarketFilter, 'status'>): boolean {
  return order === 'new' && status === undefined;
}
