import { weightAt } from '#features/trade/quotes/player-weight.rules.ts';
import type { PricedTrade } from '#features/trade/quotes/priced-trade.rules.ts';

const DAY = 24 * 3_600_000;
const MAX_PRICE = 4_294_967_295;

export interface AttackedMarket {
  trades: PricedTrade[];
  /** Honest prices, without those that were mistyped: these count among the others. */
  honest: PricedTrade[];
  /** Sum of the weights of all, and of those who are not honest. */
  weight: number;
  otherWeight: number;
}

type Random = (below: number) => number;

function randomFrom(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const shown = (price: number) => Math.min(MAX_PRICE, Math.max(1, Math.round(price)));

/** Shapes of honest prices: close, wide, two groups, a few steps, all equal, a long tail, anything. */
function honestPrices(random: Random, count: number): number[] {
  const usual = 10 ** (1 + random(7)) * (1 + random(9));
  const part = () => random(1_000_001) / 1_000_000;
  const shapes: (() => number)[] = [
    () => usual * (0.95 + 0.1 * part()),
    () => usual * (0.7 + 0.6 * part()),
    () => usual * (part() < 0.5 ? 1 : 2.5) * (0.9 + 0.2 * part()),
    () => usual * (1 + 0.1 * random(5)),
    () => usual,
    () => usual * Math.exp(3 * part() ** 3),
    () => usual * Math.exp(8 * (part() - 0.5)),
    () => usual * (part() < 0.2 ? 4 : 1),
  ];
  const shape = shapes[random(shapes.length)] ?? (() => usual);
  return Array.from({ length: count }, () => shown(shape()));
}

function otherPrices(random: Random, honest: readonly number[], count: number): number[] {
  const sorted = honest.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 1;
  const middle = at(0.5);
  const one = shown(
    [at(0) * 0.85, at(0.1), middle / 3, middle * 3, at(1) * 1.2, at(0.9), middle * 2, 1, MAX_PRICE][random(9)] ?? 1,
  );
  const two = shown(middle * Math.exp((random(4_001) - 2_000) / 800));
  const plans: (() => number)[] = [
    () => one,
    () => (random(2) === 0 ? one : two),
    () => shown(middle * Math.exp((random(4_001) - 2_000) / 400)),
    () => at(random(101) / 100),
  ];
  const plan = plans[random(plans.length)] ?? (() => one);
  return Array.from({ length: count }, plan);
}

/** A market of 1 to 60 honest players, 0 to 10 % of whom mistype ×10 or ÷10, and of others below a half of the weight. */
export function attackedMarket(seed: number, now: number): AttackedMarket {
  const random = randomFrom(seed + 1);
  const count = 1 + random(60);
  const ages = [[400], [0], [0, 1, 2, 3, 4, 5, 6, 7, 90], [0, 400]][random(4)] ?? [400];
  const otherAges = [[400], [0], [0, 3, 5, 7, 400]][random(3)] ?? [400];
  const slips = random(4) === 0 ? Math.floor((random(11) / 100) * count) : 0;
  const prices = honestPrices(random, count);
  const honest: PricedTrade[] = [];
  const others: PricedTrade[] = [];
  let id = 0;
  const trade = (price: number, choices: readonly number[]): PricedTrade => {
    id += 1;
    const playerSince = now - (choices[random(choices.length)] ?? 0) * DAY - 1;
    const at = { countedAt: now - random(7 * DAY), isCompleted: random(3) === 0 };
    return { id, playerId: id, playerSince, gameServer: 1, side: 'sell', price, quantity: 1, barred: null, ...at };
  };
  for (const [index, price] of prices.entries()) {
    if (index < slips) others.push(trade(shown(random(2) === 0 ? price * 10 : price / 10), ages));
    else honest.push(trade(price, ages));
  }
  const sum = (trades: readonly PricedTrade[]) =>
    trades.reduce((total, { playerSince }) => total + weightAt(playerSince, now), 0);
  for (const price of otherPrices(random, prices, random(2 * count + 2))) {
    const next = trade(price, otherAges);
    if (sum(others) + sum([next]) < sum(honest)) others.push(next);
  }
  return {
    trades: [...honest, ...others].toSorted((a, b) => a.countedAt - b.countedAt),
    honest,
    weight: sum(honest) + sum(others),
    otherWeight: sum(others),
  };
}
