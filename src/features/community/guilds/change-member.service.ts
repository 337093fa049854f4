import { notifyUnlessBlocked } from '#features/people/blocks/block.service.ts';
import { isPlayerAbsent } from '#features/people/profiles/profile.service.ts';
import { requireNotSuspended } from '#features/people/suspensions/suspension.rules.ts';
import { AppError } from '#shared/errors.ts';
import { SUCCESS } from '#shared/success.ts';
import type { GuildMemberAction, Membership } from './guild.contract.ts';
import { guildEvents } from './guild.events.ts';
import { RANK, type Rank } from './guild.labels.ts';
import { guildNotices } from './guild.notices.ts';
import { canKick, canSetRank } from './guild.policy.ts';
import { findGameServer } from './guild.repository.ts';
import { asRank, type GuildSite, hasRoom } from './guild.rules.ts';
import {
  type GuildCtx,
  loadLockedGuild,
  lockGuild,
  rankOf,
  requireMay,
  requireWritable,
} from './guild-access.service.ts';
import { endApplication, hasOpenApplication, wasRefused } from './guild-application.repository.ts';
import {
  guildConflict,
  guildErrors,
  inAnotherGuild,
  mayNot,
  noGuild,
  unknownGuildMember,
} from './guild-error.labels.ts';
import { countRanks, findMember, findPlayer, updateMember } from './guild-member.repository.ts';
import { type MemberRow, toMembership } from './guild-row.ts';
import { isInOtherGuild, join, lockMembershipChange, type MembershipChange } from './join-guild.service.ts';
import { removeMember } from './leave-guild.service.ts';
import type { LockedGuild } from './locked-guild.service.ts';
import { seenByMember } from './read-guilds.service.ts';
import { dropShownProfiles } from './shown-profiles.service.ts';
import { transferLeadership } from './transfer-leadership.service.ts';

interface Target {
  id: number;
  profileId: number;
}

/** Lets an officer answer an application or change a member. It does nothing if the state is already as wanted. */
export async function changeGuildMember(
  ctx: GuildCtx,
  site: GuildSite,
  { id, profileId }: Target,
  input: GuildMemberAction,
): Promise<typeof SUCCESS> {
  const { db, actor, clock } = ctx;
  // Suspended leaders may hand their guild over (contract §14), but do nothing else as officers.
  const isHandingOver = input.action === 'rank' && input.rank === RANK.leader;
  if (!isHandingOver) requireNotSuspended(actor.profile, clock.now());
  const gameServer = await findGameServer(db, id);
  if (gameServer === undefined) throw noGuild();
  const membershipChange = await lockMembershipChange(ctx, { guildId: id, gameServer, profileId });
  const guild = await loadLockedGuild(ctx, site, id);
  if (input.action === 'accept') await accept(ctx, guild, profileId, membershipChange);
  else if (input.action === 'refuse') await refuse(ctx, guild, profileId);
  else if (input.action === 'remove') await kick(ctx, guild, profileId);
  else if (input.action === 'rank') await setRank(ctx, guild, profileId, input.rank);
  return SUCCESS;
}

async function accept(
  ctx: GuildCtx,
  guild: LockedGuild,
  profileId: number,
  membershipChange: MembershipChange,
): Promise<void> {
  const { db, clock } = ctx;
  const { row } = guild;
  requireMay(guild, 'answerApplications');
  requireWritable(row);
  if (membershipChange.membership?.guild_id === row.id) return;
  const at = clock.now();
  const pair = { guildId: row.id, profileId };
  if (!(await hasOpenApplication(db, pair)))
    throw isInOtherGuild(membershipChange) ? inAnotherGuild() : unknownApplication();
  if (await isPlayerAbsent(db, profileId, at)) throw unknownApplication();
  if (isInOtherGuild(membershipChange)) throw inAnotherGuild();
  const player = await findPlayer(db, profileId);
  if (!player) throw unknownApplication();
  await endApplication(db, pair, { at, outcome: 'accepted' });
  await join(ctx, guild, { membershipChange, player, rank: RANK.trainee, at });
  await notifyUnlessBlocked(ctx, profileId, guildNotices.accepted(row, at));
}

async function refuse(ctx: GuildCtx, guild: LockedGuild, profileId: number): Promise<void> {
  const { db, clock } = ctx;
  const { row } = guild;
  requireMay(guild, 'answerApplications');
  requireWritable(row);
  const at = clock.now();
  const pair = { guildId: row.id, profileId };
  if (!(await endApplication(db, pair, { at, outcome: 'refused' }))) {
    if (await wasRefused(db, pair)) return;
    throw unknownApplication();
  }
  await notifyUnlessBlocked(ctx, profileId, guildNotices.refused(row, at));
  await guild.publishToOfficers([(await findPlayer(db, profileId))?.user_id ?? null]);
}

