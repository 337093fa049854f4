import type { Db } from '#platform/database/db.ts';
import { findAnswers, findGathering, type OneGathering } from './gathering.repository.ts';
import { seatedOf } from './gathering.rules.ts';
import { lineOf } from './gathering-row.ts';

/**
 * Returns profile ids of players who come and do not wait, in the order of their places. Undefined: the guild has no
 * such gathering.
 */
export async function findSeatedPlayers(db: Db, one: OneGathering): Promise<readonly number[] | undefined> {
  const row = await findGathering(db, one);
  return row && seatedOf(lineOf(row, await findAnswers(db, [row.id])));
}
