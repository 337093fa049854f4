import type { FactRow } from '#features/game-data/editing/fact-row.contract.ts';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import { type overridesByRow, type RowOverrides, rowName } from '../layers/entries.ts';
import type { Values } from '../layers/map-references.ts';
import { findAnyRow, runningOverrides } from './any-row.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';
import { rowNames } from './row-names.ts';

/** A row as it is found and sorted. */
export interface ListedRow {
  id: number;
  name: string;
  state: FactRow['state'];
  /** In force, or what would be. Other rows are named, or references. */
  values: Values;
  isOverridden: boolean;
  isInConflict: boolean;
}

/** Fields in conflict, by `rowName`. */
export const conflictFields = perSnapshot(({ layers }: FactsSnapshot): ReadonlyMap<string, readonly string[]> => {
  const groups = Map.groupBy(layers.conflicts, ({ override }) => rowName(override.entity, override.rowId));
  return new Map(Array.from(groups, ([name, own]) => [name, own.map(({ field }) => field)]));
});

function outIds({ layers }: FactsSnapshot, entity: EntityName, overrides: ReturnType<typeof overridesByRow>): number[] {
  const sleeping = layers.sleeping.flatMap((row) => (row.entity === entity ? row.id : []));
  const removed = Array.from(overrides.values(), ({ removed: one }: RowOverrides) =>
    one?.entity === entity ? [one.rowId] : [],
  ).flat();
  return [...new Set([...sleeping, ...removed])];
}

function listOf(snapshot: FactsSnapshot, entity: EntityName): ListedRow[] {
  const overrides = runningOverrides(snapshot);
  const conflicts = conflictFields(snapshot);
  const { titleOfValues } = rowNames(snapshot);
  const toListed = (id: number, state: ListedRow['state'], values: Values): ListedRow => {
    const key = rowName(entity, id);
    const own = overrides.get(key);
    return {
      ...{ id, state, values, name: titleOfValues(entity, values) },
      isOverridden: own !== undefined && (own.fields.size > 0 || own.added !== undefined),
      isInConflict: conflicts.has(key),
    };
  };
  const standing = (snapshot.layers.inForce[entity] ?? []).map(({ id, row }) =>
    toListed(id, 'inForce', row as unknown as Values),
  );
  const out = outIds(snapshot, entity, overrides).flatMap((id): ListedRow[] => {
    const row = findAnyRow(snapshot, entity, id);
    return row === undefined ? [] : [toListed(id, row.state, row.values)];
  });
  return [...standing, ...out].sort((one, other) => one.id - other.id);
}

const lists = perSnapshot((_: FactsSnapshot) => new Map<EntityName, readonly ListedRow[]>());

/** All rows of an entity that are in force, taken out or asleep, by id. */
export function listedRows(snapshot: FactsSnapshot, entity: EntityName): readonly ListedRow[] {
  const known = lists(snapshot);
  const rows = known.get(entity) ?? listOf(snapshot, entity);
  known.set(entity, rows);
  return rows;
}
