import { LRUCache } from 'lru-cache';
import { toUnavailable } from '#platform/database/database-errors.ts';
import type { TradeContext } from '../trade.context.ts';
import { judge } from './judge-prices.rules.ts';
import { toSpans, within } from './priced-trade.rules.ts';
import { type PopularItem, type Quote, type QuoteReader, USUAL_DAYS } from './quote.contract.ts';
import { findPricedTrades } from './quote.repository.ts';
import { computeConfidence } from './quote.rules.ts';

/** Number of the most traded items among which changes are searched. */
const CANDIDATES = 60;
/**
 * Milliseconds for which the confidence of the previous window is cached: that window ended a week ago and hardly
 * changes.
 */
const BEFORE_FRESH_MS = 600_000;
const MAX_BEFORE = 5000;
const SURE: ReadonlySet<Quote['confidence']> = new Set(['medium', 'high']);
/** A change that would be shown as 0.0 % counts as none. */
const SHOWN_TENTHS = 1000;

export interface MovingPrice extends PopularItem {
  side: 'sell' | 'buy';
  /** 0.032 is +3.2 % against the previous window; never 0. */
  change: number;
}

interface Question {
  gameServer: number | undefined;
  limit: number;
}

/** Considers only items whose quotes of this and the previous window have at least medium confidence. */
export function findMovingPrices({ db, clock }: Pick<TradeContext, 'db' | 'clock'>, quotes: QuoteReader) {
  const perf = { now: () => clock.now().getTime() };
  const sureBefore = new LRUCache<string, boolean>({ max: MAX_BEFORE, ttl: BEFORE_FRESH_MS, ttlResolution: 0, perf });

  async function wasSure({ itemId, side }: MovingPrice, gameServer: number | undefined): Promise<boolean> {
    const key = `${itemId} ${side} ${gameServer}`;
    const known = sureBefore.get(key);
    if (known !== undefined) return known;
    const now = clock.now();
    const { previous } = toSpans(now.getTime(), USUAL_DAYS);
    const trades = await findPricedTrades(db, itemId, { since: new Date(previous.from), now, gameServer });
    const before = within(trades, previous).filter((trade) => trade.side === side);
    const isSure = SURE.has(computeConfidence(judge(before, previous.to).counted));
    sureBefore.set(key, isSure);
    return isSure;
  }

  return async function movingPrices({ gameServer, limit }: Question): Promise<readonly MovingPrice[]> {
    const popular = await quotes.popular({ gameServer, limit: CANDIDATES });
    const moved = popular
      .flatMap(toMovingPrices)
      .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change));
    const found: MovingPrice[] = [];
    try {
      for (const one of moved) {
        if (found.length === limit) break;
        if (await wasSure(one, gameServer)) found.push(one);
      }
    } catch (error) {
      throw toUnavailable(error) ?? error;
    }
    return found;
  };
}

function toMovingPrices(item: PopularItem): MovingPrice[] {
  const { sell, buy } = item.quotes;
  const side = sell.median === null ? 'buy' : 'sell';
  const { change, confidence } = side === 'sell' ? sell : buy;
  const isShown = change !== null && Math.round(Math.abs(change) * SHOWN_TENTHS) > 0;
  return isShown && SURE.has(confidence) ? [{ ...item, side, change }] : [];
}
