import { type RawBuilder, sql } from 'kysely';
import { ANSWER } from '#features/community/gatherings/gathering.rules.ts';
import { enqueueJobs } from '#features/community/gatherings/schedule-jobs.service.ts';
import { nameColumns } from '#features/community/guilds/claim-guild-name.service.ts';
import type { Db } from '#platform/database/db.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import type { SampleGathering } from './sample-gatherings.ts';
import type { SampleGuild } from './sample-guilds.ts';
import type { SampleIds } from './sample-ids.ts';

/** @param samples a query of the ids of sample players */
export async function removeSampleGuilds(db: Db, samples: RawBuilder<unknown>): Promise<void> {
  const guilds = sql`(select id from guild where is_sample or created_profile_id in ${samples})`;
  await sql`delete from settlement where guild_id in ${guilds}`.execute(db);
  await sql`delete from guild where id in ${guilds}`.execute(db);
}

export async function insertSampleGuilds(
  unit: UnitOfWork,
  guilds: readonly SampleGuild[],
  playerIds: readonly number[],
  now: Date,
): Promise<SampleIds['guilds']> {
  const { db } = unit;
  const ids: SampleIds['guilds'][number][] = [];
  for (const guild of guilds) {
    const id = await insertGuild(db, guild, playerIds);
    await insertPeople(db, id, guild, playerIds);
    ids.push({ id, posts: await insertBoard(db, id, guild, playerIds) });
    for (const gathering of guild.gatherings) await insertGathering(unit, id, gathering, { playerIds, now });
  }
  return ids;
}

const idOf = (playerIds: readonly number[], player: number) => playerIds[player] ?? 0;

async function insertGuild(db: Db, guild: SampleGuild, playerIds: readonly number[]): Promise<number> {
  const at = new Date(guild.createdAt);
  const { id } = await db
    .insertInto('guild')
    .values({
      created_at: at,
      updated_at: at,
      created_profile_id: idOf(playerIds, guild.members[0]?.player ?? 0),
      game_server: guild.gameServer,
      ...nameColumns(guild.name),
      description: guild.description,
      tint: guild.tint,
      is_discord: guild.isDiscord,
      is_invite_public: false,
      join_policy: guild.joinPolicy,
      min_level: guild.minLevel,
      jobs: guild.jobs,
      member_count: guild.members.length,
      is_sample: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertPeople(
  db: Db,
  guildId: number,
  { gameServer, members, applications }: SampleGuild,
  playerIds: readonly number[],
): Promise<void> {
  await db
    .insertInto('guild_member')
    .values(
      members.map(({ player, rank, joinedAt, isShown }) => ({
        guild_id: guildId,
        profile_id: idOf(playerIds, player),
        game_server: gameServer,
        rank,
        is_shown: isShown,
        joined_at: new Date(joinedAt),
      })),
    )
    .execute();
  for (const { player, message, at } of applications) {
    await db
      .insertInto('guild_application')
      .values({ guild_id: guildId, profile_id: idOf(playerIds, player), message, requested_at: new Date(at) })
      .execute();
  }
}

async function insertBoard(
  db: Db,
  guildId: number,
  { posts }: SampleGuild,
  playerIds: readonly number[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const { player, text, at, isPinned, comments } of posts) {
    const made = new Date(at);
    const { id } = await db
      .insertInto('guild_post')
      .values({
        guild_id: guildId,
        profile_id: idOf(playerIds, player),
        created_at: made,
        updated_at: made,
        text,
        is_pinned: isPinned,
        comment_count: comments.length,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
    if (comments.length === 0) continue;
    await db
      .insertInto('guild_comment')
      .values(
        comments.map((comment, nth) => ({
          post_id: id,
          profile_id: idOf(playerIds, comment.player),
          text: comment.text,
          created_at: new Date(at + (nth + 1) * MINUTE_MS),
        })),
      )
      .execute();
  }
  return ids;
}

async function insertGathering(
  unit: UnitOfWork,
  guildId: number,
  gathering: SampleGathering,
  { playerIds, now }: { playerIds: readonly number[]; now: Date },
): Promise<void> {
  const { db } = unit;
  const { title, kind, minutes, place, note, capacity, repeat, isCancelled, answers } = gathering;
  const made = new Date(gathering.createdAt);
  const row = await db
    .insertInto('gathering')
    .values({
      guild_id: guildId,
      creator_id: idOf(playerIds, gathering.player),
      created_at: made,
      updated_at: made,
      title,
      kind,
      begins_at: new Date(gathering.at),
      minutes,
      dungeon_id: gathering.dungeonId,
      place,
      note,
      capacity,
      remind_minutes: gathering.remindMinutes,
      repeat,
      cancelled_at: isCancelled ? now : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('gathering_answer')
    .values(
      answers.map(({ player, answer, job }, index) => ({
        gathering_id: row.id,
        profile_id: idOf(playerIds, player),
        answered_at: made,
        answer,
        job,
        place: answer === ANSWER.coming ? index + 1 : null,
      })),
    )
    .execute();
  enqueueJobs(unit, row, now);
}
