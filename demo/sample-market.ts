import type { Dungeon } from '#features/game-data/catalog/dungeon.contract.ts';
import type { Item } from '#features/game-data/catalog/item.contract.ts';
import { seededRandom } from './random.ts';
import { sampleCast } from './sample-cast.ts';
import { type SampleDesk, sampleDesk } from './sample-desk.ts';
import { type SampleGuild, sampleGuilds } from './sample-guilds.ts';
import { type SampleParty, sampleParties } from './sample-parties.ts';
import { type SamplePlayer, samplePeople } from './sample-people.ts';
import { fairPrices } from './sample-prices.ts';
import { spamTrades } from './sample-spam.ts';
import { type SampleTrade, tradesOfItem } from './sample-trades.ts';

export interface SampleMarket {
  players: SamplePlayer[];
  parties: SampleParty[];
  guilds: SampleGuild[];
  trades: SampleTrade[];
  desk: SampleDesk;
}

export interface SampleSize {
  players: number;
  items: number;
  days: number;
}

export const SAMPLE_SIZE: SampleSize = { players: 120, items: 200, days: 90 };

const SEED = 20_261_121;
const MONEY = 9;
const FAMOUS = '현철중검 진호박 일월대도 황금호박 영혼마령봉 용왕의반지 도깨비방망이 여의주 심판의낫 도토리'.split(' ');

export interface SampleMarketOptions {
  items: readonly Item[];
  dungeons: readonly Dungeon[];
  gameServers: readonly [number, ...number[]];
  now: Date;
  takenNames: ReadonlySet<string>;
  size?: SampleSize;
}

export function sampleMarket(options: SampleMarketOptions): SampleMarket {
  const { items, dungeons, gameServers, now, takenNames, size = SAMPLE_SIZE } = options;
  const random = seededRandom(SEED);
  const players = samplePeople(random, size.players, takenNames);
  const activities = players.map(({ activity }) => activity);
  const traded = tradedItems(items, size.items);
  // Seeded per item, so that a new item does not change the trades of others.
  const seeded = (item: Item) => seededRandom(SEED + item.id);
  const honest = traded.flatMap((item, rank) => {
    const own = seeded(item);
    const world = { random: own, until: now.getTime(), days: size.days, gameServers, activities };
    return tradesOfItem(world, item, fairPrices(item, own, size.days), rank);
  });
  const cast = sampleCast(players.length);
  const today = (item: Item) => fairPrices(item, seeded(item), size.days).at(-1) ?? 1;
  const spam = spamTrades(traded, today, { player: cast.spammer, gameServer: gameServers[0], now });
  const trades = [...honest.filter(({ player }) => player !== cast.spammer), ...spam];
  const parties = sampleParties({ players, dungeons, gameServers, now });
  const guilds = sampleGuilds({ players, dungeons, gameServers, now });
  const desk = sampleDesk({ cast, players, trades, parties, guilds, now });
  const inOrder = trades.sort((one, other) => one.prices[0].at - other.prices[0].at);
  return { players, parties, guilds, trades: inOrder, desk };
}

function tradedItems(items: readonly Item[], count: number): Item[] {
  const tradable = items.filter(({ trade, type }) => trade !== 0 && type !== MONEY);
  const famous = FAMOUS.flatMap((name) => tradable.find((item) => item.name === name) ?? []);
  const others = tradable
    .filter((item) => !famous.includes(item))
    .map((item) => ({ item, order: seededRandom(SEED ^ item.id).next() }))
    .sort((one, other) => one.order - other.order || one.item.id - other.item.id)
    .map(({ item }) => item);
  return [...famous, ...others].slice(0, count);
}
