import { isBlockedBy } from '#features/people/blocks/block.service.ts';
import { requireMembersText } from '#features/people/moderation/moderate-text.service.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { beginMembership } from '#platform/live/membership.ts';
import { ExistingResult } from '#shared/success.ts';
import type { Applied, NewGuildApplication } from './guild.contract.ts';
import { guildEvents } from './guild.events.ts';
import { RANK, type Rank } from './guild.labels.ts';
import { MAX_APPLICATIONS, MAX_MEMBERS, REFUSED_FOR_MS, REJOIN_COOLDOWN_MS } from './guild.limits.ts';
import { guildNotices } from './guild.notices.ts';
import { findGameServer, lockGuilds } from './guild.repository.ts';
import { admission, type GuildSite } from './guild.rules.ts';
import { guildTopics } from './guild.topics.ts';
import { type GuildCtx, loadLockedGuild, publishToGuildOfficers, requireWritable } from './guild-access.service.ts';
import {
  findOpenApplications,
  hasOpenApplication,
  insertApplication,
  wasRefused,
  withdrawAllOn,
} from './guild-application.repository.ts';
import { guildConflict, noGuild } from './guild-error.labels.ts';
import {
  findMembershipOn,
  insertMember,
  lockPlayer,
  type OnePair,
  type PlayerAccount,
  wasKicked,
} from './guild-member.repository.ts';
import { type MemberRow, toJoinPolicy } from './guild-row.ts';
import { removeMember } from './leave-guild.service.ts';
import { LockedGuild } from './locked-guild.service.ts';

/** The locked state of a player who is about to join a guild. */
export interface MembershipChange {
  /** Present membership on the same server; null: none. */
  membership: MemberRow | null;
  /** Guild of the present membership; null: none. */
  before: LockedGuild | null;
}

/**
 * Locks the player, the guild, and the player's present guild on that server.
 * @param guildId null: a guild that is about to be founded
 */
export async function lockMembershipChange(
  unit: UnitOfWork,
  { guildId, gameServer, profileId }: { guildId: number | null; gameServer: number; profileId: number },
): Promise<MembershipChange> {
  const { db } = unit;
  await lockPlayer(db, profileId);
  const membership = (await findMembershipOn(db, { profileId, gameServer })) ?? null;
  await lockGuilds(
    db,
    [guildId, membership?.guild_id].flatMap((id) => id ?? []),
  );
  const before = membership && ((await LockedGuild.ofLocked(unit, membership.guild_id, membership)) ?? null);
  return { membership, before };
}

/** Members of a closed guild may join another one. */
export function isInOtherGuild({ before }: MembershipChange): boolean {
  return before !== null && before.row.deleted_at === null;
}

/** Applies to a guild, or joins it at once if everybody may. */
export async function applyToGuild(
  ctx: GuildCtx,
  site: GuildSite,
  id: number,
  input: NewGuildApplication,
): Promise<Applied | ExistingResult<Applied>> {
  const { db, clock, actor } = ctx;
  const { profile } = actor;
  const gameServer = await findGameServer(db, id);
  if (gameServer === undefined) throw noGuild();
  const membershipChange = await lockMembershipChange(ctx, { guildId: id, gameServer, profileId: profile.id });
  const { membership } = membershipChange;
  const guild = await loadLockedGuild(ctx, site, id, membership?.guild_id === id ? membership : null);
  const { row } = guild;
  requireWritable(row);
  if (isInOtherGuild(membershipChange)) throw guildConflict('IN_GUILD');
  const pair = { guildId: id, profileId: profile.id };
  const at = clock.now();
  const outcome = admission(
    { joinPolicy: toJoinPolicy(row), minLevel: row.min_level, jobs: row.jobs, memberCount: row.member_count },
    profile,
  );
  const isOpen = await hasOpenApplication(db, pair);
  if (isOpen && outcome !== 'in') return new ExistingResult({ state: 'asked' });
  await requireNotRefused(ctx, pair, at);
  if (outcome === 'NOT_TAKING' || outcome === 'FULL') throw guildConflict(outcome);
  if (outcome === 'in') {
    await join(ctx, guild, {
      membershipChange,
      player: { ...profile, user_id: profile.userId },
      rank: RANK.trainee,
      at,
    });
    return { state: 'in' };
  }
  await apply(ctx, site, guild, { message: input?.message ?? '', at });
  return { state: 'asked' };
}

async function requireNotRefused({ db }: UnitOfWork, pair: OnePair, at: Date): Promise<void> {
  const isRefused =
    (await wasRefused(db, pair, new Date(at.getTime() - REFUSED_FOR_MS))) ||
    (await wasKicked(db, pair, new Date(at.getTime() - REJOIN_COOLDOWN_MS)));
  if (isRefused) throw guildConflict('REFUSED');
}

async function apply(
  ctx: GuildCtx,
  site: GuildSite,
  guild: LockedGuild,
  { message, at }: { message: string; at: Date },
): Promise<void> {
  const { db, actor } = ctx;
  const { id: profileId, userId } = actor.profile;
  const servers = site.gameServers.map((server) => server.id);
  if ((await findOpenApplications(db, profileId, servers)).length >= MAX_APPLICATIONS) throw guildConflict('MOST_ASKS');
  await requireMembersText(db, { message });
  await insertApplication(db, { guildId: guild.id, profileId, message, at });
  await notifyOfficers(ctx, guild, at);
  await guild.publishToOfficers([userId]);
}

/** Officers who blocked the applicant are not notified. */
async function notifyOfficers({ db, actor, effects }: GuildCtx, guild: LockedGuild, at: Date): Promise<void> {
  const { id: profileId } = actor.profile;
  for (const { profile_id } of await guild.officers()) {
    if (await isBlockedBy(db, profile_id, profileId)) continue;
    effects.notify(profile_id, guildNotices.applied(guild.row, { profileId, at }));
  }
}

interface Newcomer {
  membershipChange: MembershipChange;
  player: Pick<PlayerAccount, 'id' | 'user_id'>;
  rank: Rank;
  at: Date;
}

/**
 * Adds a player, who leaves their closed guild, and ends their other applications on that server. When founding a
 * guild, the caller publishes it.
 */
export async function join(
  unit: UnitOfWork,
  guild: LockedGuild,
  { membershipChange, player, rank, at }: Newcomer,
): Promise<void> {
  const { db, effects } = unit;
  const { id, game_server: gameServer, name, member_count } = guild.row;
  const { membership, before } = membershipChange;
  const profileId = player.id;
  if (member_count >= MAX_MEMBERS) throw guildConflict('FULL');
  if (membership && before) await removeMember(unit, before, membership, { at, reason: 'other' });
  const membershipId = await insertMember(db, { guildId: id, profileId, gameServer, rank, at });
  await guild.countMembers(1, at);
  const elsewhere = await withdrawAllOn(db, { profileId, gameServer }, at);
  for (const guildId of elsewhere) if (guildId !== id) await publishToGuildOfficers(unit, guildId);
  if (player.user_id !== null) effects.publish(beginMembership(player.user_id, guildTopics.inside(id)));
  const memberCount = guild.row.member_count;
  effects.publish(guildEvents.joined({ guild: { id, name, memberCount }, membershipId, profileId, rank, at }));
  await guild.publishToOfficers([player.user_id]);
  if (rank !== RANK.leader) await guild.publish();
}
