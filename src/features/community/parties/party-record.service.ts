import type { Db } from '#platform/database/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { RECORD_DAYS } from './party.limits.ts';
import { endOf } from './party.rules.ts';
import { findCompanions, findLongStays } from './party-record.repository.ts';
import { countParties, wereTogether } from './stay.rules.ts';

/**
 * Counts parties of the last 90 days in which another player was a member together with this one for twenty minutes.
 */
export async function countSharedParties(
  db: Db,
  profileId: number,
  now: Date,
): Promise<{ led: number; joined: number }> {
  const since = new Date(now.getTime() - RECORD_DAYS * DAY_MS);
  const own = Map.groupBy(await findLongStays(db, profileId, { since, now }), ({ party_id }) => party_id);
  const others = await findCompanions(db, profileId, { partyIds: [...own.keys()], now });
  const companions = Map.groupBy(others, ({ party_id }) => party_id);
  const parties = [...own].flatMap(([id, stays]) => {
    const [first] = stays;
    if (!first) return [];
    const end = endOf({ closedAt: first.closed_at, expiredAt: first.expired_at }, now) ?? now;
    const players = [...Map.groupBy(companions.get(id) ?? [], ({ profile_id }) => profile_id).values()];
    if (!players.some((player) => wereTogether(stays, player, end))) return [];
    return [{ isLed: first.leader_id === profileId, joinedAt: first.joined_at }];
  });
  return countParties(parties);
}
