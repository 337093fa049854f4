import type { Ctx, Player, WriteCtx } from '#features/people/access/actor.ts';
import { profileTopic } from '#features/people/people.topics.ts';
import type { Db } from '#platform/database/db.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { dropPages } from '#platform/pages/page-changes.ts';
import { guildEvents } from './guild.events.ts';
import { can, type GuildAct, isMembershipShown } from './guild.policy.ts';
import { findGuild, lockGuilds, updateGuild } from './guild.repository.ts';
import { asRank } from './guild.rules.ts';
import { RANK, type Rank } from './guild-codes.ts';
import { guildConflict, mayNot, noGuild } from './guild-error.labels.ts';
import { findAccounts, findMember } from './guild-member.repository.ts';
import { type GuildRow, type MemberRow, toGuild } from './guild-row.ts';
import { type GuildSite, isServed } from './guild-site.ts';

export type GuildCtx = WriteCtx<Player>;

export interface SeenGuild {
  row: GuildRow;
  /** Null: the player is no member. */
  member: MemberRow | null;
}

export const OFFICERS = [RANK.leader, RANK.deputy, RANK.elder] as const;

export function isListed({ deleted_at, hidden_at }: Pick<GuildRow, 'deleted_at' | 'hidden_at'>): boolean {
  return deleted_at === null && hidden_at === null;
}

export function rankOf(member: MemberRow | null): Rank | null {
  return member && asRank(member.rank);
}

/**
 * A guild that the player may see: a closed or hidden one is for its members.
 * @throws {AppError} NOT_FOUND
 */
export async function openGuild(
  { db, actor }: Pick<Ctx<Player>, 'db' | 'actor'>,
  site: GuildSite,
  id: number,
): Promise<SeenGuild> {
  const row = await findGuild(db, id);
  if (!row || !isServed(site, row.game_server)) throw noGuild();
  const member = (await findMember(db, { guildId: id, profileId: actor.profile.id })) ?? null;
  if (!isListed(row) && !member) throw noGuild();
  return { row, member };
}

/** The same for a change: those of one guild take turns. @throws {AppError} NOT_FOUND */
export async function lockGuild(ctx: GuildCtx, site: GuildSite, id: number): Promise<SeenGuild> {
  await lockGuilds(ctx.db, [id]);
  return openGuild(ctx, site, id);
}

/** @throws {AppError} FORBIDDEN */
export function requireMay({ member }: Pick<SeenGuild, 'member'>, act: GuildAct): Rank {
  const rank = rankOf(member);
  if (rank === null || !can(rank, act)) throw mayNot(act, rank !== null);
  return rank;
}

/** Neither closed nor hidden. @throws {AppError} CONFLICT (CLOSED, HIDDEN) */
export function requireWritable(row: Pick<GuildRow, 'deleted_at' | 'hidden_at'>): void {
  if (row.deleted_at !== null) throw guildConflict('CLOSED');
  if (row.hidden_at !== null) throw guildConflict('HIDDEN');
}

/** Everybody hears of the guild as it is now. */
export async function publishGuild(
  { db, effects }: UnitOfWork,
  id: number,
  change: 'created' | 'changed' = 'changed',
): Promise<GuildRow> {
  const row = await requireRow(db, id);
  if (isListed(row)) effects.publish(guildEvents[change](toGuild(row)));
  return row;
}

/** After its members became more or fewer. */
export async function countMembers(db: Db, id: number, by: 1 | -1, at: Date): Promise<void> {
  await updateGuild(db, id, { member_count: (await requireRow(db, id)).member_count + by, updated_at: at });
}

async function requireRow(db: Db, id: number): Promise<GuildRow> {
  const row = await findGuild(db, id);
  if (!row) throw noGuild();
  return row;
}

/** To the `me` of all its members that there is something to read anew. */
export async function publishToMembers({ db, effects }: UnitOfWork, id: number): Promise<void> {
  const accounts = await findAccounts(db, id);
  if (accounts.length > 0) effects.publish(guildEvents.own(id, accounts));
}

/** To the `me` of those who answer applications, and of whoever else is concerned. */
export async function publishToOfficers(
  { db, effects }: UnitOfWork,
  id: number,
  alsoTo: readonly (string | null)[] = [],
): Promise<void> {
  const accounts = [...(await findAccounts(db, id, OFFICERS)), ...alsoTo.flatMap((userId) => userId ?? [])];
  if (accounts.length > 0) effects.publish(guildEvents.own(id, [...new Set(accounts)]));
}

export interface ShownPlayer {
  profileId: number;
  userId: string | null;
  rank: Rank;
  isShown: boolean;
}

/** The pages of players whose shown membership changed; the others' tell nothing of it. */
export async function dropShownProfiles(db: Db, players: readonly ShownPlayer[]): Promise<void> {
  const shown = players.filter(isMembershipShown);
  await dropPages(
    db,
    shown.flatMap(({ profileId, userId }) => [
      profileTopic(profileId),
      ...(userId === null ? [] : [profileTopic(userId)]),
    ]),
  );
}
