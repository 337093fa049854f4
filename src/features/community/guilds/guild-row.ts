import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import { imageFileUrl } from '#shared/image-format.ts';
import { type PlayerColumns, toPlayer } from '../parties/party-row.ts';
import type { Guild, GuildMember, Membership, ReportedGuild } from './guild.contract.ts';
import { JOIN_POLICY, type JoinPolicy, RANK, type Rank } from './guild.labels.ts';
import { TAKEOVER_NOTICE_MS } from './guild.limits.ts';
import { asRank } from './guild.rules.ts';
import { inviteAddress } from './guild-invite.limits.ts';

type StoredGuild = Selectable<Database['guild']>;

/** A guild with its leader, its deputies and its number of members by job. */
export interface GuildRow extends StoredGuild {
  heads: readonly { profile_id: number; rank: number; player: PlayerColumns }[];
  /** The uploaded icon; null: none. */
  icon: { name: string; width: number } | null;
  jobs_of_members: readonly { job: number; count: number }[];
}

export interface MemberRow {
  id: number;
  guild_id: number;
  profile_id: number;
  game_server: number;
  rank: number;
  is_shown: boolean;
  joined_at: Date;
}

/** Returns the guild as everybody sees it. */
export function toGuild(row: GuildRow): Guild {
  return {
    ...commonFields(row),
    deletedAt: null,
    discordInvite: row.is_invite_public ? toInviteUrl(row) : null,
    hiddenAt: null,
    hiddenReason: null,
    takeoverAt: null,
  };
}

/**
 * Returns the guild as its members see it.
 * @param isTakenOver whether a takeover is pending that the leader's sign-in has not ended
 */
export function toMembersGuild(row: GuildRow, isTakenOver: boolean): Guild {
  const takeoverAt = isTakenOver && row.takeover_at ? new Date(row.takeover_at.getTime() + TAKEOVER_NOTICE_MS) : null;
  return {
    ...commonFields(row),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    discordInvite: toInviteUrl(row),
    hiddenAt: row.hidden_at?.toISOString() ?? null,
    hiddenReason: row.hidden_reason,
    takeoverAt: takeoverAt?.toISOString() ?? null,
  };
}

function commonFields(row: GuildRow) {
  const players = (rank: Rank) =>
    row.heads.filter((head) => head.rank === rank).map(({ profile_id, player }) => toPlayer(profile_id, player));
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    name: row.name,
    description: row.description,
    iconUrl: row.icon && imageFileUrl(row.icon.name, row.icon.width),
    isDiscord: row.is_discord,
    createdProfileId: row.created_profile_id,
    gameServer: row.game_server,
    tint: row.tint,
    joinPolicy: toJoinPolicy(row),
    minLevel: row.min_level,
    jobs: row.jobs,
    isInvitePublic: row.is_invite_public,
    memberCount: row.member_count,
    jobCounts: countJobs(row),
    leader: players(RANK.leader)[0] ?? null,
    deputies: players(RANK.deputy),
    isSample: row.is_sample,
  };
}

function toInviteUrl({ discord_invite }: StoredGuild): string | null {
  return discord_invite === null ? null : inviteAddress(discord_invite);
}

export function toJoinPolicy({ join_policy }: Pick<StoredGuild, 'join_policy'>): JoinPolicy {
  return Object.values(JOIN_POLICY).find((policy) => policy === join_policy) ?? JOIN_POLICY.closed;
}

function countJobs({ jobs_of_members }: GuildRow): Guild['jobCounts'] {
  const of = (wanted: number) => jobs_of_members.find(({ job }) => job === wanted)?.count ?? 0;
  return { '1': of(1), '2': of(2), '3': of(3), '4': of(4) };
}

export function toMembership(guild: Guild, member: MemberRow): Membership {
  return {
    guild,
    rank: asRank(member.rank),
    joinedAt: member.joined_at.toISOString(),
    isShown: member.is_shown,
    closedAt: guild.deletedAt,
  };
}

export function toGuildMember(row: MemberRow & { player: PlayerColumns }): GuildMember {
  const { job, level } = row.player;
  return {
    profile: toPlayer(row.profile_id, row.player),
    rank: asRank(row.rank),
    job,
    level,
    joinedAt: row.joined_at.toISOString(),
  };
}

/** Returns the guild for operators, without what only its members may see. */
export function toReportedGuild(row: GuildRow): ReportedGuild {
  return {
    id: row.id,
    name: row.name,
    gameServer: row.game_server,
    leaderId: row.heads.find(({ rank }) => rank === RANK.leader)?.profile_id ?? null,
    memberCount: row.member_count,
    deletedAt: row.deleted_at?.toISOString() ?? null,
    hiddenAt: row.hidden_at?.toISOString() ?? null,
    hiddenReason: row.hidden_reason,
  };
}
