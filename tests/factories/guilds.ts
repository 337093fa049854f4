import type { Insertable } from 'kysely';
import type { Database } from '#database/schema.ts';
import { nameColumns } from '#features/community/guilds/claim-guild-name.service.ts';
import type { Rank } from '#features/community/guilds/guild.labels.ts';
import type { Db } from '#platform/database/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { insertProfile } from './people.ts';

const FIRST_LETTERS = '가나다라마바사아자차';
let lastNumber = 0;

export interface GuildParts extends Partial<Insertable<Database['guild']>> {
  /** Created when undefined; null: the guild has none. */
  leader_id?: number | null;
  members?: readonly { profileId: number; rank?: Rank; isShown?: boolean; joinedAt?: Date }[];
}

/** Inserts a guild with its members. By default it was founded a month ago on server 1, answers applications, and all joined then. */
export async function insertGuild(
  db: Db,
  { leader_id: leader, members = [], ...parts }: GuildParts = {},
): Promise<{ id: number; name: string; leaderId: number }> {
  lastNumber += 1;
  const at = new Date(parts.created_at ?? Date.now() - 30 * DAY_MS);
  const leaderId = leader ?? (await insertProfile(db, { job: 1, level: 99 })).id;
  const name = parts.name ?? `${FIRST_LETTERS.charAt(lastNumber % FIRST_LETTERS.length)}문파${lastNumber}`;
  const all = [...(leader === null ? [] : [{ profileId: leaderId, rank: 1 as const }]), ...members];
  const gameServer = Number(parts.game_server ?? 1);
  const { id } = await db
    .insertInto('guild')
    .values({
      created_at: at,
      updated_at: at,
      created_profile_id: leaderId,
      game_server: gameServer,
      description: '',
      tint: 0,
      is_discord: false,
      is_invite_public: false,
      join_policy: 1,
      min_level: 1,
      ...parts,
      ...nameColumns(name),
      jobs: [...(parts.jobs ?? [])],
      member_count: parts.member_count ?? all.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = all.map(({ profileId, rank = 4, ...member }) => ({
    guild_id: id,
    profile_id: profileId,
    game_server: gameServer,
    rank,
    joined_at: 'joinedAt' in member && member.joinedAt ? member.joinedAt : at,
    is_shown: 'isShown' in member && member.isShown === true,
  }));
  if (rows.length > 0) await db.insertInto('guild_member').values(rows).execute();
  return { id, name, leaderId };
}

export async function insertGuildApplication(
  db: Db,
  {
    guildId,
    profileId,
    message = '',
    at = new Date(),
  }: { guildId: number; profileId: number; message?: string; at?: Date },
): Promise<void> {
  await db
    .insertInto('guild_application')
    .values({ guild_id: guildId, profile_id: profileId, message, requested_at: at })
    .execute();
}

export async function insertGuildPost(
  db: Db,
  {
    text = '오늘 저녁에 모입니다',
    ...parts
  }: Partial<Insertable<Database['guild_post']>> & { guild_id: number; profile_id: number },
): Promise<number> {
  const at = parts.created_at ?? new Date();
  const { id } = await db
    .insertInto('guild_post')
    .values({ created_at: at, updated_at: at, text, ...parts })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
