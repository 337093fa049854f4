import type { Dungeon } from '#features/game-data/catalog/dungeon.contract.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import { type Random, seededRandom } from './random.ts';

export interface SampleGathering {
  /** Index of the sample player. */
  player: number;
  createdAt: number;
  title: string;
  kind: number;
  at: number;
  minutes: number;
  dungeonId: number;
  place: string;
  note: string;
  capacity: number | null;
  remindMinutes: number;
  repeat: 'weekly' | null;
  isCancelled: boolean;
  /** Answers, the creator's first. */
  answers: { player: number; answer: number; job: number }[];
}

const SEED = 20_261_202;
const EVENING = 21;
const PLANS = [
  {
    title: '주말 보스',
    kind: 2,
    day: 2,
    hour: EVENING,
    minutes: 120,
    capacity: 4,
    remindMinutes: 60,
    repeat: 'weekly',
  },
  {
    title: '승급 도와드립니다',
    kind: 3,
    day: 1,
    hour: 20,
    minutes: 90,
    capacity: null,
    remindMinutes: 30,
    repeat: null,
  },
  { title: '문파 모임', kind: 4, day: 6, hour: 22, minutes: 60, capacity: null, remindMinutes: 180, repeat: null },
  { title: '저녁 사냥', kind: 1, day: -1, hour: EVENING, minutes: 180, capacity: 6, remindMinutes: 30, repeat: null },
  { title: '새벽 사냥', kind: 1, day: 3, hour: 5, minutes: 120, capacity: null, remindMinutes: 10, repeat: null },
] as const;
const CANCELLED = '새벽 사냥';
const PLACES = ['부여성 남쪽 문 앞', '국내성 광장', ''] as const;
const NOTES = ['늦으면 귓말 주세요.', '물약은 각자 챙겨 주세요.\n끝나고 바로 나눕니다.', ''] as const;

interface SampleScheduleOptions {
  /** Indices of the sample players of one guild, the leader first. */
  people: readonly number[];
  jobOf(player: number): number;
  dungeons: readonly Dungeon[];
  now: Date;
}

/** Creates the gatherings of a guild: those of this week, a past one, and a cancelled one. */
export function sampleGatherings({ people, jobOf, dungeons, now }: SampleScheduleOptions): SampleGathering[] {
  const random = seededRandom(SEED + (people[0] ?? 0));
  const today = startOfSeoulDay(seoulDay(now)).getTime();
  const places = dungeons.filter(({ opened }) => opened);
  return PLANS.map(({ day, hour, ...plan }, index) => {
    const at = today + day * DAY_MS + hour * HOUR_MS;
    const maker = people[index % 3] ?? people[0] ?? 0;
    const isHunt = plan.kind !== 4;
    return {
      ...plan,
      player: maker,
      at,
      createdAt: Math.min(now.getTime(), at) - random.between(2, 30) * HOUR_MS,
      dungeonId: isHunt ? (places[random.between(0, places.length - 1)]?.id ?? 0) : 0,
      place: isHunt ? '' : random.pick(PLACES),
      note: random.pick(NOTES),
      isCancelled: plan.title === CANCELLED,
      answers: answersOf(people, maker, random).map((answer) => ({ ...answer, job: jobOf(answer.player) })),
    };
  });
}

function answersOf(people: readonly number[], maker: number, random: Random): { player: number; answer: number }[] {
  const others = people.filter((player) => player !== maker && random.chance(0.85));
  return [{ player: maker, answer: 1 }, ...others.map((player) => ({ player, answer: random.pick([1, 1, 1, 2, 3]) }))];
}
