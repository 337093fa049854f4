import { sql } from 'kysely';
import { TOGETHER_MS } from '#features/people/player-ratings/player-rating.limits.ts';
import type { Db } from '#platform/database/db.ts';
import type { Stay } from './stay.rules.ts';

export interface RecordedStay extends Stay {
  party_id: number;
  profile_id: number;
  leader_id: number;
  closed_at: Date | null;
  expired_at: Date;
}

/** Returns the stays of a player that are long enough to count. */
export function findLongStays(db: Db, profileId: number, { since, now }: { since: Date; now: Date }) {
  return staysWithParties(db)
    .where('party_member.profile_id', '=', profileId)
    .where('party_member.joined_at', '>', since)
    .where(
      sql<boolean>`least(party_member.left_at, coalesce(party.closed_at, party.expired_at), ${now}::timestamptz)
        - party_member.joined_at >= make_interval(secs => ${TOGETHER_MS / 1000})`,
    )
    .execute();
}

/** Returns the stays of other members who are neither suspended nor deleted. */
export async function findCompanions(
  db: Db,
  profileId: number,
  { partyIds, now }: { partyIds: readonly number[]; now: Date },
): Promise<RecordedStay[]> {
  if (partyIds.length === 0) return [];
  return staysWithParties(db)
    .innerJoin('profile', 'profile.id', 'party_member.profile_id')
    .where('party_member.party_id', '=', sql<number>`any(${[...partyIds]}::int[])`)
    .where('party_member.profile_id', '<>', profileId)
    .where('profile.deleted_at', 'is', null)
    .where(({ eb, or }) => or([eb('profile.banned_at', 'is', null), eb('profile.banned_at', '<=', now)]))
    .execute();
}

function staysWithParties(db: Db) {
  return db
    .selectFrom('party_member')
    .innerJoin('party', 'party.id', 'party_member.party_id')
    .select(['party_member.party_id', 'party_member.profile_id', 'party_member.joined_at', 'party_member.left_at'])
    .select(['party.leader_id', 'party.closed_at', 'party.expired_at']);
}
