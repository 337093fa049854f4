import { can } from '../guilds/guild.policy.ts';
import type { Rank } from '../guilds/guild-codes.ts';

/** Profile ids of those who have a part in a settlement. */
export interface Roles {
  readonly isOfGuild: boolean;
  readonly creatorId: number;
  /** Of who has the money; null: somebody by name. */
  readonly holderId: number | null;
  readonly takingPart: readonly number[];
}

/**
 * Nobody else learns that it exists. Who left a guild sees what he has a share in.
 * @param rank in the guild of the settlement; null: no member, or a party's
 */
export function maySee({ isOfGuild, creatorId, takingPart }: Roles, profileId: number, rank: Rank | null): boolean {
  if (takingPart.includes(profileId)) return true;
  const isCreator = creatorId === profileId;
  return isOfGuild ? can(rank, 'seeSettlements') || (isCreator && rank !== null) : isCreator;
}

/** Changes it, marks as paid, and marks as received for those who stand by name. */
export function mayManage({ creatorId, holderId }: Roles, profileId: number): boolean {
  return creatorId === profileId || holderId === profileId;
}

/** @param rank in the guild of the settlement */
export function mayDelete({ isOfGuild, creatorId }: Roles, profileId: number, rank: Rank | null): boolean {
  return creatorId === profileId || (isOfGuild && can(rank, 'deleteSettlements'));
}

/** @param ownerId whose share it is; null: of somebody by name */
export function mayMarkReceived(roles: Roles, ownerId: number | null, profileId: number): boolean {
  return ownerId === null ? mayManage(roles, profileId) : ownerId === profileId;
}
