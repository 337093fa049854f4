import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { getEntity } from '#features/game-data/entities/entity-fields.rules.ts';
import { showFieldValue } from '#features/game-data/entities/field-text.labels.ts';
import { isReference } from '../layers/layer.ts';
import type { Layers } from '../layers/layer-rows.ts';

/** By what people know a row: `처녀귀신`, `여우 · 여우고기`. */
export function rowTitle(layers: Layers, entity: EntityName, id: number): string {
  const row = layers.find(entity, id);
  if (row === undefined) return `${getEntity(entity).label} ${id}번`;
  const nameOf = (to: EntityName, value: unknown) =>
    isReference(value) ? rowTitle(layers, to, value.id) : String(value);
  return getEntity(entity)
    .title.map((field) => showFieldValue(entity, field, row.values[field], nameOf))
    .join(' · ');
}
