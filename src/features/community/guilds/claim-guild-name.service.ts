import { nameKey, nameSkeleton } from '#features/people/names/name-skeleton.rules.ts';
import { isReservedName, RESERVED_NAME } from '#features/people/profiles/reserved-name.rules.ts';
import type { Db } from '#platform/database/db.ts';
import { toChoseong } from '#shared/korean/hangul.ts';
import { NAME_RESTS_MS } from './guild.limits.ts';
import { guildIssues, nameConflict } from './guild-error.labels.ts';
import { isNameResting, isNameTaken, lockName } from './guild-name.repository.ts';

export interface NameColumns {
  name: string;
  name_key: string;
  name_initials: string;
  name_skeleton: string;
}

export function nameColumns(name: string): NameColumns {
  const key = nameKey(name);
  return { name, name_key: key, name_initials: toChoseong(key), name_skeleton: nameSkeleton(name) };
}

/**
 * Makes sure that no guild of the server has this name or a similar one, and that the name was not given up recently.
 * It holds until the end of the transaction.
 * @param guildId null: a new guild
 * @param standing the guild's present name, which may stay even if a new name may not be similar to it
 */
export async function claimGuildName(
  db: Db,
  name: string,
  { gameServer, guildId, standing, now }: { gameServer: number; guildId: number | null; standing?: string; now: Date },
): Promise<NameColumns> {
  const isStanding = standing !== undefined && nameKey(name) === nameKey(standing);
  if (!isStanding && isReservedName(name)) throw guildIssues([{ path: 'name', message: RESERVED_NAME }]);
  const columns = nameColumns(name);
  const wanted = { gameServer, key: columns.name_key, skeleton: columns.name_skeleton };
  await lockName(db, wanted);
  if (await isNameTaken(db, wanted, guildId)) throw nameConflict({ isResting: false });
  const since = new Date(now.getTime() - NAME_RESTS_MS);
  if (await isNameResting(db, wanted, { since, exceptId: guildId })) throw nameConflict({ isResting: true });
  return columns;
}
