import { isSuspended } from '#features/people/suspensions/suspension.rules.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { endMembership } from '#platform/live/membership.ts';
import { AppError } from '#shared/errors.ts';
import { SUCCESS } from '#shared/success.ts';
import { closeLockedGuild } from './close-guild.service.ts';
import { guildEvents } from './guild.events.ts';
import { RANK } from './guild.labels.ts';
import { guildNotices } from './guild.notices.ts';
import { can } from './guild.policy.ts';
import { asRank, findSuccessor, type GuildSite, isListed } from './guild.rules.ts';
import { guildTopics } from './guild.topics.ts';
import { type GuildCtx, lockGuild, rankOf } from './guild-access.service.ts';
import { endApplication } from './guild-application.repository.ts';
import { guildConflict, guildErrors } from './guild-error.labels.ts';
import { findPlayer, lockPlayer, type MemberWithPlayer, updateMember } from './guild-member.repository.ts';
import type { MemberRow } from './guild-row.ts';
import type { LockedGuild } from './locked-guild.service.ts';
import { dropShownProfiles } from './shown-profiles.service.ts';

const NO_TAKEOVER = { takeover_by: null, takeover_at: null };

interface Leaving {
  at: Date;
  reason: 'self' | 'officer' | 'account' | 'other';
}

/** Withdraws the player's application, or ends their membership. */
export async function leaveGuild(ctx: GuildCtx, site: GuildSite, id: number): Promise<typeof SUCCESS> {
  const { db, clock, actor } = ctx;
  const { profile } = actor;
  await lockPlayer(db, profile.id);
  const guild = await lockGuild(ctx, site, id);
  const { member } = guild;
  const at = clock.now();
  if (!member) {
    const pair = { guildId: id, profileId: profile.id };
    const isWithdrawn = await endApplication(db, pair, { at, outcome: 'withdrawn' });
    if (!isWithdrawn) throw new AppError('NOT_FOUND', { message: guildErrors.nothingToLeave });
    await guild.publishToOfficers([profile.userId]);
    return SUCCESS;
  }
  if (!can(rankOf(member), 'leave')) throw guildConflict('LEADER');
  await removeMember(ctx, guild, member, { at, reason: 'self' });
  return SUCCESS;
}

async function recordLeaving(
  { db, effects }: UnitOfWork,
  guild: LockedGuild,
  member: MemberRow,
  { at, reason }: Leaving,
): Promise<void> {
  const { id, name, takeover_by } = guild.row;
  const { id: membershipId, profile_id: profileId } = member;
  const rank = asRank(member.rank);
  const userId = (await findPlayer(db, profileId))?.user_id ?? null;
  await updateMember(db, membershipId, { left_at: at, left_by: reason });
  await guild.countMembers(-1, at);
  if (takeover_by === profileId) await guild.update(NO_TAKEOVER);
  if (userId !== null) effects.publish(endMembership(userId, guildTopics.inside(id)), guildEvents.own(id, [userId]));
  const memberCount = guild.row.member_count;
  effects.publish(guildEvents.left({ guild: { id, name, memberCount }, membershipId, profileId, rank, at }));
  if (isListed(guild.row)) await dropShownProfiles(db, [{ profileId, userId, rank, isShown: member.is_shown }]);
}

/**
 * Removes a member, who receives no events of the guild from this transaction on. When the leader leaves, a successor
 * becomes leader, or the guild is closed and cannot be restored.
 */
export async function removeMember(
  unit: UnitOfWork,
  guild: LockedGuild,
  member: MemberRow,
  leaving: Leaving,
): Promise<void> {
  if (member.rank === RANK.leader) await removeLeader(unit, guild, member, leaving);
  else await recordLeaving(unit, guild, member, leaving);
  await guild.publish();
}

async function removeLeader(unit: UnitOfWork, guild: LockedGuild, member: MemberRow, leaving: Leaving): Promise<void> {
  const successor = await loadSuccessor(guild, leaving.at);
  if (!successor && guild.row.deleted_at === null) {
    await closeLockedGuild(unit, guild, { at: leaving.at, except: member.profile_id });
  }
  await guild.update(NO_TAKEOVER);
  await recordLeaving(unit, guild, member, leaving);
  if (successor) await promoteToLeader(unit, guild, successor, leaving.at);
}

/** The caller has given the former leader another rank, or removed them. */
async function promoteToLeader(
  { db, effects }: UnitOfWork,
  guild: LockedGuild,
  successor: MemberWithPlayer,
  at: Date,
): Promise<void> {
  await updateMember(db, successor.id, { rank: RANK.leader });
  guild.clearCachedMembers();
  effects.notify(successor.profile_id, guildNotices.lead(guild.row, at));
  effects.publish(guildEvents.ranked(guild.id, successor.profile_id));
  const shown = { profileId: successor.profile_id, userId: successor.player.user_id, rank: RANK.leader, isShown: true };
  if (isListed(guild.row)) await dropShownProfiles(db, [shown]);
}

async function loadSuccessor(guild: LockedGuild, at: Date): Promise<MemberWithPlayer | undefined> {
  const members = (await guild.members()).map((member) => ({
    member,
    rank: asRank(member.rank),
    joinedAt: member.joined_at,
    isAbsent: member.deleted_at !== null || isSuspended({ bannedAt: member.banned_at?.toISOString() ?? null }, at),
  }));
  return findSuccessor(members)?.member;
}
