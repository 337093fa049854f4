import type { ChangedField } from '#features/game-data/editing/facts-desk.ts';
import type { Follows, NewVersion } from '../bases/base.repository.ts';
import type { Release } from '../bases/release.ts';
import type { Difference, DifferenceCounts } from '../import/difference.ts';
import type { KeyedQuest } from '../import/on-import.ts';
import type { Entity } from '../import/source-rows.ts';
import type { Override } from '../layers/layer.ts';

/** A set of rows that is to be stored. */
export interface PlannedSet {
  origin: 'project' | 'upload';
  release: number | null;
  hash: string;
  /** `packRows` */
  rows: Uint8Array;
}

/** The base that an entity is to stand on. */
export interface PlannedBase {
  entity: Entity;
  follows: Follows;
  /** Stored already, or to be stored. Null: the entity has no rows. */
  set: number | PlannedSet | null;
}

/**
 * A change of the facts that has passed the whole check, ready to be written. Made in the thread of the facts,
 * structured-cloneable, and no larger than the change.
 */
export interface PlannedFacts {
  /** The version that it was planned on. Under the import lock it is the last. */
  on: number;
  origin: NewVersion['origin'];
  /** Rows of the tables that the catalog reads. */
  difference: Difference;
  counts: DifferenceCounts;
  /** The catalog's, by its content. */
  catalogVersion: string;
  /** The hash of the files, for an upload or a release; the last version's for everything else. */
  sourceHash: string;
  /** The changed ones alone. */
  bases: readonly PlannedBase[];
  /** Overrides that the version begins; `by` and `at` stand in them. */
  begun: readonly Omit<Override, 'id' | 'fromVersion' | 'untilVersion'>[];
  /** Ids of overrides that it ends. */
  ended: readonly number[];
  /** False: all was so before, and no version is written. */
  hasChanges: boolean;
  /** The id of the row that an operator adds. */
  addedRowId?: number;
  /** The values that edits change. */
  changedFields?: readonly ChangedField[];
  /** The release that it applies: to be marked so. */
  release?: Release;
  /** The uploaded file that it applies: to be marked so. */
  importId?: number;
  /** In the files: to be handed to `OnImport`. */
  quests?: readonly KeyedQuest[];
}
