import type { Db } from '#platform/database/db.ts';
import type { Sanction } from './sanction.contract.ts';
import {
  deleteSanctionsOfDeleted,
  endSuspensions,
  findRunningSuspension,
  findSanctions,
  findSuspensionEnds,
  insertSanction,
  moveSanctions,
  shortenSuspensions,
} from './sanction.repository.ts';

// The rows, for suspensions and appeals, which know who may do it and what follows.

const MAX_SANCTIONS = 100;

export const recordSanction = insertSanction;
export const readRunningSuspension = findRunningSuspension;
export const endRunningSuspensions = endSuspensions;
export const shortenRunningSuspensions = shortenSuspensions;
export const handOnSanctions = moveSanctions;
export const listSuspensionEnds = findSuspensionEnds;
export const deleteEndedSanctions = deleteSanctionsOfDeleted;

/** Returns the newest first. */
export function listSanctions(db: Db, profileId: number): Promise<Sanction[]> {
  return findSanctions(db, profileId, MAX_SANCTIONS);
}
