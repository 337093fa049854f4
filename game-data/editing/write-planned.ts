import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { FactChangeBy } from '#features/game-data/editing/facts-desk.ts';
import { findBases, type StandingBases, storePackedSet } from '../bases/base.repository.ts';
import { writeVersion } from '../bases/write-version.ts';
import { writeDifference } from '../import/write.ts';
import type { PlannedBase, PlannedFacts } from './planned-facts.ts';

type Db = Transaction<Database>;

/** The project's newest set of an entity stays what it was, unless it is what the entity follows now. */
async function storeBases(db: Db, planned: readonly PlannedBase[]): Promise<StandingBases> {
  const after: StandingBases = new Map();
  if (planned.length === 0) return after;
  const before = await findBases(db);
  for (const { entity, follows, set } of planned) {
    const setId = set === null || typeof set === 'number' ? set : await storePackedSet(db, { entity, ...set });
    const newest = before.get(entity)?.newestSetId ?? null;
    after.set(entity, { follows, setId, newestSetId: follows === 'project' ? (setId ?? newest) : newest });
  }
  return after;
}

/**
 * Writes what was planned on the last version, in the caller's transaction and under the lock.
 * @returns the new version
 */
export async function writePlanned(
  db: Db,
  { difference, counts, catalogVersion, sourceHash, origin, bases, begun, ended }: PlannedFacts,
  { by, note }: Pick<FactChangeBy, 'by' | 'note'>,
): Promise<number | undefined> {
  await writeDifference(db, difference);
  return writeVersion(db, {
    ...{ origin, hash: sourceHash, version: catalogVersion, counts, by, note, begun, ended },
    ...{ bases: await storeBases(db, bases), hasSeededQuests: false, isNew: true },
  });
}
