import type { FactConflict } from '#features/game-data/editing/fact-conflict.contract.ts';
import { isEntityName } from '#features/game-data/entities/entity-ref.rules.ts';
import { showFieldValue } from '#features/game-data/entities/field-text.labels.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';
import { rowNames } from './row-names.ts';

/** Fields whose base has changed under their override, by row. */
export function listConflicts(snapshot: FactsSnapshot): FactConflict[] {
  const { nameOf, titleOf } = rowNames(snapshot);
  return snapshot.layers.conflicts.flatMap(({ override, field, base, now, value }): FactConflict[] => {
    const { id, entity, rowId, source, confidence, by, at } = override;
    if (!isEntityName(entity)) return [];
    const show = (one: unknown) => showFieldValue(entity, field, one, nameOf);
    return [
      {
        ...{ id, entity, rowId, field, base: base ?? null, value: value ?? null, now: now ?? null },
        ...{ source: [...source], confidence, by, at: at.toISOString(), name: titleOf(entity, rowId) },
        texts: { base: show(base), value: show(value), now: show(now) },
      },
    ];
  });
}
