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

/** Orders by value hold what has one, and are not counted. */
export function listTitle(order: TradeOrder, count: number | null): string {
  if (order === 'price') return '가격 있는 글';
  if (order === 'ratio') return '시세 있는 글';
  return count === null ? '완료된 거래' : `거래 중 ${countText(count)}`;
}
