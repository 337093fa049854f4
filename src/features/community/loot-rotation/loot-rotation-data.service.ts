import type { PersonalData } from '#features/people/personal-data.ts';
import type { Db } from '#platform/database/db.ts';
import { SEATS_STORED_MS } from '../parties/party.limits.ts';
import { publishLootRotations } from './follow-members.service.ts';
import { deleteLootRotationsBefore, findEntriesByProfile, findOrdersWith } from './loot-rotation.repository.ts';

/** Numbers stay for the others in a loot rotation, without the player's name. */
export const turnData: PersonalData = {
  name: 'turns',
  exportOf: async (db, { profileId }) => (profileId === null ? undefined : findEntriesByProfile(db, profileId)),
  async deleteOf(unit, { profileId }) {
    if (profileId === null) return;
    for (const order of await findOrdersWith(unit.db, profileId)) await publishLootRotations(unit, order);
  },
};

/** Deletes loot rotations together with the seats of their party. @returns the number of rows */
export function deleteOldLootRotations(db: Db, now: Date): Promise<number> {
  return deleteLootRotationsBefore(db, new Date(now.getTime() - SEATS_STORED_MS));
}
