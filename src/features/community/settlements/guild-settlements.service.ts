import type { Db } from '#platform/database/db.ts';
import type { Rank } from '../guilds/guild.labels.ts';
import type { Settlement } from './settlement.contract.ts';
import { maySee } from './settlement.policy.ts';
import { deleteWithoutPlayers, findSettlements } from './settlement.repository.ts';
import { toRoles } from './settlement.rules.ts';
import { toSettlement } from './settlement-row.ts';

interface Viewer {
  guildId: number;
  profileId: number;
  rank: Rank | null;
}

/** Returns those of the given settlements of a guild that the viewer may see. */
export async function seenSettlements(
  db: Db,
  ids: readonly number[],
  { guildId, profileId, rank }: Viewer,
): Promise<ReadonlyMap<number, Settlement>> {
  const found = (await findSettlements(db, ids)).map(toSettlement);
  const seen = found.filter((one) => one.guildId === guildId && maySee(toRoles(one), profileId, rank));
  return new Map(seen.map((one) => [one.id, one]));
}

/**
 * Deletes the settlements of an erased guild in which no account takes part. Others stay until their last participant
 * is gone.
 */
export function deleteSettlementsWithoutPlayers(db: Db, guildId: number): Promise<void> {
  return deleteWithoutPlayers(db, { guildId });
}
