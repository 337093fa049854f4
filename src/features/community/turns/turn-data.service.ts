import type { PersonalData } from '#features/people/personal-data.ts';
import { publishTurns } from './follow-members.service.ts';
import { deleteTurnOrdersBefore, findEntriesOf, findOrdersWith } from './turn.repository.ts';

/** Numbers stay for those who stood beside the player, without his name. */
export const turnData: PersonalData = {
  name: 'turns',
  exportOf: async (db, { profileId }) => (profileId === null ? undefined : findEntriesOf(db, profileId)),
  async deleteOf(unit, { profileId }) {
    if (profileId === null) return;
    for (const order of await findOrdersWith(unit.db, profileId)) await publishTurns(unit, order);
  },
};

/** Of parties that ended before then. */
export const deleteOldTurnOrders = deleteTurnOrdersBefore;
