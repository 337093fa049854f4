import type { Ctx, Player } from '#features/people/access/actor.ts';
import { AppError } from '#shared/errors.ts';
import { can as canInGuild } from '../guilds/guild.policy.ts';
import type { GuildSite } from '../guilds/guild.rules.ts';
import {
  loadGuildForMember,
  rankOf,
  requireMay as requireMayInGuild,
  requireWritable,
} from '../guilds/guild-access.service.ts';
import { lockGuildById, rankIn } from '../guilds/guild-standing.service.ts';
import { ITEM_DISTRIBUTION } from '../parties/party.labels.ts';
import type { PartySite } from '../parties/party.rules.ts';
import { type SeatedParty, seatedParty } from '../parties/party-seats.service.ts';
import { lootRotationErrors, noLootRotation } from './loot-rotation.labels.ts';
import { can, type LootRotationAction, type LootRotationRole } from './loot-rotation.policy.ts';
import { findLootRotation, type StoredLootRotation } from './loot-rotation.repository.ts';

type PlayerCtx = Pick<Ctx<Player>, 'db' | 'clock' | 'actor'>;

interface Options {
  /** Whether to lock the party or guild for a change. */
  locks?: boolean;
}

/** A party or guild that has loot rotations, with the player's role in it. */
export interface TurnOwner {
  role: LootRotationRole;
  /** Null: a guild. */
  seated: SeatedParty | null;
  /** Null: a party. */
  guildId: number | null;
  /** Returns whether the player is in it. */
  isMember(profileId: number): Promise<boolean>;
}

export interface LoadedLootRotation extends TurnOwner {
  order: StoredLootRotation;
}

/** Loads a party for those in it. */
export async function loadParty(ctx: PlayerCtx, site: PartySite, id: number, options?: Options): Promise<TurnOwner> {
  const seated = await seatedParty(ctx, site, id, options);
  if (!can(seated.role, 'see')) throw noLootRotation();
  return {
    role: seated.role,
    seated,
    guildId: null,
    isMember: async (profileId) => seated.party.members.some(({ profile_id }) => profile_id === profileId),
  };
}

/**
 * Loads a guild for its members. Officers lead all its loot rotations; other members lead those that they created.
 * @param creatorId of the loot rotation; null: there is none yet
 */
export async function loadGuildLootRotation(
  ctx: PlayerCtx,
  site: GuildSite,
  { guildId, creatorId }: { guildId: number; creatorId: number | null },
  { locks = false }: Options = {},
): Promise<TurnOwner> {
  const { db, actor } = ctx;
  if (locks) await lockGuildById(db, guildId);
  const seen = await loadGuildForMember(ctx, site, guildId);
  requireMayInGuild(seen, 'see');
  if (locks) requireWritable(seen.row);
  const isLeading = canInGuild(rankOf(seen.member), 'schedule') || creatorId === actor.profile.id;
  return {
    role: isLeading ? 'leader' : 'member',
    seated: null,
    guildId,
    isMember: async (profileId) => (await rankIn(db, guildId, profileId)) !== null,
  };
}

/** @throws {AppError} NOT_FOUND, also while the party shares in another way */
export async function loadLootRotation(
  ctx: PlayerCtx,
  site: PartySite,
  id: number,
  options?: Options,
): Promise<LoadedLootRotation> {
  const found = await findLootRotation(ctx.db, id);
  if (!found) throw noLootRotation();
  const owner = await loadOwner(ctx, site, found, options);
  // It is read again, because it may have been deleted before its owner was locked.
  const order = await findLootRotation(ctx.db, id);
  const isByTurns = !owner.seated || owner.seated.party.item_distribution === ITEM_DISTRIBUTION.turns;
  if (!order || !isByTurns) throw noLootRotation();
  return { ...owner, order };
}

function loadOwner(
  ctx: PlayerCtx,
  site: PartySite,
  { party_id, guild_id, creator_id }: StoredLootRotation,
  options?: Options,
): Promise<TurnOwner> {
  if (guild_id !== null) return loadGuildLootRotation(ctx, site, { guildId: guild_id, creatorId: creator_id }, options);
  if (party_id === null) throw noLootRotation();
  return loadParty(ctx, site, party_id, options);
}

export function requireMay({ role, guildId }: Pick<TurnOwner, 'role' | 'guildId'>, action: LootRotationAction): void {
  if (can(role, action)) return;
  throw new AppError('FORBIDDEN', {
    message: guildId === null ? lootRotationErrors.notLeader : lootRotationErrors.notOfficer,
  });
}
