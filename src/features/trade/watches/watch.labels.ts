import { formatAmount } from '#shared/korean/amount.ts';
import { MAX_WATCHES, type Watch } from './watch.contract.ts';

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

export const watchErrors = {
  unknownGameServer: '게임 서버를 찾을 수 없습니다.',
  untradableWatch: '거래할 수 없는 아이템입니다.',
  sameWatch: '똑같은 가격 알림이 이미 있습니다.',
  unknownWatch: '가격 알림을 찾을 수 없습니다.',
  excludedWatch: '시세 제외 아이템이라 시세 알림을 걸 수 없습니다.',
  tooManyWatches: `가격 알림은 ${MAX_WATCHES}개까지 걸 수 있습니다.`,
} as const;
