import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { toGameDataRows } from '#features/game-data/catalog/game-data-rows.repository.ts';
import { notify } from '#platform/database/listen.ts';
import type { NextRows } from '../import/identify.ts';
import { asIfStored } from '../import/rows-from-sources.ts';
import type { OverrideChanges } from '../layers/edits.ts';
import {
  addVersion,
  beginOverrides,
  endOverrides,
  findBases,
  type NewVersion,
  type StandingBases,
  saveBases,
  setBasesOfLastVersion,
} from './base.repository.ts';

export interface VersionToWrite extends Omit<NewVersion, 'bases'>, OverrideChanges {
  /** The changed ones are enough. */
  bases: StandingBases;
  /** False: all was so before. Other rows of files that make the same facts are no version. */
  isNew: boolean;
}

/** The catalog's, by its content. */
export function catalogVersion(rows: NextRows): string {
  return toGameDataRows(asIfStored(rows, new Date(0))).version;
}

export function setIds(standing: StandingBases): Record<string, number> {
  return Object.fromEntries(
    Array.from(standing).flatMap(([entity, { setId }]) => (setId === null ? [] : [[entity, setId]])),
  );
}

/**
 * The one way in which a version of the facts is written, after the rows of their tables: bases, the version, overrides
 * that it ends and begins. Every process swaps its catalog once it is committed.
 * @returns its id; undefined: none
 */
export async function writeVersion(
  db: Transaction<Database>,
  { bases, begun, ended, isNew, ...version }: VersionToWrite,
): Promise<number | undefined> {
  const before = await findBases(db);
  await saveBases(db, bases);
  const ids = setIds(new Map([...before, ...bases]));
  if (!isNew) {
    if (JSON.stringify(setIds(before)) !== JSON.stringify(ids)) await setBasesOfLastVersion(db, ids);
    return undefined;
  }
  const id = await addVersion(db, { ...version, bases: ids });
  await endOverrides(db, id, ended);
  await beginOverrides(db, id, begun);
  const { added, changed, removed } = version.counts;
  if (added + changed + removed > 0) await notify(db, 'catalog', { version: version.version });
  return id;
}
