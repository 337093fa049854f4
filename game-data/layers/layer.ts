import type { Confidence } from '#features/game-data/fact.contract.ts';
import type { Entity, SourceRow } from '../import/source-rows.ts';

/** A row that a value refers to. Stored in place of its name, because names change. */
export interface Reference {
  ref: Entity;
  id: number;
}

export function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && 'ref' in value && 'id' in value;
}

/** Where a row stands in a file: the line of CSV, the number of an entry in JSON. */
export interface Line {
  file: string;
  row: number;
}

export interface BaseRow<E extends Entity = Entity> {
  /** The id of its row in the imported table. Of a sheet: its number in the sheet. */
  id: number;
  key: string;
  /** In file form. Other rows are named by the names of their bases. */
  row: SourceRow<E>;
  /** Fields (by path: `maps.0`) whose row stood once and is in no base now. Its name may be another's by the time it is back. */
  lost?: Readonly<Record<string, Reference>> | undefined;
  /** Set while a file is applied, so that faults name its lines; not to be stored. */
  line?: Line | undefined;
}

/** What files say, per entity. An entity without a base has no rows. */
export type Bases = { [E in Entity]?: readonly BaseRow<E>[] };

export type OverrideKind = 'field' | 'added' | 'removed';

export interface Override {
  id: number;
  entity: Entity;
  rowId: number;
  kind: OverrideKind;
  /** The overridden field; null unless `kind` is `field`. */
  field: string | null;
  /** `field`: its value. `added`: the given fields by name. In both, other rows are {@link Reference}s. `removed`: null. */
  value: unknown;
  /** `field`: the base's value at that time, with references. Else null. */
  base: unknown;
  source: readonly string[];
  confidence: Confidence;
  /** The operator. */
  by: string | null;
  at: Date;
  fromVersion: number;
  /** The version that ended it; null while it is in force. */
  untilVersion: number | null;
}

/** The overrides of version `version`, as they were in force then. */
export function overridesAt(overrides: readonly Override[], version: number): Override[] {
  return overrides
    .filter((one) => one.fromVersion <= version && (one.untilVersion === null || one.untilVersion > version))
    .map((one) => ({ ...one, untilVersion: null }));
}
