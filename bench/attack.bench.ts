import { type PricedTrade, quotesAt } from '#features/trade/quotes/quote.rules.ts';
import { ATTACKS, type Attack, colludersAt, honestTrades, NOW, randomFrom } from './attack-market.ts';
import { type BenchResult, median, resultOf } from './harness.ts';

const SHARES = [5, 10, 20, 30];
const MARKETS = 51;
const WINDOW_DAYS = 7;
const MAX_MOVED: Readonly<Record<number, number>> = { 5: 1, 10: 2, 20: 4, 30: 6 };
const NOT_NOTHING = 0.01;

type Estimate = (trades: readonly PricedTrade[]) => number;

const quote: Estimate = (trades) => quotesAt(trades, { now: NOW, days: WINDOW_DAYS }).sell.median ?? 0;
const BASELINES: readonly [name: string, estimate: Estimate][] = [
  ['평균', (trades) => trades.reduce((sum, { price }) => sum + (price ?? 0), 0) / trades.length],
  ['중앙값', (trades) => median(trades.map(({ price }) => price ?? 0))],
];

export default async function attack(): Promise<BenchResult[]> {
  return ATTACKS.flatMap((one) => SHARES.flatMap((percent) => movesUnder(one, percent)));
}

function movesUnder(one: Attack, percent: number): BenchResult[] {
  const ours = medianMove(one, percent, quote);
  const target = { atMost: MAX_MOVED[percent] ?? 0 };
  return BASELINES.map(([name, estimate]) =>
    resultOf({
      name: `공격: ${one.name}, ${percent} %; 시세 ÷ 단순 ${name}`,
      unit: '%',
      ours,
      baseline: Math.max(NOT_NOTHING, medianMove(one, percent, estimate)),
      target,
    }),
  );
}

function medianMove({ trades }: Attack, percent: number, estimate: Estimate): number {
  const moves = Array.from({ length: MARKETS }, (_, seed) => {
    const random = randomFrom(seed * 97 + percent);
    const honest = honestTrades(random);
    const before = estimate(honest);
    return Math.abs(estimate([...honest, ...trades(colludersAt(percent), random)]) / before - 1) * 100;
  });
  return median(moves);
}
