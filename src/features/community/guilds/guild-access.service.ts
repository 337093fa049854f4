import type { Ctx, Player, WriteCtx } from '#features/people/access/actor.ts';
import type { Db } from '#platform/database/db.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { findLastEventId } from '#platform/live/event-feed.ts';
import type { MayHear } from '#platform/live/live-topics.ts';
import { guildEvents } from './guild.events.ts';
import { OFFICERS, type Rank } from './guild.labels.ts';
import { can, type GuildAct } from './guild.policy.ts';
import { findGuild, lockGuilds } from './guild.repository.ts';
import { asRank, type GuildSite, isListed, isServed } from './guild.rules.ts';
import { guildTopics } from './guild.topics.ts';
import { guildConflict, mayNot, noGuild } from './guild-error.labels.ts';
import { findAccounts, findJoinedAt, findMember } from './guild-member.repository.ts';
import type { GuildRow, MemberRow } from './guild-row.ts';
import { LockedGuild } from './locked-guild.service.ts';

export type GuildCtx = WriteCtx<Player>;

export interface SeenGuild {
  readonly row: GuildRow;
  /** Null: the player is no member. */
  readonly member: MemberRow | null;
}

export function rankOf(member: MemberRow | null): Rank | null {
  return member && asRank(member.rank);
}

/**
 * Reads a guild that the player may see. Closed and hidden guilds are for their members.
 * @param known the player's membership, if it was read before
 */
export async function loadGuildForMember(
  { db, actor }: Pick<Ctx<Player>, 'db' | 'actor'>,
  site: GuildSite,
  id: number,
  known?: MemberRow | null,
): Promise<SeenGuild> {
  const row = await findGuild(db, id);
  if (!row || !isServed(site, row.game_server)) throw noGuild();
  const member = known === undefined ? await findMember(db, { guildId: id, profileId: actor.profile.id }) : known;
  if (!isListed(row) && !member) throw noGuild();
  return { row, member: member ?? null };
}

/** Loads a guild that was locked for a change. */
export async function loadLockedGuild(
  ctx: GuildCtx,
  site: GuildSite,
  id: number,
  known?: MemberRow | null,
): Promise<LockedGuild> {
  const { row, member } = await loadGuildForMember(ctx, site, id, known);
  return new LockedGuild(ctx, row, member);
}

/** Locks a guild, so that its changes run one after the other. */
export async function lockGuild(ctx: GuildCtx, site: GuildSite, id: number): Promise<LockedGuild> {
  await lockGuilds(ctx.db, [id]);
  return loadLockedGuild(ctx, site, id);
}

export function requireMay({ member }: Pick<SeenGuild, 'member'>, act: GuildAct): Rank {
  const rank = rankOf(member);
  if (rank === null || !can(rank, act)) throw mayNot(act, rank !== null);
  return rank;
}

/** Requires a guild that is neither closed nor hidden. */
export function requireWritable(row: Pick<GuildRow, 'deleted_at' | 'hidden_at'>): void {
  if (row.deleted_at !== null) throw guildConflict('CLOSED');
  if (row.hidden_at !== null) throw guildConflict('HIDDEN');
}

/** Must be called after an application ended because of an event elsewhere. The guild is not locked. */
export async function publishToGuildOfficers({ db, effects }: UnitOfWork, id: number): Promise<void> {
  const accounts = await findAccounts(db, id, OFFICERS);
  if (accounts.length > 0) effects.publish(guildEvents.own(id, accounts));
}

/** Only members may subscribe, to events since they joined. */
export function mayHearGuild(db: Db): MayHear {
  return async ({ userId }, topic) => {
    const guildId = Number(topic.slice(guildTopics.inside.prefix.length));
    const since = await findJoinedAt(db, { guildId, userId });
    // It is read after the membership, so that it is no earlier than the beginning of the membership.
    return since ? { since, lastEventId: await findLastEventId(db) } : false;
  };
}
