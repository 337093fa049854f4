import { MAX_REGION } from '#features/community/parties/party.limits.ts';
import { freeJobs, seatFor } from '#features/community/parties/party.rules.ts';
import type { Dungeon } from '#features/game-data/catalog/dungeon.contract.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { type Random, seededRandom } from './random.ts';
import type { SamplePlayer } from './sample-people.ts';

export interface SampleParty {
  createdAt: number;
  expiredAt: number;
  gameServer: number;
  title: string;
  dungeonId: number;
  region: number;
  floor: number | null;
  channel: number;
  levelMin: number | null;
  levelMax: number | null;
  hasDungeonPlace: boolean;
  itemDistribution: number;
  roles: number[];
  freeJobs: number;
  /** Indices of the sample players, the leader first. */
  members: { player: number; seat: number }[];
}

const SEED = 20_261_125;
const MAX_PARTIES = 24;
const PLAYERS_A_PARTY = 4;
const LAST_LEVEL = 99;
const TITLES = [
  '2시간 사냥, 한 분 더 모십니다',
  '왕퀘 같이 하실 분',
  '현철중검 나올 때까지 돕니다',
  '사냥터 자리 있습니다',
  '쇠가루 모으기, 느긋하게',
  '비늘 뜨면 똑같이 나눕니다',
  '처음이어도 괜찮습니다',
  '재료 모으러 갑니다',
  '승급 전 전사, 불러 주세요',
] as const;
/** Roles of seats 2 to n: 격수 5, 아무나 0. */
const SEATS: readonly [readonly number[], ...(readonly number[])[]] = [
  [5, 3, 4],
  [5, 4],
  [0, 0, 0],
  [5, 5, 3, 4],
  [0, 4],
];

interface SamplePartyOptions {
  players: readonly SamplePlayer[];
  dungeons: readonly Dungeon[];
  gameServers: readonly [number, ...number[]];
  now: Date;
}

/** Creates running parties; each sample player sits in at most one. */
export function sampleParties({ players, dungeons, gameServers, now }: SamplePartyOptions): SampleParty[] {
  const random = seededRandom(SEED);
  const places = dungeons.filter(({ region, opened }) => region <= MAX_REGION && opened);
  const queue = players.map((_, player) => player);
  const count = Math.min(MAX_PARTIES, Math.floor(players.length / PLAYERS_A_PARTY));
  return Array.from({ length: count }, (_, index) => {
    const leader = queue.shift() ?? 0;
    const roles = [players[leader]?.job ?? 1, ...random.pick(SEATS)];
    const members = [{ player: leader, seat: 0 }, ...seatOthers(players, queue, roles, random)];
    const createdAt = now.getTime() - (index * 2 + random.between(1, 2)) * MINUTE_MS;
    return {
      createdAt,
      expiredAt: createdAt + random.between(2, 5) * HOUR_MS,
      gameServer: gameServers[0],
      title: random.pick(TITLES),
      ...placeOf(index % 8 === 7 ? undefined : places[Math.floor(random.next() * places.length)], random),
      channel: random.chance(0.8) ? random.between(1, 40) : 0,
      ...levelsOf(players[leader]?.level ?? LAST_LEVEL, random),
      hasDungeonPlace: random.chance(0.25),
      itemDistribution: random.between(1, 6),
      roles,
      freeJobs: freeJobs(roles, new Set(members.map(({ seat }) => seat))),
      members,
    };
  });
}

/** Takes players out of the queue, each for the first suitable seat. */
function seatOthers(
  players: readonly SamplePlayer[],
  queue: number[],
  roles: readonly number[],
  random: Random,
): SampleParty['members'] {
  const taken = new Set([0]);
  const seatOf = (player: number) => seatFor(roles, taken, players[player]?.job ?? 1);
  return Array.from({ length: random.between(0, roles.length - 1) }).flatMap(() => {
    const at = queue.findIndex((one) => seatOf(one) !== null);
    const [player] = at < 0 ? [] : queue.splice(at, 1);
    const seat = player === undefined ? null : seatOf(player);
    if (player === undefined || seat === null) return [];
    taken.add(seat);
    return [{ player, seat }];
  });
}

function placeOf(dungeon: Dungeon | undefined, random: Random) {
  const floor = dungeon?.floors ? random.between(1, dungeon.floors) : null;
  return { dungeonId: dungeon?.id ?? 0, region: dungeon?.region ?? 0, floor };
}

function levelsOf(level: number, random: Random) {
  if (random.chance(0.2)) return { levelMin: null, levelMax: null };
  const levelMin = Math.max(Math.min(level, LAST_LEVEL) - 9, 1);
  return { levelMin, levelMax: random.chance(0.5) ? null : LAST_LEVEL };
}
