import type { Item } from '#features/game-data/catalog/item.contract.ts';
import { MAX_PRICE } from '#features/trade/trades/trade.limits.ts';
import type { Random } from './random.ts';

/** Price of an item per day, in 전, oldest first. */
export type FairPrices = readonly number[];

/** Prices of well-known items, in 전; rough values, because real prices change daily and have no source. */
const KNOWN: Readonly<Record<string, number>> = {
  현철중검: 470_000,
  일월대도: 3_200_000,
  진호박: 3_000,
  황금호박: 50_000,
  도토리: 20,
  여의주: 15_000_000,
  용왕의반지: 2_200_000,
  영혼마령봉: 95_000_000,
  심판의낫: 280_000_000,
  도깨비방망이: 50_000,
};

/** Returns 전; undefined for items that are not well known. */
export function knownPrice(name: string): number | undefined {
  return KNOWN[name];
}

const SPAN_OF_TYPE: Readonly<Record<number, readonly [number, number]>> = {
  0: [15_000, 120_000_000],
  1: [8_000, 20_000_000],
  2: [8_000, 15_000_000],
  3: [10_000, 40_000_000],
  4: [6_000, 25_000_000],
  5: [6_000, 25_000_000],
  6: [20, 4_000],
  7: [100, 60_000],
  8: [300, 8_000],
  10: [200, 90_000],
  11: [5_000, 4_000_000],
};
const ANY_SPAN = [200, 50_000] as const;
const DAILY_MOVE = 0.022;
const WEEK = 7;

export function fairPrices(item: Item, random: Random, days: number): FairPrices {
  const base = KNOWN[item.name] ?? usualPrice(item, random);
  const drift = random.normal() * 0.0025;
  let position = -drift * days * 0.5 + random.normal() * 0.05;
  return Array.from({ length: days }, (_, day) => {
    position += drift + random.normal() * DAILY_MOVE - position * 0.01;
    const wave = Math.sin((day / WEEK) * 2 * Math.PI) * 0.015;
    return base * Math.exp(position + wave);
  });
}

function usualPrice(item: Item, random: Random): number {
  const [low, high] = SPAN_OF_TYPE[item.type] ?? ANY_SPAN;
  const rank = Math.min(1, Math.max(0, rankOf(item) + random.normal() * 0.12));
  const price = low * (high / low) ** rank;
  // Players do not sell below the shop's price.
  return Math.max(price, (item.npcBuyPrice ?? 0) * 1.2);
}

/** Quality of an item: 0 for beginners' items, 1 for the best. */
function rankOf({ reqlevel, reqmight, reqgrade, smax, price }: Item): number {
  const hints = [(reqlevel ?? 0) / 130, (reqmight ?? 0) / 250, (reqgrade ?? 0) / 4, (smax ?? 0) / 900];
  const worth = price === null ? 0.2 : Math.min(0.8, Math.log10(Math.max(1, price)) / 8);
  return Math.max(worth, ...hints);
}

/** Rounds to two digits as players do; the second is mostly 0 or 5, except after a small first digit. */
export function spokenPrice(price: number, random: Random): number {
  const size = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, price))) - 1);
  const digits = price / size;
  const coarse = digits < 30 ? size : size * 5;
  const fine = digits < 30 ? size / 2 : size;
  const step = Math.max(1, random.chance(0.5) ? coarse : fine);
  const rounded = Math.round(price / step) * step;
  return Math.min(MAX_PRICE, Math.max(1, rounded === 0 ? Math.round(price) : rounded));
}
