import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import { rowsFromTables } from '../bases/rows-from-tables.ts';
import type { Entity } from '../import/source-rows.ts';
import { overridesByRow, rowName } from '../layers/entries.ts';
import type { LayeredRow } from '../layers/layer-rows.ts';
import type { Values } from '../layers/map-references.ts';
import { withoutMaterialIds } from '../layers/present-rows.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';

/** The overrides that run, by `rowName`. */
export const runningOverrides = perSnapshot(({ facts }: FactsSnapshot) => overridesByRow(facts.overrides));

type StoredRow = Pick<LayeredRow, 'id' | 'key'> & { row: Values };

/** Rows as the tables have them, removed ones too. */
const storedRows = perSnapshot(({ facts }: FactsSnapshot): ReadonlyMap<string, StoredRow> => {
  const all = Object.entries(rowsFromTables(facts.stored)) as unknown as [Entity, StoredRow[]][];
  return new Map(all.flatMap(([entity, rows]) => rows.map((row) => [rowName(entity, row.id), row] as const)));
});

const addedOnce = perSnapshot(
  ({ facts }: FactsSnapshot) =>
    new Set(facts.overrides.flatMap((one) => (one.kind === 'added' ? rowName(one.entity, one.rowId) : []))),
);

/** A row that no base has any more, or that an operator added and its addition was gone back on. */
function goneRow(snapshot: FactsSnapshot, entity: EntityName, id: number): LayeredRow | undefined {
  const name = rowName(entity, id);
  const stored = storedRows(snapshot).get(name);
  if (stored === undefined) return undefined;
  const overrides = runningOverrides(snapshot).get(name);
  const base = withoutMaterialIds(entity, stored.row);
  const isAdded = overrides === undefined && addedOnce(snapshot).has(name);
  const state = overrides?.removed !== undefined || isAdded ? 'removed' : 'asleep';
  const values = {
    ...base,
    ...Object.fromEntries(Array.from(overrides?.fields ?? [], ([key, one]) => [key, one.value])),
  };
  return { entity, id, key: stored.key, state, isAdded, base, values };
}

/** Undefined: there never was such a row. Values of a row that is gone name others as files do. */
export function findAnyRow(snapshot: FactsSnapshot, entity: EntityName, id: number): LayeredRow | undefined {
  return snapshot.layers.find(entity, id) ?? goneRow(snapshot, entity, id);
}
