import { formatAmount } from '#shared/korean/amount.ts';
import type { Watch } from './watch.contract.ts';

export const DIRECTION_LABELS: Record<Watch['direction'], string> = { below: '이하', above: '이상' };
export const WATCHED_SIDE_LABELS: Record<Watch['tradeType'], string> = { 1: '팝니다', 2: '삽니다' };
export const QUOTE_SIDE_LABELS: Record<Watch['tradeType'], string> = { 1: '팝니다 시세', 2: '삽니다 시세' };

export const ANY_PRICE_LABEL = '가격 무관';

/** `팝니다 50만 이하`, `팝니다 가격 무관`, `팝니다 시세 50만 이하` */
export function watchText({
  subject,
  tradeType,
  direction,
  price,
}: Pick<Watch, 'subject' | 'tradeType' | 'direction' | 'price'>): string {
  const limit = price === null ? ANY_PRICE_LABEL : `${formatAmount(price)} ${DIRECTION_LABELS[direction]}`;
  return subject === 'quote'
    ? `${QUOTE_SIDE_LABELS[tradeType]} ${limit}`
    : `${WATCHED_SIDE_LABELS[tradeType]} ${limit}`;
}
