/** Profile ids of those who have a part in a settlement. */
export interface Roles {
  readonly creatorId: number;
  /** Of who has the money; null: somebody by name. */
  readonly holderId: number | null;
  readonly takingPart: readonly number[];
}

/** Nobody else learns that it exists. */
export function maySee({ creatorId, takingPart }: Roles, profileId: number): boolean {
  return creatorId === profileId || takingPart.includes(profileId);
}

/** Changes it, marks as paid, and marks as received for those who stand by name. */
export function mayManage({ creatorId, holderId }: Roles, profileId: number): boolean {
  return creatorId === profileId || holderId === profileId;
}

export function mayDelete({ creatorId }: Roles, profileId: number): boolean {
  return creatorId === profileId;
}

/** @param ownerId whose share it is; null: of somebody by name */
export function mayMarkReceived(roles: Roles, ownerId: number | null, profileId: number): boolean {
  return ownerId === null ? mayManage(roles, profileId) : ownerId === profileId;
}
