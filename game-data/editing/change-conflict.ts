import type { ConflictDecision } from '#features/game-data/editing/fact-conflict.contract.ts';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { fieldsOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { AppError } from '#shared/errors.ts';
import { isEqual } from '../layers/conflicts.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';
import { rowTitle } from './row-title.ts';
import { rowVersion } from './row-version.ts';

/** A row as it stands by now, for whoever saw it before. */
interface CurrentRow {
  entity: EntityName;
  rowId: number;
  name: string;
  version: number;
  state: 'inForce' | 'removed' | 'asleep' | null;
  /** In force, or as they would be, by field; other rows as `{ref, id}`. */
  values: Readonly<Record<string, unknown>>;
}

export function changedRow(
  snapshot: FactsSnapshot,
  { entity, rowId }: { entity: EntityName; rowId: number },
): CurrentRow {
  const row = snapshot.layers.find(entity, rowId);
  const values = fieldsOf(entity).map(({ name }) => [name, row?.values[name] ?? null]);
  return {
    ...{ entity, rowId, name: rowTitle(snapshot.layers, entity, rowId) },
    ...{ version: rowVersion(snapshot, entity, rowId), state: row?.state ?? null, values: Object.fromEntries(values) },
  };
}

interface CurrentConflict {
  /** The override's. */
  id: number;
  /** The base's value. */
  now: unknown;
  /** False: nothing is to be decided any more. */
  isOpen: boolean;
}

/**
 * Decisions about overrides that are in no conflict any more, or above another value of the base than was seen.
 * @param ended overrides that ended before
 */
export function changedDecisions(
  { layers, facts }: FactsSnapshot,
  decisions: readonly ConflictDecision[],
  ended: ReadonlySet<number> = new Set(),
): CurrentConflict[] {
  const running = new Set(facts.overrides.map(({ id }) => id));
  return decisions.flatMap(({ id, now }): CurrentConflict[] => {
    const conflict = layers.conflicts.find(({ override }) => override.id === id);
    if (conflict === undefined) return running.has(id) || ended.has(id) ? [{ id, now: null, isOpen: false }] : [];
    return isEqual(conflict.now, now) ? [] : [{ id, now: conflict.now, isOpen: true }];
  });
}

/** @throws {AppError} CONFLICT.CHANGED, with the first as `data.current` and all as `data.changed` */
export function refuseChanged(changed: readonly (CurrentRow | CurrentConflict)[]): void {
  const [current] = changed;
  if (current === undefined) return;
  throw new AppError('CONFLICT', {
    message: '그사이 바뀐 값이 있습니다. 지금 값을 확인해 주세요.',
    data: { reason: 'CHANGED', current, changed },
  });
}
