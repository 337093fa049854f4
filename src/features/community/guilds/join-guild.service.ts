import { isBlockedBy } from '#features/people/blocks/block.service.ts';
import { requireMembersText } from '#features/people/words/judge-text.service.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { beginMembership } from '#platform/live/membership.ts';
import { Unchanged } from '#shared/unchanged.ts';
import { guildMessages } from '../guild-webhooks/guild-message.labels.ts';
import { postToGuild } from '../guild-webhooks/post-to-guild.service.ts';
import type { Applied, NewGuildApplication } from './guild.contract.ts';
import { guildEvents } from './guild.events.ts';
import { MAX_APPLICATIONS, MAX_MEMBERS, PUT_OUT_FOR_MS, REFUSED_FOR_MS } from './guild.limits.ts';
import { guildNotices } from './guild.notices.ts';
import { findGameServer, findGuild, lockGuilds } from './guild.repository.ts';
import { admission } from './guild.rules.ts';
import { guildTopics } from './guild.topics.ts';
import {
  findOpenOf,
  hasOpenApplication,
  insertApplication,
  wasRefused,
  withdrawAllOn,
} from './guild-application.repository.ts';
import { RANK, type Rank } from './guild-codes.ts';
import { guildConflict, noGuild } from './guild-error.labels.ts';
import {
  findMembers,
  findMembershipOn,
  insertMember,
  lockPlayer,
  type PlayerAccount,
  wasPutOut,
} from './guild-member.repository.ts';
import { type GuildRow, type MemberRow, policyOf } from './guild-row.ts';
import type { GuildSite } from './guild-site.ts';
import { endAnyMember } from './leave-guild.service.ts';
import {
  countMembers,
  type GuildCtx,
  OFFICERS,
  openGuild,
  publishGuild,
  publishToOfficers,
  requireWritable,
} from './locked-guild.service.ts';

/** Where a player stands who is to join a guild: all of it is locked. */
export interface Joining {
  /** Of the same server; null: none. */
  membership: MemberRow | null;
  /** Its guild. */
  before: GuildRow | null;
}

/** Locks the player, the guild, and the one that he is in on that server. @param guildId null: one that is to be founded */
export async function lockJoining(
  { db }: Pick<UnitOfWork, 'db'>,
  { guildId, gameServer, profileId }: { guildId: number | null; gameServer: number; profileId: number },
): Promise<Joining> {
  await lockPlayer(db, profileId);
  const membership = (await findMembershipOn(db, { profileId, gameServer })) ?? null;
  await lockGuilds(
    db,
    [guildId, membership?.guild_id].flatMap((id) => id ?? []),
  );
  const before = membership && ((await findGuild(db, membership.guild_id)) ?? null);
  return { membership, before };
}

/** Whoever is in a closed one may join another. */
export function isElsewhere({ before }: Joining): boolean {
  return before !== null && before.deleted_at === null;
}

/**
 * Applies, or joins at once where everybody may.
 * @throws {AppError} NOT_FOUND, CONFLICT (IN_GUILD, NOT_TAKING, FULL, REFUSED, MOST_ASKS, CLOSED, HIDDEN), NOT_ALLOWED
 */
export async function applyToGuild(
  ctx: GuildCtx,
  site: GuildSite,
  id: number,
  input: NewGuildApplication,
): Promise<Applied | Unchanged<Applied>> {
  const { db, clock, actor } = ctx;
  const { profile } = actor;
  const gameServer = await findGameServer(db, id);
  if (gameServer === undefined) throw noGuild();
  const joining = await lockJoining(ctx, { guildId: id, gameServer, profileId: profile.id });
  const { row } = await openGuild(ctx, site, id);
  requireWritable(row);
  if (isElsewhere(joining)) throw guildConflict('IN_GUILD');
  const pair = { guildId: id, profileId: profile.id };
  const at = clock.now();
  const outcome = admission(
    { joinPolicy: policyOf(row), minLevel: row.min_level, jobs: row.jobs, memberCount: row.member_count },
    profile,
  );
  const isOpen = await hasOpenApplication(db, pair);
  if (isOpen && outcome !== 'in') return new Unchanged({ state: 'asked' });
  const isRefused =
    (await wasRefused(db, pair, new Date(at.getTime() - REFUSED_FOR_MS))) ||
    (await wasPutOut(db, pair, new Date(at.getTime() - PUT_OUT_FOR_MS)));
  if (isRefused) throw guildConflict('REFUSED');
  if (outcome === 'NOT_TAKING' || outcome === 'FULL') throw guildConflict(outcome);
  if (outcome === 'in') {
    await join(ctx, row, { joining, player: { ...profile, user_id: profile.userId }, rank: RANK.trainee, at });
    return { state: 'in' };
  }
  const open = await findOpenOf(
    db,
    profile.id,
    site.gameServers.map((server) => server.id),
  );
  if (open.length >= MAX_APPLICATIONS) throw guildConflict('MOST_ASKS');
  const message = input?.message ?? '';
  await requireMembersText(db, { message });
  await insertApplication(db, { ...pair, message, at });
  await notifyOfficers(ctx, row, at);
  await publishToOfficers(ctx, id, [profile.userId]);
  return { state: 'asked' };
}

/** Nothing of an applicant reaches who blocked him. */
async function notifyOfficers({ db, actor, effects }: GuildCtx, row: GuildRow, at: Date): Promise<void> {
  const { id: profileId } = actor.profile;
  const officers = (await findMembers(db, row.id)).filter(({ rank }) => OFFICERS.some((one) => one === rank));
  for (const { profile_id } of officers) {
    if (await isBlockedBy(db, profile_id, profileId)) continue;
    effects.notify(profile_id, guildNotices.applied(row, { profileId, at }));
  }
}

interface Newcomer {
  joining: Joining;
  player: Pick<PlayerAccount, 'id' | 'user_id'>;
  rank: Rank;
  at: Date;
}

/**
 * Takes a player in. He leaves the closed guild that he is in, and his other applications on that server end.
 * @throws {AppError} CONFLICT (FULL)
 */
export async function join(unit: UnitOfWork, row: GuildRow, { joining, player, rank, at }: Newcomer): Promise<void> {
  const { db, effects } = unit;
  const { id, game_server: gameServer } = row;
  const { membership, before } = joining;
  if (row.member_count >= MAX_MEMBERS) throw guildConflict('FULL');
  if (membership && before) await endAnyMember(unit, before, membership, { at, by: 'other' });
  await insertMember(db, { guildId: id, profileId: player.id, gameServer, rank, at });
  await countMembers(db, id, 1, at);
  const elsewhere = await withdrawAllOn(db, { profileId: player.id, gameServer }, at);
  for (const guildId of elsewhere) if (guildId !== id) await publishToOfficers(unit, guildId);
  if (player.user_id !== null) effects.publish(beginMembership(player.user_id, guildTopics.inside(id)));
  effects.publish(guildEvents.member('joined', id, player.id));
  await publishToOfficers(unit, id, [player.user_id]);
  if (rank === RANK.leader) return;
  const { name, member_count: members } = await publishGuild(unit, id);
  await postToGuild(
    unit,
    { guildId: id, kind: 'member', once: `joined:${player.id}:${at.getTime()}`, at },
    guildMessages.joined({ id, name }, { members }),
  );
}
