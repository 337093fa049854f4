import type { PricedTrade } from '#features/trade/quotes/quote.rules.ts';
import { HOUR_MS } from '#shared/durations.ts';

const USUAL_PRICE = 1_000_000;
const SPREAD = 0.1;
const HONEST_PLAYERS = 100;
const MAX_HONEST_TRADES = 3;
const WEEK_HOURS = 160;
export const NOW = Date.parse('2026-11-20T12:00:00Z');

export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;

export function honestTrades(random: Random): PricedTrade[] {
  return Array.from({ length: HONEST_PLAYERS }, (_, playerId) => playerId).flatMap((playerId) =>
    Array.from({ length: 1 + Math.floor(random() * MAX_HONEST_TRADES) }, (_, turn) =>
      tradeOf(playerId, USUAL_PRICE * Math.exp(SPREAD * normal(random)), {
        hoursAgo: random() * WEEK_HOURS,
        isCompleted: turn > 0,
      }),
    ),
  );
}

export interface Attack {
  name: string;
  trades(colluders: number, random: Random): PricedTrade[];
}

const many = (count: number, make: (index: number) => PricedTrade) =>
  Array.from({ length: count }, (_, index) => make(index));
const attacker = (index: number) => HONEST_PLAYERS + index;
const lately = (random: Random) => random() * WEEK_HOURS;

export const ATTACKS: readonly Attack[] = [
  {
    name: '반값 미끼',
    trades: (colluders, random) =>
      many(colluders, (index) => tradeOf(attacker(index), USUAL_PRICE / 2, { hoursAgo: lately(random) })),
  },
  {
    // As far as prices may deviate without being rejected, by attackers who know the method and trade as often as
    // others: the worst case.
    name: '걸러지지 않을 만큼 높은 값',
    trades: (colluders, random) =>
      many(colluders * 2, (index) =>
        tradeOf(attacker(index % colluders), USUAL_PRICE * 1.3, { hoursAgo: lately(random) }),
      ),
  },
  {
    name: '서로 20번씩 사고판 두 배 값',
    trades: (colluders, random) =>
      many(colluders * 20, (index) =>
        tradeOf(attacker(index % colluders), USUAL_PRICE * 2, { hoursAgo: lately(random), isCompleted: true }),
      ),
  },
  {
    name: '한 사람이 되풀이해 올린 두 배 값',
    trades: (times, random) =>
      many(times, (index) =>
        tradeOf(attacker(0), USUAL_PRICE * 2, { hoursAgo: lately(random), isCompleted: index > 0 }),
      ),
  },
  {
    name: '0을 하나 더 붙인 값',
    trades: (colluders, random) =>
      many(colluders, (index) => tradeOf(attacker(index), USUAL_PRICE * 10, { hoursAgo: lately(random) })),
  },
];

export function colludersAt(percent: number): number {
  return Math.round((HONEST_PLAYERS * percent) / 100);
}

let lastId = 0;

function tradeOf(
  playerId: number,
  price: number,
  { hoursAgo, isCompleted = false }: { hoursAgo: number; isCompleted?: boolean },
): PricedTrade {
  lastId += 1;
  return {
    id: lastId,
    playerId,
    gameServer: 1,
    side: 'sell',
    price: Math.round(price),
    quantity: 1,
    isCompleted,
    countedAt: NOW - Math.floor(hoursAgo * HOUR_MS),
    barred: null,
  };
}

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
