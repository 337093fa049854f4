import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import type { ItemQuotes, Quote } from '../../../quotes/quote.contract.ts';
import { computeDistance, figureName } from '../../../quotes/ui/public/quote.labels.ts';
import { TRADE_TYPE } from '../../../trades/trade.labels.ts';
import { MAX_PRICE } from '../../../trades/trade.limits.ts';

export interface Measure {
  quote: Quote | null;
  words: string;
}

export function toMeasure({ sell, buy, excluded }: ItemQuotes, tradeType: 1 | 2): Measure {
  const [own, other, otherSide] = tradeType === TRADE_TYPE.sell ? [sell, buy, '삽니다'] : [buy, sell, '팝니다'];
  if (excluded) return { quote: null, words: '시세' };
  if (own.median !== null) return { quote: own, words: figureName(own) };
  if (other.median === null) return { quote: null, words: '시세' };
  return { quote: other, words: `${otherSide} ${figureName(other)}` };
}

/** Above three times the quote, or below a third of it, a price is probably a typing error. */
const FAR_TIMES = 3;

export function isFarOff(price: number, median: number): boolean {
  return price > median * FAR_TIMES || price * FAR_TIMES < median;
}

export function nudged(median: number, percent: number): number {
  return Math.min(Math.max(Math.round((median * (100 + percent)) / 100), 1), MAX_PRICE);
}

export interface AgainstQuote {
  text: string;
  /** 시세보다 7% 낮음, 시세의 99배 */
  joint: '보다 ' | '의 ' | '';
  direction: 'up' | 'down' | 'same';
}

/** `7% 낮음`, `99배` */
export function againstQuote(price: number, median: number): AgainstQuote {
  const distance = computeDistance(price, median);
  if ('times' in distance) return { text: distance.times, joint: '의 ', direction: 'up' };
  const { percent } = distance;
  if (percent === 0) return { text: '시세와 같음', joint: '', direction: 'same' };
  return percent > 0
    ? { text: `${percent}% 높음`, joint: '보다 ', direction: 'up' }
    : { text: `${-percent}% 낮음`, joint: '보다 ', direction: 'down' };
}

/** Positions as percentages of the band. */
export interface PriceBand {
  low: number;
  high: number;
  from: number;
  to: number;
  median: number;
  own: number | null;
}

interface BandQuote {
  low: number | null;
  high: number | null;
  p25: number | null;
  p75: number | null;
  median: number | null;
}

export function toBand({ low, high, p25, p75, median }: BandQuote, own: number | null): PriceBand | null {
  if (low === null || high === null || p25 === null || p75 === null || median === null) return null;
  const place = (price: number) => {
    if (high === low) return price === low ? 50 : price < low ? 0 : 100;
    return Math.min(Math.max(((price - low) / (high - low)) * 100, 0), 100);
  };
  return { low, high, from: place(p25), to: place(p75), median: place(median), own: own === null ? null : place(own) };
}

export interface Listings {
  prices: readonly number[];
  count: number;
}

export interface Standing {
  lead: string;
  highlight: string;
  rest: string;
}

const plain = (lead: string): Standing => ({ lead, highlight: '', rest: '' });

export function toStanding(price: number, tradeType: 1 | 2, listings: Listings, median: number | null): Standing {
  const { prices, count } = listings;
  const [word, listing, best] =
    tradeType === TRADE_TYPE.sell ? ['팝니다', '매물', '싼'] : ['삽니다', '삽니다 글', '비싼'];
  if (count === 0) return plain(`지금 올라온 ${word} 글이 없습니다. 처음 올리는 글이 됩니다.`);
  const isBetter = (other: number) => (tradeType === TRADE_TYPE.sell ? other < price : other > price);
  const better = prices.filter(isBetter).length;
  const lead = `지금 올라온 ${formatDigits(count)}건 가운데 `;
  if (better > 0) {
    const isMore = better === prices.length && count > prices.length;
    const highlight = `${formatDigits(better)}건${isMore ? ' 이상' : ''}`;
    return { lead: `${lead}이보다 ${best} ${withParticle(listing, '이/가')} `, highlight, rest: ' 있습니다.' };
  }
  if (prices[0] === price) return { lead, highlight: `가장 ${best} 글과 같습니다`, rest: '.' };
  const isBest = tradeType === TRADE_TYPE.sell ? '가장 쌉니다' : '가장 비쌉니다';
  return { lead, highlight: isBest, rest: `.${couldBeBetter(price, tradeType, median)}` };
}

function couldBeBetter(price: number, tradeType: 1 | 2, median: number | null): string {
  if (median === null) return '';
  if (tradeType === TRADE_TYPE.sell && price < median) {
    return ` 바로 팔릴 수 있지만, 시세로 올리면 ${formatAmount(median - price)} 더 받습니다.`;
  }
  if (tradeType === TRADE_TYPE.buy && price > median) {
    return ` 바로 살 수 있지만, 시세로 올리면 ${formatAmount(price - median)} 덜 냅니다.`;
  }
  return '';
}
