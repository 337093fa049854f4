import type { Rank } from '#features/community/guilds/guild.labels.ts';
import type { Dungeon } from '#features/game-data/catalog/dungeon.contract.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { type Random, seededRandom } from './random.ts';
import { type SampleGathering, sampleGatherings } from './sample-gatherings.ts';
import type { SamplePlayer } from './sample-people.ts';

export interface SampleGuild {
  createdAt: number;
  gameServer: number;
  name: string;
  description: string;
  tint: number;
  joinPolicy: number;
  minLevel: number;
  jobs: number[];
  isDiscord: boolean;
  /** Indices of the sample players, the leader first. */
  members: { player: number; rank: Rank; joinedAt: number; isShown: boolean }[];
  applications: { player: number; message: string; at: number }[];
  posts: {
    player: number;
    text: string;
    at: number;
    isPinned: boolean;
    comments: { player: number; text: string }[];
  }[];
  gatherings: SampleGathering[];
}

const SEED = 20_261_201;
const MAX_GUILDS = 8;
const PLAYERS_A_GUILD = 9;
const NAMES = [
  '붉은해견본',
  '달그림자견본',
  '푸른솔견본',
  '바람결견본',
  '새벽별견본',
  '돌담길견본',
  '은하수견본',
  '첫눈견본',
] as const;
const DESCRIPTIONS = [
  '저녁에 모여 사냥합니다. 처음이어도 괜찮습니다.\n\n평일은 밤 9시부터 12시까지 국내 흉가와 산적굴에 있습니다. 레벨이 낮은 분은 쥐굴부터 같이 갑니다.\n\n쉬는 날은 말만 남겨 주세요.',
  '주말마다 보스를 잡습니다.\n순번대로 나누고 일요일에 정산합니다.\n\n순번은 신청한 차례이고 문파원이라고 앞서지 않습니다. 누가 얼마를 받았는지는 정산에 그대로 남깁니다.',
  '말없이 오래 하는 사람들의 문파입니다.\n\n접속을 오래 쉬어도 내보내지 않습니다. 재료는 필요한 사람에게 먼저 돌리고, 남으면 팔아 나눕니다.',
  '승급을 서로 돕습니다. 도사님을 모십니다.\n\n3차 승급 재료는 함께 모읍니다. 순번은 신청한 차례대로 돌고, 길림성에서 다른 문파 줄을 끊은 사람은 내보냅니다.\n\n현금 거래 이야기는 하지 않습니다.',
] as const;
const MESSAGES = ['저녁 9시 이후에 접속합니다', '순번대로 나누는 문파를 찾고 있었습니다', '열심히 하겠습니다'] as const;
const POSTS = [
  '이번 주 순번표를 새로 만들었습니다. 빠진 분은 말씀해 주세요.',
  '토요일 밤 9시 국내 흉가 2층에서 모입니다.',
  '진호박이 백 개 모였습니다. 팔리면 정산 올리겠습니다.',
  '새로 오신 분들 반갑습니다. 모르는 것은 편하게 물어보세요.',
] as const;
const COMMENTS = ['갑니다', '조금 늦습니다', '고생하셨습니다', '다음에는 저도 갈게요'] as const;

interface SampleGuildOptions {
  players: readonly SamplePlayer[];
  dungeons: readonly Dungeon[];
  gameServers: readonly [number, ...number[]];
  now: Date;
}

/** Each sample player is in at most one guild; players without one may have applied to one. */
export function sampleGuilds({ players, dungeons, gameServers, now }: SampleGuildOptions): SampleGuild[] {
  const random = seededRandom(SEED);
  const queue = players.map((_, player) => player);
  const count = Math.min(MAX_GUILDS, Math.floor(players.length / PLAYERS_A_GUILD));
  const guilds = NAMES.slice(0, count).map((name, index) => {
    const createdAt = now.getTime() - (20 + index * 9) * DAY_MS;
    const people = queue.splice(0, random.between(4, PLAYERS_A_GUILD - 1));
    const members = people.map((player, nth) => ({
      player,
      rank: rankOf(nth),
      isShown: random.chance(0.4),
      joinedAt: createdAt + nth * DAY_MS,
    }));
    return {
      createdAt,
      gameServer: gameServers[0],
      name,
      description: random.pick(DESCRIPTIONS),
      members,
      tint: index % 8,
      joinPolicy: index % 4 === 3 ? 2 : 1,
      minLevel: random.pick([1, 50, 90]),
      jobs: random.chance(0.4) ? [4] : [],
      isDiscord: random.chance(0.5),
      posts: postsOf(people, random, now),
      gatherings: sampleGatherings({ people, jobOf: (player) => players[player]?.job ?? 1, dungeons, now }),
      applications: [] as SampleGuild['applications'],
    };
  });
  for (const guild of guilds.filter(({ joinPolicy }) => joinPolicy === 1)) {
    const applicants = queue.splice(0, 1);
    guild.applications = applicants.map((player) => ({
      player,
      message: random.pick(MESSAGES),
      at: now.getTime() - random.between(1, 20) * HOUR_MS,
    }));
  }
  return guilds;
}

function rankOf(nth: number): Rank {
  if (nth === 0) return 1;
  if (nth === 1) return 2;
  return nth === 2 ? 3 : nth < 6 ? 4 : 5;
}

function postsOf(people: readonly number[], random: Random, now: Date): SampleGuild['posts'] {
  // The last members of a guild are trainees, who do not write.
  const writers = people.slice(0, 4);
  const anyone = () => writers[random.between(0, writers.length - 1)] ?? 0;
  return POSTS.map((text, index) => ({
    player: anyone(),
    text,
    isPinned: index === 0,
    at: now.getTime() - (POSTS.length - index) * 7 * HOUR_MS,
    comments: Array.from({ length: random.between(0, 3) }, () => ({ player: anyone(), text: random.pick(COMMENTS) })),
  }));
}
