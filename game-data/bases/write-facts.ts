import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { checkSources } from '../import/check.ts';
import { countDifference, type DifferenceCounts } from '../import/difference.ts';
import { nextRows } from '../import/identify.ts';
import { keyedQuests, type OnImport } from '../import/on-import.ts';
import type { RawFile } from '../import/read.ts';
import type { Entity } from '../import/source-rows.ts';
import { writeDifference } from '../import/write.ts';
import { overrideChanges } from '../layers/edits.ts';
import { overridesAboveNewBase } from '../layers/going-back.ts';
import type { Bases } from '../layers/layer.ts';
import {
  type Follows,
  findBases,
  type NewVersion,
  type StandingBases,
  saveBases,
  setBasesOfLastVersion,
  storeSet,
} from './base.repository.ts';
import { ENTITIES, toBaseRows } from './base-rows.ts';
import type { Facts, FactsPlan } from './facts.ts';
import { catalogVersion, setIds, writeVersion } from './write-version.ts';

type Db = Transaction<Database>;

export interface FactsChange extends Pick<NewVersion, 'origin' | 'hash' | 'by' | 'note'> {
  /** From now on, by the entities that the files bring. */
  follows: Follows;
  /** Null: an upload. */
  release: number | null;
  onImport: OnImport;
}

export interface WrittenFacts {
  counts: DifferenceCounts;
  /** The catalog's. */
  version: string;
  /** False: all was so before. */
  hasWritten: boolean;
}

async function storeSets(
  db: Db,
  standing: StandingBases,
  bases: Bases,
  at: (entity: Entity) => { follows: Follows; release: number | null; isNewest: boolean },
): Promise<StandingBases> {
  const after: StandingBases = new Map(standing);
  for (const entity of ENTITIES) {
    const rows = bases[entity];
    if (rows === undefined) continue;
    const { follows, release, isNewest } = at(entity);
    const origin = follows === 'project' ? 'project' : 'upload';
    const setId = await storeSet(db, { entity, rows, origin, release });
    const newestSetId = isNewest ? setId : (standing.get(entity)?.newestSetId ?? null);
    after.set(entity, { follows, setId, newestSetId });
  }
  return after;
}

/** Stores the bases of a database of before there were any, and names them at its last version. */
export async function storeBasesOfBefore(db: Db, facts: Facts): Promise<Facts> {
  if (facts.isStored) return facts;
  const standing = await storeSets(db, facts.standing, facts.bases, (entity) => ({
    follows: facts.standing.get(entity)?.follows ?? 'project',
    release: null,
    isNewest: false,
  }));
  await saveBases(db, standing);
  await setBasesOfLastVersion(db, setIds(standing));
  return { ...facts, standing, isStored: true };
}

/**
 * Writes what was planned, in the caller's transaction and under the import lock. Every process swaps its catalog once it
 * is committed.
 */
export async function writeFacts(
  db: Db,
  { standing, last, overrides }: Facts,
  plan: FactsPlan,
  { follows, release, onImport, ...change }: FactsChange,
): Promise<WrittenFacts> {
  const counts = countDifference(plan.difference);
  const isSame = counts.added + counts.changed + counts.removed === 0;
  const version = catalogVersion(plan.rows);
  await writeDifference(db, plan.difference);
  const hasSeededQuests = await onImport(db, { quests: keyedQuests(plan.quests) });
  const renamed = await storeSets(db, standing, plan.renamed, (entity) => ({
    follows: standing.get(entity)?.follows ?? 'project',
    release: null,
    isNewest: false,
  }));
  const isNewest = follows === 'project';
  const now = await storeSets(db, renamed, plan.bases, () => ({ follows, release, isNewest }));
  const hasMoved = ENTITIES.some((entity) => {
    const [before, after] = [standing.get(entity), now.get(entity)];
    return before?.follows !== after?.follows || (after?.follows === 'own' && before?.setId !== after.setId);
  });
  const next = (last?.id ?? 0) + 1;
  const changes = overrideChanges(overrides, overridesAboveNewBase(overrides, plan.standing, next));
  const hasOverrides = changes.begun.length + changes.ended.length > 0;
  const hasWritten = !isSame || hasSeededQuests || hasMoved || hasOverrides || last === undefined;
  await writeVersion(db, {
    ...{ ...change, version, counts, hasSeededQuests, bases: now },
    ...{ ...changes, isNew: hasWritten },
  });
  return { counts, version, hasWritten };
}

/**
 * Stores the project's sets beside what is in force: for entities that do not follow, and for all while a release waits.
 * Their ids are settled anew when they are applied.
 * @throws {ImportRefusedError} when the files are faulty by themselves
 */
export async function storeNewestSets(
  db: Db,
  { stored }: Pick<Facts, 'stored'>,
  files: readonly RawFile[],
  { release, isWanted }: { release: number; isWanted: (entity: Entity) => boolean },
): Promise<void> {
  const checked = checkSources(files);
  const rows = toBaseRows(checked, nextRows(checked.drafts, stored, checked.renamings).rows);
  const standing = await findBases(db);
  const after: StandingBases = new Map();
  for (const entity of ENTITIES.filter(isWanted)) {
    const own = rows[entity];
    if (own === undefined) continue;
    const newestSetId = await storeSet(db, { entity, rows: own, origin: 'project', release });
    const present = standing.get(entity) ?? { follows: 'project', setId: null };
    after.set(entity, { ...present, newestSetId });
  }
  await saveBases(db, after);
}
