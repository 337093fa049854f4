import type { Item } from '#features/game-data/catalog/item.contract.ts';
import { CANCELLED_AFTER_DAYS, OLD_AFTER_DAYS } from '#features/trade/trades/trade.limits.ts';
import type { Random } from './random.ts';
import { type FairPrices, spokenPrice } from './sample-prices.ts';
import { sampleTerms, type TradeTerms } from './sample-terms.ts';

export interface SamplePrice {
  at: number;
  kind: 'made' | 'changed' | 'lifted';
  price: number | null;
}

/** `player` is an index into the list of players; times are in milliseconds. */
export interface SampleTrade extends TradeTerms {
  player: number;
  item: Item;
  gameServer: number;
  prices: [SamplePrice, ...SamplePrice[]];
  status: 1 | 2 | 3;
  endedAt: number | null;
  cancelledBy: 'replaced' | 'owner' | 'old' | null;
  counterpart: number | null;
  bumpedAt: number;
  countedAt: number;
  markedOldAt: number | null;
}

export interface SampleWorld {
  random: Random;
  until: number;
  days: number;
  gameServers: readonly [number, ...number[]];
  activities: readonly number[];
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BUSIEST = 3.7;
const MAX_BUMPS = 6;

export function tradesOfItem(world: SampleWorld, item: Item, prices: FairPrices, rank: number): SampleTrade[] {
  const rate = (BUSIEST * 2 ** 0.7) / (rank + 2) ** 0.7;
  const waiting = new Map<number, SampleTrade>();
  return momentsOf(world, rate).map((at) => {
    const trade = newTrade(world, item, fairAt(world, prices, at), at);
    endEarlier(waiting.get(trade.player), at);
    waiting.set(trade.player, trade);
    return trade;
  });
}

function momentsOf({ random, until, days }: SampleWorld, rate: number): number[] {
  const moments: number[] = [];
  for (let day = 0; day < days; day++) {
    const expected = rate * (0.6 + (0.8 * day) / days);
    const count = Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0);
    for (let index = 0; index < count; index++) {
      const hour = random.chance(0.55) ? random.between(9, 15) : random.between(0, 23);
      const at = startOfDay(until, days, day) + hour * HOUR + random.between(0, HOUR - 1);
      moments.push(at > until ? at - DAY : at);
    }
  }
  return moments.sort((one, other) => one - other);
}

function startOfDay(until: number, days: number, day: number): number {
  return Math.floor(until / DAY) * DAY - (days - 1 - day) * DAY;
}

function fairAt({ until, days }: SampleWorld, prices: FairPrices, at: number): number {
  const day = Math.floor((at - startOfDay(until, days, 0)) / DAY);
  return prices[Math.min(days - 1, Math.max(0, day))] ?? 1;
}

function newTrade(world: SampleWorld, item: Item, fair: number, at: number): SampleTrade {
  const { random } = world;
  const terms = sampleTerms(random, item);
  const player = playerOf(world);
  const trade: SampleTrade = {
    ...terms,
    player,
    item,
    gameServer: random.chance(0.85) ? world.gameServers[0] : random.pick(world.gameServers),
    prices: [{ at, kind: 'made', price: offeredPrice(random, fair, terms.tradeType) }],
    status: 1,
    endedAt: null,
    cancelledBy: null,
    counterpart: null,
    bumpedAt: at,
    countedAt: at,
    markedOldAt: null,
  };
  return live(world, trade, at + lifetime(random));
}

function offeredPrice(random: Random, fair: number, tradeType: 1 | 2): number | null {
  if (random.chance(0.03)) return null;
  const lean = tradeType === 1 ? 0.035 : -0.05;
  const slip = random.chance(0.012) ? Math.log(random.chance(0.5) ? 10 : 0.2) : 0;
  return spokenPrice(fair * Math.exp(lean + random.normal() * 0.06 + slip), random);
}

function lifetime(random: Random): number {
  return -Math.log(1 - random.next()) * 40 * HOUR + HOUR / 3;
}

function live(world: SampleWorld, trade: SampleTrade, plannedEnd: number): SampleTrade {
  const { random, until } = world;
  const fate = random.next();
  const lasts = fate > 0.8;
  const end = lasts ? Number.POSITIVE_INFINITY : plannedEnd;
  let at = trade.bumpedAt;
  for (let bumps = 0; bumps < MAX_BUMPS; bumps++) {
    at += random.between(5 * HOUR, 60 * HOUR);
    if (at >= Math.min(end, until)) break;
    touch(random, trade, at);
  }
  if (lasts) return age(trade, until);
  if (end > until) return trade;
  if (fate < 0.55) return complete(world, trade, end);
  return cancel(trade, end, 'owner');
}

function touch(random: Random, trade: SampleTrade, at: number): void {
  const last = trade.prices.at(-1)?.price ?? null;
  const isChange = last !== null && random.chance(0.3);
  const factor = trade.tradeType === 1 ? 1 - random.between(2, 8) / 100 : 1 + random.between(2, 6) / 100;
  const price = isChange ? spokenPrice(last * factor, random) : last;
  trade.prices.push({ at, kind: isChange ? 'changed' : 'lifted', price });
  trade.countedAt = at;
  if (!isChange) trade.bumpedAt = at;
}

function complete({ random, activities }: SampleWorld, trade: SampleTrade, at: number): SampleTrade {
  const other = random.between(0, activities.length - 1);
  const counterpart = other !== trade.player && random.chance(0.4) ? other : null;
  return Object.assign(trade, { status: 2, endedAt: at, countedAt: at, counterpart });
}

function cancel(trade: SampleTrade, at: number, cancelledBy: 'replaced' | 'owner' | 'old'): SampleTrade {
  return Object.assign(trade, { status: 3, endedAt: at, cancelledBy });
}

function age(trade: SampleTrade, until: number): SampleTrade {
  const markedAt = trade.countedAt + OLD_AFTER_DAYS * DAY;
  const cancelledAt = trade.countedAt + CANCELLED_AFTER_DAYS * DAY;
  if (markedAt < until) trade.markedOldAt = markedAt;
  return cancelledAt < until ? cancel(trade, cancelledAt, 'old') : trade;
}

function endEarlier(earlier: SampleTrade | undefined, at: number): void {
  if (!earlier || (earlier.endedAt !== null && earlier.endedAt <= at)) return;
  const [made, ...later] = earlier.prices;
  earlier.prices = [made, ...later.filter((price) => price.at < at)];
  const lifted = earlier.prices.findLast(({ kind }) => kind !== 'changed');
  earlier.bumpedAt = lifted?.at ?? made.at;
  earlier.countedAt = earlier.prices.at(-1)?.at ?? made.at;
  earlier.counterpart = null;
  earlier.markedOldAt = null;
  cancel(earlier, at, 'replaced');
}

function playerOf({ random, activities }: SampleWorld): number {
  const all = activities.reduce((sum, activity) => sum + activity, 0);
  let left = random.next() * all;
  const index = activities.findIndex((activity) => {
    left -= activity;
    return left <= 0;
  });
  return Math.max(0, index);
}
