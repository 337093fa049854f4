import { DAY_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import { judge } from './judge-prices.rules.ts';
import type { PricedTrade } from './priced-trade.rules.ts';
import type { PriceDay } from './quote.contract.ts';
import { computeMedian } from './quote.rules.ts';

/** A price and the time at which it was set, in milliseconds. */
export interface PriceEvent extends PricedTrade {
  completedAt: number | null;
  cancelledAt: number | null;
}

/**
 * The rows of calendar days, oldest first; days without prices are left out. Each day is computed as of its end: trades
 * that were completed on it count as such, trades that waited then count with the last price given on that day.
 * @param events in order; `countedAt` is the time of the event
 * @param trades the current trades, with the last time and price of each
 */
export function priceDays(events: readonly PriceEvent[], trades: readonly PricedTrade[]): PriceDay[] {
  const standing = new Map<string, Map<number, PricedTrade>>();
  const stand = (day: string, trade: PricedTrade) => {
    const ofDay = standing.get(day) ?? new Map<number, PricedTrade>();
    standing.set(day, ofDay.set(trade.id, trade));
  };
  for (const event of events) {
    const day = seoulDay(event.countedAt);
    if (isOpenAfterDay(day, event)) stand(day, { ...event, isCompleted: false });
  }
  for (const trade of trades) stand(seoulDay(trade.countedAt), trade);
  return [...standing]
    .map(([day, ofDay]) => priceDay(day, [...ofDay.values()]))
    .filter(({ sellCount, buyCount, completedCount }) => sellCount + buyCount + completedCount > 0)
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

function isOpenAfterDay(day: string, { completedAt, cancelledAt }: PriceEvent): boolean {
  return [completedAt, cancelledAt].every((end) => end === null || seoulDay(end) > day);
}

function priceDay(day: string, trades: readonly PricedTrade[]): PriceDay {
  const end = startOfSeoulDay(day).getTime() + DAY_MS;
  const ofSide = (wanted: PricedTrade['side']) =>
    judge(
      trades.filter(({ side }) => side === wanted),
      end,
    );
  const sell = ofSide('sell');
  const buy = ofSide('buy');
  const completed = judge(
    trades.filter(({ isCompleted }) => isCompleted),
    end,
  );
  return {
    day,
    sellMedian: computeMedian(sell),
    buyMedian: computeMedian(buy),
    completedMedian: computeMedian(completed),
    sellCount: sell.counted.length,
    buyCount: buy.counted.length,
    completedCount: completed.counted.length,
  };
}
