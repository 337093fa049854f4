import type { StoredRows } from '#features/game-data/imported-tables.ts';
import type { Entity } from '../import/source-rows.ts';
import { rowName } from '../layers/entries.ts';
import type { Override } from '../layers/layer.ts';
import { isEditable, LAYERED_ENTITIES } from '../layers/layered-entities.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';

type Changed = ReadonlyMap<number, Date>;

function newest(rows: readonly (readonly [id: number, at: Date])[]): Changed {
  const changed = new Map<number, Date>();
  for (const [id, at] of rows) {
    const known = changed.get(id);
    if (known === undefined || known < at) changed.set(id, at);
  }
  return changed;
}

function changedIn(stored: StoredRows, entity: Entity): Changed {
  if (!isEditable(entity)) return new Map();
  const own = stored[LAYERED_ENTITIES[entity].table].map(({ id, updated_at }) => [id, updated_at] as const);
  if (entity !== 'recipes') return newest(own);
  // Materials are a part of their recipe.
  const materials = stored.recipe_material.map(({ recipe_id, updated_at }) => [recipe_id, updated_at] as const);
  return newest([...own, ...materials]);
}

const known = new WeakMap<StoredRows, Map<Entity, Changed>>();

function changedRows(stored: StoredRows, entity: Entity): Changed {
  const ofStored = known.get(stored) ?? new Map<Entity, Changed>();
  known.set(stored, ofStored);
  const changed = ofStored.get(entity) ?? changedIn(stored, entity);
  ofStored.set(entity, changed);
  return changed;
}

const lastChanges = new WeakMap<readonly Override[], ReadonlyMap<string, number>>();

/** Of the rows that have overrides, by `rowName`. A list asks for many rows of one snapshot. */
function changesByOperators(overrides: readonly Override[]): ReadonlyMap<string, number> {
  const known = lastChanges.get(overrides);
  if (known !== undefined) return known;
  const last = new Map<string, number>();
  for (const { entity, rowId, fromVersion, untilVersion } of overrides) {
    const name = rowName(entity, rowId);
    last.set(name, Math.max(last.get(name) ?? 0, fromVersion, untilVersion ?? 0));
  }
  lastChanges.set(overrides, last);
  return last;
}

/**
 * The last version that changed a row, by an operator or by a release; 0: none since versions name rows. Two equal ones
 * of a row mean that nothing of it has changed between.
 */
export function rowVersion({ facts, changes }: FactsSnapshot, entity: Entity, rowId: number): number {
  const byOperators = changesByOperators(facts.overrides).get(rowName(entity, rowId)) ?? 0;
  if (changes === undefined) return byOperators;
  const at = changedRows(facts.stored, entity).get(rowId);
  const byTables = at === undefined ? undefined : changes.versionsAt.get(at.getTime());
  return Math.max(byOperators, changes.ended.get(rowName(entity, rowId)) ?? 0, byTables ?? 0);
}
