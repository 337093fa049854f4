import type { Db } from '#platform/database/db.ts';
import { findMembers, findParty } from './party.repository.ts';
import { endOf } from './party.rules.ts';

export interface PartyPeople {
  gameServer: number;
  /** Null: the party is running. */
  endedAt: Date | null;
  /** Profile ids of present members, or of those at the end, in the order of the seats. */
  present: number[];
  /** Profile ids of all members, including those who left. */
  everybody: number[];
}

/** Returns undefined if there is no such party. */
export async function readPartyPeople(db: Db, partyId: number, now: Date): Promise<PartyPeople | undefined> {
  const row = await findParty(db, partyId);
  if (!row) return undefined;
  const members = await findMembers(db, [partyId]);
  return {
    gameServer: row.game_server,
    endedAt: endOf({ closedAt: row.closed_at, expiredAt: row.expired_at }, now),
    present: members.filter(({ left_at }) => left_at === null).map(({ profile_id }) => profile_id),
    everybody: [...new Set(members.map(({ profile_id }) => profile_id))],
  };
}
