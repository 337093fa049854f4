import type { Ctx, Player } from '#features/people/access/actor.ts';
import type { Db } from '#platform/database/db.ts';
import { READ_BY_MEMBERS_MS } from './party.limits.ts';
import { findMembers, findParty, lockParty } from './party.repository.ts';
import { endOf, type PartySite, serverIds } from './party.rules.ts';
import { noParty } from './party-error.labels.ts';
import type { PartyRow } from './party-row.ts';

export interface SeatedParty {
  party: PartyRow;
  /** `none` also for former members. */
  role: 'leader' | 'member' | 'none';
}

/**
 * Returns a party with the player's role: by present members while it runs, by those at the end for 30 days afterwards.
 * @param locks whether to lock the party for a change
 * @throws {AppError} NOT_FOUND if it is absent, or over for longer
 */
export async function seatedParty(
  { db, clock, actor }: Pick<Ctx<Player>, 'db' | 'clock' | 'actor'>,
  site: PartySite,
  id: number,
  { locks = false }: { locks?: boolean } = {},
): Promise<SeatedParty> {
  if (locks) await lockParty(db, id);
  const party = await findParty(db, id);
  if (!party || !serverIds(site).includes(party.game_server)) throw noParty();
  const now = clock.now();
  const end = endOf({ closedAt: party.closed_at, expiredAt: party.expired_at }, now);
  if (end !== null && now.getTime() - end.getTime() > READ_BY_MEMBERS_MS) throw noParty();
  return { party, role: roleOf(party, actor.profile.id) };
}

function roleOf({ leader_id, members }: PartyRow, profileId: number): SeatedParty['role'] {
  if (!members.some(({ profile_id }) => profile_id === profileId)) return 'none';
  return leader_id === profileId ? 'leader' : 'member';
}

export interface SeatedPlayer {
  profileId: number;
  /** Null: the account was deleted. */
  userId: string | null;
}

/** Returns the present members, in the order of joining. */
export async function findSeated(db: Db, partyId: number): Promise<SeatedPlayer[]> {
  return (await findMembers(db, [partyId]))
    .filter(({ left_at }) => left_at === null)
    .toSorted((one, other) => one.joined_at.getTime() - other.joined_at.getTime() || one.seat - other.seat)
    .map(({ profile_id, player }) => ({ profileId: profile_id, userId: player.user_id }));
}
