import type { Db } from '#platform/database/db.ts';

export interface StoredGathering {
  id: number;
  guildId: number;
  createdAt: string;
  title: string;
  at: string;
  place: string;
  note: string;
}

export async function findGatheringsBy(db: Db, profileId: number): Promise<StoredGathering[]> {
  const rows = await db
    .selectFrom('gathering')
    .select(['id', 'guild_id', 'created_at', 'title', 'begins_at', 'place', 'note'])
    .where('creator_id', '=', profileId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, guild_id, created_at, title, begins_at, place, note }) => ({
    id,
    guildId: guild_id,
    createdAt: created_at.toISOString(),
    title,
    at: begins_at.toISOString(),
    place,
    note,
  }));
}

export interface StoredAnswer {
  gatheringId: number;
  guildId: number;
  answer: number;
  job: number;
  answeredAt: string;
}

export async function findAnswersBy(db: Db, profileId: number): Promise<StoredAnswer[]> {
  const rows = await db
    .selectFrom('gathering_answer')
    .innerJoin('gathering', 'gathering.id', 'gathering_answer.gathering_id')
    .select(['gathering.id', 'gathering.guild_id', 'answer', 'job', 'answered_at'])
    .where('gathering_answer.profile_id', '=', profileId)
    .orderBy('gathering.id')
    .execute();
  return rows.map(({ id, guild_id, answer, job, answered_at }) => ({
    gatheringId: id,
    guildId: guild_id,
    answer,
    job,
    answeredAt: answered_at.toISOString(),
  }));
}
