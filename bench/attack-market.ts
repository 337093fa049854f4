import { weightAt } from '#features/trade/quotes/player-weight.rules.ts';
import type { PricedTrade } from '#features/trade/quotes/priced-trade.rules.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';

const USUAL_PRICE = 1_000_000;
const WEEK_HOURS = 160;
const MAX_PRICE = 4_294_967_295;
export const NOW = Date.parse('2026-11-20T12:00:00Z');

type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Scenario {
  name: string;
  /** Days since the profiles were made. */
  honestAge: number;
  colluderAge: number;
  /** Part of the honest players who mistype by a factor of ten. */
  slips: number;
}

const OLD = 400;

export const SCENARIOS: readonly Scenario[] = [
  { name: '모두 오래됨', honestAge: OLD, colluderAge: OLD, slips: 0 },
  { name: '공모자가 새 계정', honestAge: OLD, colluderAge: 0, slips: 0 },
  { name: '새 사람들 속 오래된 공모자', honestAge: 0, colluderAge: OLD, slips: 0 },
  { name: '모두 오래됨, 5% 오타', honestAge: OLD, colluderAge: OLD, slips: 0.05 },
];

export interface AttackShape extends Scenario {
  players: number;
  /** Standard deviation of the logarithms of honest prices. */
  spread: number;
  colluders: number;
}

export interface Attacked {
  honest: PricedTrade[];
  /** Part of the weight that is not honest; those who mistype are among these. */
  share: number;
}

/** One trade a player; about a half completed. */
export function honestMarket(shape: AttackShape, seed: number): Attacked {
  const random = randomFrom(seed);
  const count = shape.players - shape.colluders;
  const mistyped = Math.round(shape.slips * count);
  const honest = Array.from({ length: count }, (_, index) => {
    const price = USUAL_PRICE * Math.exp(shape.spread * normal(random));
    const slip = index < mistyped ? (random() < 0.5 ? 10 : 0.1) : 1;
    const at = { hoursAgo: 1 + random() * WEEK_HOURS, isCompleted: random() < 0.5 };
    return tradeOf(index, price * slip, shape.honestAge, at);
  });
  const weight = weightOfAge(shape.honestAge);
  const others = mistyped * weight + shape.colluders * weightOfAge(shape.colluderAge);
  return { honest, share: others / (count * weight + shape.colluders * weightOfAge(shape.colluderAge)) };
}

/** They complete their trades last of all. */
export function colludersAt(shape: AttackShape, prices: readonly number[]): PricedTrade[] {
  return prices.map((price, index) =>
    tradeOf(shape.players + index, price, shape.colluderAge, { hoursAgo: index / 1_000, isCompleted: true }),
  );
}

function weightOfAge(days: number): number {
  return weightAt(NOW - days * DAY_MS, NOW);
}

function tradeOf(
  playerId: number,
  price: number,
  age: number,
  { hoursAgo, isCompleted }: { hoursAgo: number; isCompleted: boolean },
): PricedTrade {
  return {
    id: playerId + 1,
    playerId,
    playerSince: NOW - age * DAY_MS,
    gameServer: 1,
    side: 'sell',
    price: Math.min(MAX_PRICE, Math.max(1, Math.round(price))),
    quantity: 1,
    isCompleted,
    countedAt: NOW - Math.floor(hoursAgo * HOUR_MS),
    barred: null,
  };
}

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
