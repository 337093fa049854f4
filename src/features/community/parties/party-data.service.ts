import type { PersonalData } from '#features/people/personal-data.ts';
import { accountsIn, countSeats } from './locked-party.service.ts';
import { partyEvents } from './party.events.ts';
import { findParty, lockPlayer, updateParty } from './party.repository.ts';
import { endOf } from './party.rules.ts';
import {
  deleteRequestsByProfile,
  endMembershipsByProfile,
  findDungeonNames,
  findLedBy,
  findStoredRequests,
  findStoredSeats,
} from './party-data.repository.ts';
import { deleteRequestsAt } from './party-request.repository.ts';
import { toParty } from './party-row.ts';

/** Ends the party that the player leads. Seats stay for the other members, without the player's name. */
export const partyData: PersonalData = {
  name: 'parties',
  async exportOf(db, { profileId }) {
    if (profileId === null) return undefined;
    return { parties: await findStoredSeats(db, profileId), requests: await findStoredRequests(db, profileId) };
  },
  async deleteOf({ db, effects }, { profileId }, at) {
    if (profileId === null) return;
    await lockPlayer(db, profileId);
    for (const { id, gameServer } of await findLedBy(db, profileId, at)) {
      const accounts = await accountsIn(db, id);
      await updateParty(db, id, { closed_at: at, closed_by: 'account', updated_at: at });
      await deleteRequestsAt(db, id);
      effects.publish(partyEvents.ended({ id, gameServer }), partyEvents.own(id, accounts));
    }
    await deleteRequestsByProfile(db, profileId);
    for (const partyId of await endMembershipsByProfile(db, profileId, at)) {
      await countSeats(db, partyId, { updated_at: at });
      const row = await findParty(db, partyId);
      if (!row || endOf({ closedAt: row.closed_at, expiredAt: row.expired_at }, at) !== null) continue;
      const party = toParty(row, { dungeonById: await findDungeonNames(db, row.dungeon_id) }, at);
      effects.publish(partyEvents.changed(party), partyEvents.own(partyId, await accountsIn(db, partyId)));
    }
  },
};
