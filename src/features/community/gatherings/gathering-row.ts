import type { Updateable } from 'kysely';
import type { Database } from '#database/schema.ts';
import { type DungeonNames, type PlayerColumns, toPlayer } from '../parties/party-row.ts';
import type { Gathering, GatheringChange, NewGathering, OwnAnswer } from './gathering.contract.ts';
import { REMIND_CHOICES, USUAL_MINUTES, USUAL_REMIND_MINUTES } from './gathering.limits.ts';
import type { AnswerRow, GatheringRow } from './gathering.repository.ts';
import {
  ANSWER,
  GATHERING_KIND,
  type GatheringTimes,
  type Line,
  listWaiting,
  NO_DUNGEON,
  stateOf,
  WEEKLY,
} from './gathering.rules.ts';

const GONE: PlayerColumns = { user_id: null, name: null, job: 0, grade: 0, level: 0 };

export interface GatheringParts {
  /** Answers in the order of `findAnswers`. */
  answers: readonly AnswerRow[];
  players: ReadonlyMap<number, PlayerColumns>;
  dungeons: DungeonNames;
  now: Date;
  readerId: number;
  /** Maximum number of answers shown. */
  most: number;
}

export function toGathering(row: GatheringRow, parts: GatheringParts): Gathering {
  const { answers, players, dungeons, now, readerId, most } = parts;
  const dungeon = row.dungeon_id === NO_DUNGEON ? undefined : dungeons.dungeonById.get(row.dungeon_id);
  const waiting = new Set(listWaiting(toLine(row, answers)));
  const own = answers.find(({ profile_id }) => profile_id === readerId);
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    guildId: row.guild_id,
    creator: toPlayer(row.creator_id, row.creator),
    title: row.title,
    kind: Object.values(GATHERING_KIND).find((kind) => kind === row.kind) ?? GATHERING_KIND.other,
    at: row.begins_at.toISOString(),
    minutes: row.minutes,
    dungeonId: row.dungeon_id,
    dungeon: dungeon ? { id: dungeon.id, name: dungeon.name, region: dungeon.region } : null,
    place: row.place,
    note: row.note,
    capacity: row.capacity,
    remindMinutes: REMIND_CHOICES.find((one) => one === row.remind_minutes) ?? USUAL_REMIND_MINUTES,
    repeat: row.repeat === WEEKLY ? WEEKLY : null,
    state: stateOf(toTimes(row), now),
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    answers: answers.slice(0, most).map((answer) => ({
      profile: toPlayer(answer.profile_id, players.get(answer.profile_id) ?? GONE),
      ...toAnswer(answer, waiting),
    })),
    counts: countAnswers(answers, waiting),
    own: own ? toAnswer(own, waiting) : null,
  };
}

type Columns = Database['gathering'];

/** Returns the columns of a change; fields that were left out stay. */
export function toColumns({ at, dungeonId, remindMinutes, ...sameName }: GatheringChange): Updateable<Columns> {
  return {
    ...sameName,
    ...(at !== undefined && { begins_at: new Date(at) }),
    ...(dungeonId !== undefined && { dungeon_id: dungeonId }),
    ...(remindMinutes !== undefined && { remind_minutes: remindMinutes }),
  };
}

/** Returns the columns of a new gathering, with defaults for what was left out. */
export function toNewColumns({ job: _, at, dungeonId, remindMinutes, ...sameName }: NewGathering) {
  return {
    minutes: USUAL_MINUTES,
    place: '',
    note: '',
    capacity: null,
    repeat: null,
    ...sameName,
    begins_at: new Date(at),
    dungeon_id: dungeonId ?? NO_DUNGEON,
    remind_minutes: remindMinutes ?? USUAL_REMIND_MINUTES,
  };
}

/** Returns the columns that the next gathering of a weekly series inherits. */
export function toNextColumns(row: GatheringRow) {
  const { id: _, creator, created_at, updated_at, begins_at, previous_id, empty_before, ...described } = row;
  const { cancelled_at, concluded_at, reminded_for, ...next } = described;
  return next;
}

export function toTimes({ begins_at, minutes, cancelled_at }: GatheringRow): GatheringTimes {
  return { at: begins_at, minutes, isCancelled: cancelled_at !== null };
}

/** @param answers of this gathering, in the order of places */
export function toLine({ capacity }: Pick<GatheringRow, 'capacity'>, answers: readonly AnswerRow[]): Line {
  const coming = answers.filter(({ answer }) => answer === ANSWER.coming).map(({ profile_id }) => profile_id);
  return { coming, capacity };
}

function toAnswer({ profile_id, answer, job, answered_at }: AnswerRow, waiting: ReadonlySet<number>): OwnAnswer {
  return {
    answer: Object.values(ANSWER).find((one) => one === answer) ?? ANSWER.unsure,
    job,
    isWaiting: waiting.has(profile_id),
    answeredAt: answered_at.toISOString(),
  };
}

function countAnswers(answers: readonly AnswerRow[], waiting: ReadonlySet<number>): Gathering['counts'] {
  const of = (wanted: number) => answers.filter(({ answer }) => answer === wanted);
  const seated = of(ANSWER.coming).filter(({ profile_id }) => !waiting.has(profile_id));
  const ofJob = (wanted: number) => seated.filter(({ job }) => job === wanted).length;
  return {
    coming: seated.length,
    waiting: waiting.size,
    unsure: of(ANSWER.unsure).length,
    notComing: of(ANSWER.notComing).length,
    jobs: { '1': ofJob(1), '2': ofJob(2), '3': ofJob(3), '4': ofJob(4) },
  };
}
