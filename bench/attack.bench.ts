import { judge } from '#features/trade/quotes/judge-prices.rules.ts';
import type { PricedTrade } from '#features/trade/quotes/priced-trade.rules.ts';
import { computeQuote } from '#features/trade/quotes/quote.rules.ts';
import { table } from '../scripts/steps/table.mjs';
import { type AttackShape, colludersAt, honestMarket, NOW, SCENARIOS } from './attack-market.ts';
import { plansFor } from './attack-plans.ts';
import { type BenchResult, median, resultOf } from './harness.ts';

const PLAYERS = [10, 20, 100];
const SPREADS = [0.1, 0.3];
const SHARES = [5, 10, 20, 30, 40];
const MARKETS = 41;
const NOT_NOTHING = 0.01;
/** Of the quote, in percent, where all profiles are old and prices spread by a tenth among 100 players. */
const MAX_SHIFT: Readonly<Record<number, number>> = { 5: 1.5, 10: 2.5, 20: 5, 30: 8, 40: 15 };

const FIELDS = ['median', 'lastPrice', 'low', 'high', 'plain'] as const;
type Field = (typeof FIELDS)[number];
type Figures = Record<Field, number>;

/** Shifts in percent of what is shown without colluders, by the best plan against each figure. */
interface Shifts {
  share: number;
  of: Record<Field, number[]>;
}

export default function attack(): BenchResult[] {
  const rows = [HEAD];
  const results: BenchResult[] = [];
  for (const players of PLAYERS) {
    for (const spread of SPREADS) {
      for (const scenario of SCENARIOS) {
        for (const percent of SHARES) {
          const colluders = Math.round((percent / 100) * players);
          const shape = { ...scenario, players, spread, colluders };
          const shifts = shiftsOf(shape, percent);
          rows.push(rowOf(shape, percent, shifts));
          if (players === 100 && spread === 0.1) results.push(resultFor(shape, percent, shifts));
        }
      }
    }
  }
  console.info(`\n${table(rows)}`);
  return results;
}

const HEAD = [
  '사람',
  '퍼짐',
  '계정',
  '공모(머리)',
  'ε',
  '시세',
  '95번째',
  '마지막',
  '낮게',
  '높게',
  '단순 중앙값',
  '95번째',
];

function rowOf({ players, spread, name, colluders }: AttackShape, percent: number, { share, of }: Shifts): string[] {
  return [
    String(players),
    `${spread * 100}%`,
    name,
    `${percent}% (${colluders})`,
    share.toFixed(2),
    ...[median(of.median), worst(of.median), median(of.lastPrice), median(of.low), median(of.high)].map(percentText),
    ...[median(of.plain), worst(of.plain)].map(percentText),
  ];
}

function percentText(value: number): string {
  return `${value.toFixed(1)}%`;
}

function resultFor({ name, players }: AttackShape, percent: number, { of }: Shifts): BenchResult {
  const isPlainCase = name === SCENARIOS[0]?.name;
  return resultOf({
    name: `공모 ${percent}% (${players}명, ${name}): 시세 ÷ 단순 중앙값`,
    unit: '%',
    ours: median(of.median),
    baseline: Math.max(NOT_NOTHING, median(of.plain)),
    ...(isPlainCase && { target: { atMost: MAX_SHIFT[percent] ?? 0 } }),
  });
}

function shiftsOf(shape: AttackShape, percent: number): Shifts {
  const of: Shifts['of'] = { median: [], lastPrice: [], low: [], high: [], plain: [] };
  let share = 0;
  for (let seed = 0; seed < MARKETS; seed++) {
    const market = honestMarket(shape, seed * 97 + percent);
    share = market.share;
    const most = worstShifts(shape, market.honest);
    for (const field of FIELDS) of[field].push(most[field]);
  }
  return { share, of };
}

function worstShifts(shape: AttackShape, honest: readonly PricedTrade[]): Figures {
  const before = figuresOf(honest);
  const most: Figures = { median: 0, lastPrice: 0, low: 0, high: 0, plain: 0 };
  const prices = honest.map(({ price }) => price ?? 0);
  for (const plan of plansFor(shape.colluders, prices)) {
    const after = figuresOf([...honest, ...colludersAt(shape, plan)]);
    for (const field of FIELDS) {
      most[field] = Math.max(most[field], Math.abs(after[field] / before[field] - 1) * 100);
    }
  }
  return most;
}

function figuresOf(trades: readonly PricedTrade[]): Figures {
  const quote = computeQuote(trades, judge(trades, NOW), null);
  return {
    median: quote.median ?? 0,
    // Without a completed trade before, against the median.
    lastPrice: quote.lastPrice ?? quote.median ?? 0,
    low: quote.low ?? 0,
    high: quote.high ?? 0,
    plain: median(trades.map(({ price }) => price ?? 0)),
  };
}

function worst(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(0.95 * values.length) - 1] ?? 0;
}
