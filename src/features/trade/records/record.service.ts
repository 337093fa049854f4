import { findPublicProfile, requirePublicProfile } from '#features/people/profiles/profile.service.ts';
import type { Db } from '#platform/database/db.ts';
import type { DealRecord, PlayerRecord } from './record.contract.ts';
import { countDeals } from './record.repository.ts';

const NO_PARTIES = { days: 90, led: 0, joined: 0 } as const;

/** @throws {AppError} NOT_FOUND */
export async function readRecord(db: Db, profile: string): Promise<PlayerRecord> {
  const { id, createdAt } = await requirePublicProfile(db, profile);
  return { since: createdAt, deals: await countDeals(db, id), parties: NO_PARTIES, manner: [], guilds: [] };
}

export function readDeals(db: Db, profileId: number): Promise<DealRecord> {
  return countDeals(db, profileId);
}

/** Of those players; deleted ones are left out. */
export async function readRecords(db: Db, profileIds: readonly number[]): Promise<ReadonlyMap<number, PlayerRecord>> {
  const found = new Map<number, PlayerRecord>();
  for (const id of new Set(profileIds)) {
    if (await findPublicProfile(db, String(id))) found.set(id, await readRecord(db, String(id)));
  }
  return found;
}
