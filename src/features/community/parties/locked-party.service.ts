import type { Player, WriteCtx } from '#features/people/access/actor.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import type { Party } from './party.contract.ts';
import { type MembersEvent, partyEvents } from './party.events.ts';
import { PARTY_STATE } from './party.labels.ts';
import { READ_BY_ALL_MS } from './party.limits.ts';
import { findMembers, findParty, hasAbsentLeader, lockParty, updateParty, wasMember } from './party.repository.ts';
import { freeJobs, isOlderThan, type PartySite, serverIds } from './party.rules.ts';
import { noParty, partyConflict, partyErrors } from './party-error.labels.ts';
import { findOpenRequest, findWaitingAccounts } from './party-request.repository.ts';
import { type PartyRow, toParty } from './party-row.ts';

export type PartyCtx = WriteCtx<Player>;

export interface LockedParty {
  row: PartyRow;
  party: Party;
}

/** Locks a party that the player may see. */
export async function lockById({ db, clock, actor }: PartyCtx, site: PartySite, id: number): Promise<LockedParty> {
  const row = (await lockParty(db, id)) ? await findParty(db, id) : undefined;
  if (!row || !serverIds(site).includes(row.game_server)) throw noParty();
  const now = clock.now();
  const party = toParty(row, site.catalog, now);
  const isGone = row.closed_by === 'operator' || isOlderThan(party, READ_BY_ALL_MS, now);
  const isHidden = isGone || (await hasAbsentLeader(db, id, now));
  if (isHidden && !(await wasMember(db, id, actor.profile.id))) throw noParty();
  return { row, party };
}

export function requireRunning({ state }: Party): void {
  if (state === PARTY_STATE.ended) throw partyConflict('ENDED');
}

export function requireLeader({ leader }: Party, profileId: number): void {
  if (leader.id !== profileId) throw new AppError('FORBIDDEN', { message: partyErrors.notLeader });
}

/** The player's part in a party. */
type PartyRole = 'leader' | 'member' | 'requester' | 'stranger';

export async function roleIn(db: Db, row: PartyRow, profileId: number): Promise<PartyRole> {
  if (row.members.some((member) => member.profile_id === profileId)) {
    return row.leader_id === profileId ? 'leader' : 'member';
  }
  return (await findOpenRequest(db, { partyId: row.id, profileId })) ? 'requester' : 'stranger';
}

/** Must be called after seats were taken or left: updates the counts by which lists filter. */
export async function countSeats(db: Db, id: number, changes: { updated_at: Date; listed_at?: Date }): Promise<void> {
  const row = await findParty(db, id);
  if (!row) return;
  const taken = new Set(row.members.map(({ seat }) => seat));
  await updateParty(db, id, { ...changes, member_count: taken.size, free_jobs: freeJobs(row.roles, taken) });
}

interface PartyChange {
  /** Further accounts that receive the event, beside those in the party. */
  alsoTo?: readonly (string | null)[];
  /** Given if members or the item distribution changed. */
  members?: Pick<MembersEvent, 'left'>;
}

/** Publishes the party's present state to everybody, and to those in it that there is more to read. */
export async function publishChange(
  { db, clock, effects }: PartyCtx,
  site: PartySite,
  id: number,
  { alsoTo = [], members }: PartyChange = {},
): Promise<Party> {
  const row = await findParty(db, id);
  if (!row) throw noParty();
  const party = toParty(row, site.catalog, clock.now());
  const changed = members ? partyEvents.membersChanged(party, members) : partyEvents.changed(party);
  effects.publish(changed, partyEvents.own(id, [...(await accountsIn(db, id)), ...known(alsoTo)]));
  return party;
}

/** Returns the accounts of members and of players who wait for an answer. */
export async function accountsIn(db: Db, id: number): Promise<string[]> {
  const members = (await findMembers(db, [id])).filter(({ left_at }) => left_at === null);
  const accounts = [...known(members.map(({ player }) => player.user_id)), ...(await findWaitingAccounts(db, id))];
  return [...new Set(accounts)];
}

export function known(userIds: readonly (string | null)[]): string[] {
  return userIds.flatMap((userId) => userId ?? []);
}
