import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { FactChangeBy } from '#features/game-data/editing/facts-desk.ts';
import { findBases, type StandingBases, storePackedSet } from '../bases/base.repository.ts';
import { saveRelease } from '../bases/release.repository.ts';
import { writeVersion } from '../bases/write-version.ts';
import type { OnImport } from '../import/on-import.ts';
import { writeDifference } from '../import/write.ts';
import { markImportApplied } from './import.repository.ts';
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

/** Marks as applied what was waiting for the version. */
async function markApplied(db: Db, { release, importId }: PlannedFacts, at: Date): Promise<void> {
  if (release !== undefined) await saveRelease(db, release, { isApplied: true });
  if (importId !== undefined) await markImportApplied(db, importId, at);
}

/**
 * Writes what was planned on the last version, in the caller's transaction and under the lock.
 * @returns the new version
 */
export async function writePlanned(
  db: Db,
  planned: PlannedFacts,
  { by, note, at }: Pick<FactChangeBy, 'by' | 'note' | 'at'>,
  onImport: OnImport,
): Promise<number | undefined> {
  const { difference, counts, catalogVersion, sourceHash, origin, bases, begun, ended, quests = [] } = planned;
  await writeDifference(db, difference);
  const hasSeededQuests = quests.length > 0 && (await onImport(db, { quests }));
  const version = await writeVersion(db, {
    ...{ origin, hash: sourceHash, version: catalogVersion, counts, by, note, begun, ended },
    ...{ bases: await storeBases(db, bases), hasSeededQuests, isNew: true },
  });
  await markApplied(db, planned, at);
  return version;
}
