import { LRUCache } from 'lru-cache';
import { toUnavailable } from '#platform/database/database-errors.ts';
import { DAY_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import { findMovingPrices, type MovingPrice } from '../quotes/moving-prices.service.ts';
import type { QuoteReader } from '../quotes/quote.contract.ts';
import { SharedAnswers } from '../quotes/shared-quotes.service.ts';
import type { TradeContext } from '../trade.context.ts';
import { TRADE_TYPE } from '../trades/trade.labels.ts';
import type { LatestDeal, MarketToday } from './market-today.contract.ts';
import { type CountedDeal, countOpen, countQuotedDeals, findLatestQuotedDeal } from './market-today.repository.ts';

/** Milliseconds for which a count is reused: the same delay that a quote may have. */
const FRESH_MS = 5000;
const MAX_SERVERS = 50;

type Server = number | undefined;

/** Reads figures of the market as a whole, of one server or all. */
export interface MarketReader {
  today(gameServer: Server): Promise<MarketToday>;
  /** Returns the prices that changed most within the usual window, the greatest change first. */
  moving(question: { gameServer: Server; limit: number }): Promise<readonly MovingPrice[]>;
}

type Context = Pick<TradeContext, 'db' | 'catalog' | 'clock' | 'config'>;

export function readMarket(context: Context, quotes: QuoteReader): MarketReader {
  const { clock } = context;
  const perf = { now: () => clock.now().getTime() };
  const known = new LRUCache<string, MarketToday>({ max: MAX_SERVERS, ttl: FRESH_MS, ttlResolution: 0, perf });
  const running = new SharedAnswers<MarketToday>();
  const moving = findMovingPrices(context, quotes);
  return {
    async today(gameServer) {
      const key = String(gameServer);
      const today = known.get(key) ?? (await running.get(key, () => readToday(context, gameServer)));
      known.set(key, today);
      return today;
    },
    moving,
  };
}

async function readToday({ db, catalog, clock, config }: Context, gameServer: Server): Promise<MarketToday> {
  const now = clock.now();
  const { manipulatedItems } = config;
  const of = { now, gameServer, manipulatedItems };
  const since = new Date(startOfSeoulDay(seoulDay(now)).getTime() - 1);
  try {
    const [deals, sell, buy, latest] = await Promise.all([
      countQuotedDeals(db, { ...of, since }),
      countOpen(db, TRADE_TYPE.sell, gameServer),
      countOpen(db, TRADE_TYPE.buy, gameServer),
      findLatestQuotedDeal(db, { ...of, since: new Date(now.getTime() - DAY_MS) }),
    ]);
    const name = latest && catalog().itemById.get(latest.item_id)?.name;
    return { deals, sell, buy, latest: latest && name !== undefined ? toLatestDeal(latest, name) : null };
  } catch (error) {
    throw toUnavailable(error) ?? error;
  }
}

function toLatestDeal({ id, item_id, quantity, price, completed_at }: CountedDeal, itemName: string): LatestDeal {
  return { tradeId: id, itemId: item_id, itemName, quantity, price, at: completed_at.toISOString() };
}
