import type { Person } from '#features/people/access/actor.ts';
import { findOwnProfile } from '#features/people/profiles/profile.service.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import { readTimeCursor } from '#shared/time-cursor.ts';
import { readOwnParty } from './own-parties.service.ts';
import type { OwnParty, Party, PartyCounts } from './party.contract.ts';
import type { PartyFilter } from './party.filter.ts';
import { READ_BY_ALL_MS, READ_BY_MEMBERS_MS } from './party.limits.ts';
import { findParty, hasAbsentLeader, wasMember } from './party.repository.ts';
import { isOlderThan, type OwnPartySite, type PartySite, serverIds } from './party.rules.ts';
import { noParty } from './party-error.labels.ts';
import { countRunning, findRunning } from './party-list.repository.ts';
import { toParty } from './party-row.ts';

export interface ReadDeps {
  db: Db;
  clock: Clock;
  site: PartySite;
}

interface Page {
  limit: number;
  cursor?: string | undefined;
}

export async function listParties(
  { db, clock, site }: ReadDeps,
  filter: PartyFilter,
  { limit, cursor }: Page,
): Promise<Party[]> {
  const now = clock.now();
  const after = cursor === undefined ? undefined : readTimeCursor(cursor);
  const rows = await findRunning(db, filter, { after, limit, now, servers: serverIds(site) });
  return rows.map((row) => toParty(row, site.catalog, now));
}

export function countParties({ db, clock, site }: ReadDeps, gameServer: number | undefined): Promise<PartyCounts> {
  return countRunning(db, { gameServer, servers: serverIds(site), now: clock.now() });
}

/** Returns the public part of a party that runs, or ended within a day, unless operators closed it. */
export async function readParty({ db, clock, site }: ReadDeps, id: number): Promise<Party> {
  const now = clock.now();
  const row = await findParty(db, id);
  if (!row || row.closed_by === 'operator' || !serverIds(site).includes(row.game_server)) throw noParty();
  const party = toParty(row, site.catalog, now);
  if (isOlderThan(party, READ_BY_ALL_MS, now) || (await hasAbsentLeader(db, id, now))) throw noParty();
  return party;
}

/** Returns a party; members see more of it, and for longer. */
export async function readPartyFor(
  deps: ReadDeps & { site: OwnPartySite },
  id: number,
  person: Person | null,
): Promise<Party | OwnParty> {
  const { db, clock, site } = deps;
  const profile = person && (await findOwnProfile(db, person.userId));
  const row = profile && (await wasMember(db, id, profile.id)) ? await findParty(db, id) : undefined;
  if (!profile || !row || !serverIds(site).includes(row.game_server)) return readParty(deps, id);
  const own = await readOwnParty({ db, clock, actor: { ...person, profile } }, site, id);
  if (isOlderThan(own, READ_BY_MEMBERS_MS, clock.now())) throw noParty();
  const isSeated = row.members.some(({ profile_id }) => profile_id === profile.id);
  // Former members see the party as everybody does while it runs.
  return isSeated || own.closedAt !== null ? own : readParty(deps, id);
}
