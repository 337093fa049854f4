import { isSuspended } from '#features/people/suspensions/suspension.rules.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { endMembership } from '#platform/live/membership.ts';
import { AppError } from '#shared/errors.ts';
import { SUCCESS } from '#shared/success.ts';
import { leaveGuildGatherings } from '../gatherings/leave-gatherings.service.ts';
import { guildMessages } from '../guild-webhooks/guild-message.labels.ts';
import { postToGuild } from '../guild-webhooks/post-to-guild.service.ts';
import { leaveGuildTurns } from '../turns/guild-turns.service.ts';
import { closeRow } from './close-guild.service.ts';
import { guildEvents } from './guild.events.ts';
import { guildNotices } from './guild.notices.ts';
import { can } from './guild.policy.ts';
import { updateGuild } from './guild.repository.ts';
import { asRank, heirOf } from './guild.rules.ts';
import { guildTopics } from './guild.topics.ts';
import { endApplication } from './guild-application.repository.ts';
import { RANK } from './guild-codes.ts';
import { guildConflict, guildErrors } from './guild-error.labels.ts';
import { findMembers, findPlayer, lockPlayer, type MemberWithPlayer, updateMember } from './guild-member.repository.ts';
import type { GuildRow, MemberRow } from './guild-row.ts';
import type { GuildSite } from './guild-site.ts';
import {
  countMembers,
  dropShownProfiles,
  type GuildCtx,
  isListed,
  lockGuild,
  publishGuild,
  publishToOfficers,
  rankOf,
} from './locked-guild.service.ts';

const NO_TAKEOVER = { takeover_by: null, takeover_at: null };

interface Leaving {
  at: Date;
  by: 'self' | 'officer' | 'account' | 'other';
}

/**
 * Withdraws one's application, or leaves.
 * @throws {AppError} NOT_FOUND, CONFLICT (LEADER)
 */
export async function leaveGuild(ctx: GuildCtx, site: GuildSite, id: number): Promise<typeof SUCCESS> {
  const { db, clock, actor } = ctx;
  const { profile } = actor;
  await lockPlayer(db, profile.id);
  const { row, member } = await lockGuild(ctx, site, id);
  const at = clock.now();
  if (!member) {
    const pair = { guildId: id, profileId: profile.id };
    const isWithdrawn = await endApplication(db, pair, { at, outcome: 'withdrawn' });
    if (!isWithdrawn) throw new AppError('NOT_FOUND', { message: guildErrors.nothingToLeave });
    await publishToOfficers(ctx, id, [profile.userId]);
    return SUCCESS;
  }
  if (!can(rankOf(member), 'leave')) throw guildConflict('LEADER');
  await endMember(ctx, row, member, { at, by: 'self' });
  return SUCCESS;
}

/** Of a guild that is locked, and not of its leader: who leaves hears nothing more of it from this transaction on. */
export async function endMember(unit: UnitOfWork, row: GuildRow, member: MemberRow, leaving: Leaving): Promise<void> {
  await removeMember(unit, row, member, leaving);
  const { id, name, member_count: members } = await publishGuild(unit, row.id);
  await postToGuild(
    unit,
    { guildId: id, kind: 'member', once: `left:${member.id}`, at: leaving.at },
    guildMessages.left({ id, name }, { members }),
  );
}

async function removeMember(unit: UnitOfWork, row: GuildRow, member: MemberRow, leaving: Leaving): Promise<void> {
  const { db, effects } = unit;
  const { guild_id: id, profile_id: profileId } = member;
  const userId = (await findPlayer(db, profileId))?.user_id ?? null;
  await updateMember(db, member.id, { left_at: leaving.at, left_by: leaving.by });
  await countMembers(db, id, -1, leaving.at);
  if (row.takeover_by === profileId) await updateGuild(db, id, NO_TAKEOVER);
  if (userId !== null) effects.publish(endMembership(userId, guildTopics.inside(id)), guildEvents.own(id, [userId]));
  effects.publish(guildEvents.member('left', id, profileId));
  await leaveGuildTurns(unit, { guildId: id, profileId });
  await leaveGuildGatherings(unit, { guildId: id, profileId, at: leaving.at });
  const shown = { profileId, userId, rank: asRank(member.rank), isShown: member.is_shown };
  if (isListed(row)) await dropShownProfiles(db, [shown]);
}

/**
 * Of a guild that is locked, also of its leader: the leadership passes to an heir, or the guild closes and nobody may restore it.
 */
export async function endAnyMember(
  unit: UnitOfWork,
  row: GuildRow,
  member: MemberRow,
  leaving: Leaving,
): Promise<void> {
  if (member.rank !== RANK.leader) return endMember(unit, row, member, leaving);
  const heir = await findHeir(unit, row.id, leaving.at);
  if (!heir && row.deleted_at === null) await closeRow(unit, row, { at: leaving.at, except: member.profile_id });
  await updateGuild(unit.db, row.id, NO_TAKEOVER);
  await removeMember(unit, row, member, leaving);
  if (heir) await crown(unit, row, heir, leaving.at);
  await publishGuild(unit, row.id);
}

/** A guild whose former leader has another rank already, or is gone. */
export async function crown(
  { db, effects }: UnitOfWork,
  row: GuildRow,
  heir: MemberRow & Pick<MemberWithPlayer, 'player'>,
  at: Date,
): Promise<void> {
  await updateMember(db, heir.id, { rank: RANK.leader });
  effects.notify(heir.profile_id, guildNotices.lead(row, at));
  effects.publish(guildEvents.member('rank', row.id, heir.profile_id));
  const shown = { profileId: heir.profile_id, userId: heir.player.user_id, rank: RANK.leader, isShown: true };
  if (isListed(row)) await dropShownProfiles(db, [shown]);
}

async function findHeir({ db }: UnitOfWork, guildId: number, at: Date): Promise<MemberWithPlayer | undefined> {
  const members = (await findMembers(db, guildId)).map((member) => ({
    member,
    rank: asRank(member.rank),
    joinedAt: member.joined_at,
    isAbsent: member.deleted_at !== null || isSuspended({ bannedAt: member.banned_at?.toISOString() ?? null }, at),
  }));
  return heirOf(members)?.member;
}
