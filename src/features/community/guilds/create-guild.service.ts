import { requireAllowedText } from '#features/people/moderation/moderate-text.service.ts';
import { queueForReview } from '#features/people/moderation/word-review.service.ts';
import { DAY_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import { claimGuildName } from './claim-guild-name.service.ts';
import type { Guild, NewGuild } from './guild.contract.ts';
import { JOIN_POLICY, RANK } from './guild.labels.ts';
import { findFoundedSince, insertGuild } from './guild.repository.ts';
import { type GuildSite, isServed } from './guild.rules.ts';
import type { GuildCtx } from './guild-access.service.ts';
import { guildConflict, guildErrors, guildIssues, noGuild, tooEarly } from './guild-error.labels.ts';
import { toMembersGuild } from './guild-row.ts';
import { isInOtherGuild, join, lockMembershipChange } from './join-guild.service.ts';
import { LockedGuild } from './locked-guild.service.ts';

/** Creates a guild, whose founder leads it. */
export async function createGuild(ctx: GuildCtx, site: GuildSite, input: NewGuild): Promise<Guild> {
  const { db, clock, actor } = ctx;
  const { profile } = actor;
  const { name, gameServer, description = '' } = input;
  if (!isServed(site, gameServer)) {
    throw guildIssues([{ path: 'gameServer', message: guildErrors.unknownServer }]);
  }
  const at = clock.now();
  const membershipChange = await lockMembershipChange(ctx, { guildId: null, gameServer, profileId: profile.id });
  if (isInOtherGuild(membershipChange)) throw guildConflict('IN_GUILD');
  await requireFirstOfDay(ctx, at);
  const unsure = await requireAllowedText(db, { name, description });
  const columns = await claimGuildName(db, name, { gameServer, guildId: null, now: at });
  const id = await insertGuild(db, {
    ...columns,
    created_at: at,
    updated_at: at,
    created_profile_id: profile.id,
    game_server: gameServer,
    description,
    tint: input.tint ?? 0,
    is_discord: input.isDiscord ?? false,
    discord_invite: input.discordInvite ?? null,
    is_invite_public: input.isInvitePublic ?? false,
    join_policy: input.joinPolicy ?? JOIN_POLICY.approval,
    min_level: input.minLevel ?? 1,
    jobs: input.jobs ?? [],
    member_count: 0,
  });
  const text = [name, description].filter(Boolean).join('\n');
  await queueForReview(ctx, unsure, { subject: `guild:${id}`, text, profileId: profile.id, at });
  const guild = await LockedGuild.ofLocked(ctx, id);
  if (!guild) throw noGuild();
  await join(ctx, guild, {
    membershipChange,
    player: { id: profile.id, user_id: profile.userId },
    rank: RANK.leader,
    at,
  });
  return toMembersGuild(await guild.publish('created'), false);
}

/** The founder's row is locked, so concurrent requests are counted one after the other. */
async function requireFirstOfDay({ db, actor }: GuildCtx, now: Date): Promise<void> {
  const today = startOfSeoulDay(seoulDay(now));
  if (!(await findFoundedSince(db, actor.profile.id, today))) return;
  throw tooEarly(guildErrors.foundedToday, { nextAt: new Date(today.getTime() + DAY_MS), now });
}
