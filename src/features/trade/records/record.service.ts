import { readRatings } from '#features/people/player-ratings/player-rating.service.ts';
import { findPublicProfile, requirePublicProfile } from '#features/people/profiles/profile.service.ts';
import type { Db } from '#platform/database/db.ts';
import type { DealRecord, PlayerRecord } from './record.contract.ts';
import { countDeals } from './record.repository.ts';

export interface RecordDeps {
  db: Db;
  now: Date;
  /** Counts the parties of the last 90 days; supplied by another feature. */
  partiesOf(db: Db, profileId: number, now: Date): Promise<{ led: number; joined: number }>;
  /** Finds the guilds that the player shows; supplied by another feature. */
  guildsOf(db: Db, profileId: number): Promise<PlayerRecord['guilds']>;
}

/** Supplied by the features that own the data. */
export type RecordParts = Pick<RecordDeps, 'partiesOf' | 'guildsOf'>;

export async function readRecord({ db, now, partiesOf, guildsOf }: RecordDeps, profile: string): Promise<PlayerRecord> {
  const { id, createdAt } = await requirePublicProfile(db, profile);
  return {
    since: createdAt,
    deals: await countDeals(db, id),
    parties: { days: 90, ...(await partiesOf(db, id, now)) },
    manner: await readRatings(db, id, now),
    guilds: await guildsOf(db, id),
  };
}

export function readDeals(db: Db, profileId: number): Promise<DealRecord> {
  return countDeals(db, profileId);
}

/** Reads the records of several players; deleted players are left out. */
export async function readRecords(
  deps: RecordDeps,
  profileIds: readonly number[],
): Promise<ReadonlyMap<number, PlayerRecord>> {
  const found = new Map<number, PlayerRecord>();
  for (const id of new Set(profileIds)) {
    if (await findPublicProfile(deps.db, String(id))) found.set(id, await readRecord(deps, String(id)));
  }
  return found;
}
