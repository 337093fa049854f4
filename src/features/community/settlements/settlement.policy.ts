import type { Rank } from '../guilds/guild.labels.ts';
import { can } from '../guilds/guild.policy.ts';

/** Profile ids of those who have a part in a settlement. */
export interface Roles {
  readonly isOfGuild: boolean;
  readonly creatorId: number;
  /** Owner of the holder's share; null: a person without an account. */
  readonly holderId: number | null;
  readonly takingPart: readonly number[];
}

/**
 * Nobody else learns that the settlement exists. Former members of a guild see those in which they have a share.
 * @param rank in the guild of the settlement; null: no member, or a party's settlement
 */
export function maySee({ isOfGuild, creatorId, takingPart }: Roles, profileId: number, rank: Rank | null): boolean {
  if (takingPart.includes(profileId)) return true;
  const isCreator = creatorId === profileId;
  return isOfGuild ? can(rank, 'seeSettlements') || (isCreator && rank !== null) : isCreator;
}

/**
 * Returns whether a player may change the settlement, mark shares as paid, and mark those of people without an account
 * as received.
 */
export function mayManage({ creatorId, holderId }: Roles, profileId: number): boolean {
  return creatorId === profileId || holderId === profileId;
}

/** @param rank in the guild of the settlement */
export function mayDelete({ isOfGuild, creatorId }: Roles, profileId: number, rank: Rank | null): boolean {
  return creatorId === profileId || (isOfGuild && can(rank, 'deleteSettlements'));
}

/** @param ownerId owner of the share; null: a person without an account */
export function mayMarkReceived(roles: Roles, ownerId: number | null, profileId: number): boolean {
  return ownerId === null ? mayManage(roles, profileId) : ownerId === profileId;
}
