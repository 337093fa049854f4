import { describe, expect, it } from 'vitest';
import { type AttackedMarket, attackedMarket } from '#tests/support/attacked-market.ts';
import { rounds } from '#tests/support/rounds.ts';
import { judge } from './judge-prices.rules.ts';
import { weightAt } from './player-weight.rules.ts';
import type { PricedTrade } from './priced-trade.rules.ts';
import { quotesAt } from './quote.rules.ts';

// What contract §6 promises of the median, and decision 18 proves: whatever those ask who are not honest, as long as they
// have less than a half of the weight. All in whole numbers: parts of the weight are taken times two.

const NOW = Date.parse('2026-11-20T12:00:00Z');
const MARKETS = rounds(10_000);

interface Bound {
  low: number;
  high: number;
}

/**
 * The honest percentiles between which the median lies; `leftOut` is the weight of honest prices outside of the wide band, below
 * minus above. Where cumulated weight meets a part exactly, the outer price counts.
 */
function boundOf({ honest, weight, otherWeight }: AttackedMarket, leftOut: number): Bound {
  const sorted = honest
    .map(({ price, playerSince }) => ({ price: price ?? 0, weight: weightAt(playerSince, NOW) }))
    .toSorted((a, b) => a.price - b.price);
  const least = weight - 2 * otherWeight + leftOut;
  const most = weight + leftOut;
  let [low, high] = [0, Number.POSITIVE_INFINITY];
  let cumulated = 0;
  const ofHonest = weight - otherWeight;
  for (const one of sorted) {
    if (2 * cumulated <= most && most < 2 * ofHonest) high = one.price;
    cumulated += one.weight;
    if (low === 0 && least > 0 && 2 * cumulated >= least) low = one.price;
  }
  return { low, high };
}

/** Weight of honest prices that the wide band leaves out: below its middle minus above. */
function leftOutOf({ trades, honest }: AttackedMarket): number {
  const isHonest = new Set(honest);
  const { leftOut, bands } = judge(trades, NOW);
  const middle = bands ? (bands.middle[0] + bands.middle[1]) / 2 : 0;
  const own = leftOut.filter(({ trade, reason }) => reason === 'OUTLIER' && isHonest.has(trade));
  return own.reduce((sum, { trade }) => {
    const weight = weightAt(trade.playerSince, NOW);
    return sum + ((trade.price ?? 0) < middle ? weight : -weight);
  }, 0);
}

/** Null: honest prices lie too far from each other for the plain bound. */
function plainBoundOf(market: AttackedMarket): Bound | null {
  const bound = boundOf(market, 0);
  const isNear = (price: number) => 3 * price >= bound.high && price <= 3 * bound.low;
  return market.honest.every(({ price }) => isNear(price ?? 0)) ? bound : null;
}

function expectWithin(seed: number, median: number, { low, high }: Bound): void {
  if (!(median >= low && median <= high)) expect.fail(`seed ${seed}: ${median} is not between ${low} and ${high}`);
}

function medianIn({ trades }: AttackedMarket): number {
  return quotesAt(trades, { now: NOW, days: 7 }).sell.median ?? Number.NaN;
}

describe('the median of a market of which others have less than a half of the weight', () => {
  it(`lies between the shifted honest percentiles in ${MARKETS} markets, and in the middle where the plain condition holds`, {
    tags: 'rounds',
  }, () => {
    const seen = { others: 0, bands: 0, shifted: 0, plain: 0 };
    for (let seed = 0; seed < MARKETS; seed++) {
      const market = attackedMarket(seed, NOW);
      const leftOut = leftOutOf(market);
      const median = medianIn(market);
      expect(2 * market.otherWeight).toBeLessThan(market.weight);
      expectWithin(seed, median, boundOf(market, leftOut));
      const plain = plainBoundOf(market);
      if (plain) expectWithin(seed, median, plain);
      seen.others += Number(market.otherWeight > 0);
      seen.bands += Number(market.trades.length >= 5);
      seen.shifted += Number(leftOut !== 0);
      seen.plain += Number(plain !== null);
    }
    console.info(`${MARKETS} markets, of these`, seen);
    expect(seen.plain).toBeGreaterThanOrEqual(0.3 * MARKETS);
    expect(seen.bands).toBeGreaterThan(0.8 * MARKETS);
    expect(seen.shifted).toBeGreaterThan(0.05 * MARKETS);
    expect(seen.others).toBeGreaterThan(0.7 * MARKETS);
  });

  it('is not promised to stay where honest prices lie farther than three times apart', () => {
    const trade = (price: number, id: number): PricedTrade => ({
      id,
      playerId: id,
      playerSince: 0,
      gameServer: 1,
      side: 'sell',
      price,
      quantity: 1,
      isCompleted: false,
      countedAt: NOW - id,
      barred: null,
    });
    const honest = [100_000, 100_000, 400_000].map(trade);
    const colluders = [85_000, 85_000].map((price, index) => trade(price, 10 + index));
    const market = { trades: [...honest, ...colluders], honest, weight: 5 * 28, otherWeight: 2 * 28 };
    expect(medianIn(market)).toBe(92_500);
    // Less than the plain bound; the shifted one knows the 400,000 that was left out, and promises nothing below.
    expect(boundOf(market, 0)).toEqual({ low: 100_000, high: 400_000 });
    expect(boundOf(market, leftOutOf(market))).toEqual({ low: 0, high: 400_000 });
  });
});