async function kick(ctx: GuildCtx, guild: LockedGuild, profileId: number): Promise<void> {
  const { db, clock } = ctx;
  const { row } = guild;
  const rank = requireMay(guild, 'see');
  const target = await findMember(db, { guildId: row.id, profileId });
  if (profileId === ctx.actor.profile.id && rank === RANK.leader) throw guildConflict('LEADER');
  if (target ? !canKick(rank, asRank(target.rank)) : !canKick(rank, RANK.trainee)) {
    throw new AppError('FORBIDDEN', { message: guildErrors.mayNotKick });
  }
  requireWritable(row);
  if (!target) throw unknownGuildMember();
  const at = clock.now();
  await removeMember(ctx, guild, target, { at, reason: 'officer' });
  await notifyUnlessBlocked(ctx, profileId, guildNotices.removed(row, at));
}

async function setRank(ctx: GuildCtx, guild: LockedGuild, profileId: number, rank: Rank): Promise<void> {
  const { db, clock } = ctx;
  const { row, member } = guild;
  const own = rankOf(member);
  if (own === null) throw mayNot('see', false);
  const target = await findMember(db, { guildId: row.id, profileId });
  requireRankable(own, target, rank);
  requireWritable(row);
  const at = clock.now();
  if (!target) throw unknownGuildMember();
  if (asRank(target.rank) === rank) return;
  if (rank === RANK.leader) {
    if (await isPlayerAbsent(db, profileId, at)) throw unknownGuildMember();
    await transferLeadership(ctx, guild, { from: member, to: target, at });
    await notifyUnlessBlocked(ctx, profileId, guildNotices.lead(row, at));
    return;
  }
  if (!hasRoom(rank, await countRanks(db, row.id))) throw guildConflict('RANK_FULL');
  await updateMember(db, target.id, { rank });
  await afterRank(ctx, guild, target, rank);
  await notifyUnlessBlocked(ctx, profileId, guildNotices.rank(row, { rank, at }));
}

function requireRankable(own: Rank, target: MemberRow | undefined, rank: Rank): void {
  const from = target ? asRank(target.rank) : RANK.trainee;
  // Leaders who give themselves their own rank change nothing.
  if (own === RANK.leader && from === RANK.leader && rank === RANK.leader) return;
  if (canSetRank(own, from, rank)) return;
  const message = rank === RANK.leader ? guildErrors.mayNotTransferLeadership : guildErrors.mayNotSetRank;
  throw new AppError('FORBIDDEN', { message });
}

async function afterRank(ctx: GuildCtx, guild: LockedGuild, target: MemberRow, rank: Rank): Promise<void> {
  const { db, effects } = ctx;
  const userId = (await findPlayer(db, target.profile_id))?.user_id ?? null;
  const isNoLongerTaking = guild.row.takeover_by === target.profile_id;
  guild.clearCachedMembers();
  await guild.update({
    updated_at: ctx.clock.now(),
    ...(isNoLongerTaking && { takeover_by: null, takeover_at: null }),
  });
  effects.publish(guildEvents.ranked(guild.id, target.profile_id));
  if (userId !== null) effects.publish(guildEvents.own(guild.id, [userId]));
  const shown = { profileId: target.profile_id, userId, isShown: target.is_shown };
  await dropShownProfiles(db, [
    { ...shown, rank: asRank(target.rank) },
    { ...shown, rank },
  ]);
  await guild.publish();
}

export async function changeOwnMembership(
  ctx: GuildCtx,
  site: GuildSite,
  id: number,
  { isShown }: { isShown: boolean },
): Promise<Membership> {
  const { db, actor } = ctx;
  const guild = await lockGuild(ctx, site, id);
  const rank = requireMay(guild, 'see');
  const { row, member } = guild;
  requireWritable(row);
  if (!member) throw mayNot('see', false);
  if (member.is_shown !== isShown) {
    await updateMember(db, member.id, { is_shown: isShown });
    const { id: profileId, userId } = actor.profile;
    await dropShownProfiles(db, [{ profileId, userId, rank, isShown: true }]);
  }
  return toMembership(await seenByMember(db, row), { ...member, is_shown: isShown });
}

function unknownApplication(): AppError {
  return new AppError('NOT_FOUND', { message: guildErrors.unknownApplication });
}
