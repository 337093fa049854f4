import { TRADE_TYPE } from '../trades/trade.labels.ts';
import { type Quote, USUAL_DAYS } from './quote.contract.ts';
import { MIN_QUOTE_PLAYERS } from './quote.limits.ts';
import { ALL_SERVERS } from './quote.rules.ts';

/** The figures that listings of one server and side are compared with. */
export interface ListingMeasure {
  gameServer: number;
  tradeType: 1 | 2;
  /** Null: the quote has too few players. */
  median: number | null;
  low: number | null;
  high: number | null;
}

interface RowOfServer {
  gameServer: number;
  days: number;
  sell: Quote;
  buy: Quote;
}

/** Uses the usual window: a listing is compared with the quote of its own server and side. */
export function listingMeasures(rows: readonly RowOfServer[]): ListingMeasure[] {
  return rows
    .filter(({ gameServer, days }) => gameServer !== ALL_SERVERS && days === USUAL_DAYS)
    .flatMap(({ gameServer, sell, buy }) => [
      { gameServer, tradeType: TRADE_TYPE.sell, ...toLimits(sell) },
      { gameServer, tradeType: TRADE_TYPE.buy, ...toLimits(buy) },
    ]);
}

function toLimits({ median, players, band }: Quote): Pick<ListingMeasure, 'median' | 'low' | 'high'> {
  return { median: players < MIN_QUOTE_PLAYERS ? null : median, low: band?.low ?? null, high: band?.high ?? null };
}
