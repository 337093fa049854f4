import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { getEntity } from '#features/game-data/entities/entity-fields.rules.ts';
import { isEntityRef } from '#features/game-data/entities/entity-ref.rules.ts';
import type { NameOfRow } from '#features/game-data/entities/field-text.labels.ts';
import type { Layers } from '../layers/layer-rows.ts';
import { rowTitle } from './row-title.ts';

export interface RowTitles {
  nameOf: NameOfRow;
  /** `처녀귀신`, `여우 · 여우고기`; undefined: there is no such row. */
  titleOf(entity: EntityName, id: number): string | undefined;
}

/** Names of the rows of these facts, removed and sleeping ones too. */
export function rowTitles(layers: Layers): RowTitles {
  const coded = new Map<string, string>();
  for (const { row } of layers.inForce.maps ?? []) coded.set(row.code, row.name);
  for (const { row } of layers.inForce.sources ?? []) coded.set(row.id, row.title);
  const nameOf: NameOfRow = (to, row) => {
    if (!isEntityRef(row)) return to === 'maps' || to === 'sources' ? coded.get(String(row)) : undefined;
    return titleOf(row.ref, row.id);
  };
  const titleOf = (entity: EntityName, id: number) =>
    layers.find(entity, id) === undefined ? undefined : rowTitle(layers, entity, id);
  return { nameOf, titleOf };
}

/** As the facts of now call the row, else as those of before did. */
export function titleIn(entity: EntityName, id: number, ...titles: readonly RowTitles[]): string {
  for (const { titleOf } of titles) {
    const title = titleOf(entity, id);
    if (title !== undefined) return title;
  }
  return `${getEntity(entity).label} ${id}`;
}
