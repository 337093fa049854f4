import { formatDigits } from '#shared/korean/amount.ts';
import type { ItemQuotes } from '../../quotes/quote.contract.ts';
import { quotedMedian } from '../../quotes/ui/public/listing-quote.rules.ts';
import { TRADE_TYPE } from '../../trades/trade.labels.ts';
import type { WatchPreview } from '../watch.contract.ts';

/** `현재 시세보다 7% 낮음`, compared with the quote of the side; empty without one. */
export function formatStanding(price: number, tradeType: 1 | 2, { sell, buy, excluded }: ItemQuotes): string {
  const median = quotedMedian(tradeType === TRADE_TYPE.sell ? sell : buy);
  if (median === null || excluded) return '';
  const percent = Math.round((price / median - 1) * 100);
  if (percent === 0) return '현재 시세와 같음';
  return `현재 시세보다 ${Math.abs(percent)}% ${percent < 0 ? '낮음' : '높음'}`;
}

/** @param price null: any price */
export function firesText(preview: WatchPreview | null, price: number | null): string {
  if (preview === null) return '';
  const { week, month } = preview;
  if (price === null) {
    return month === 0
      ? '30일 동안 올라온 글이 없습니다'
      : `30일에 ${formatDigits(month)}건, 7일에 ${formatDigits(week)}건 올라왔습니다`;
  }
  return month === 0
    ? '30일 동안 없던 가격'
    : `30일에 ${formatDigits(month)}번, 7일에 ${formatDigits(week)}번 나온 가격`;
}
