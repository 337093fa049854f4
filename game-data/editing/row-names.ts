import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { entityLabel, getEntity } from '#features/game-data/entities/entity-fields.rules.ts';
import { isEntityRef } from '#features/game-data/entities/entity-ref.rules.ts';
import { type NameOfRow, showFieldValue } from '#features/game-data/entities/field-text.labels.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import { rowName } from '../layers/entries.ts';
import type { Values } from '../layers/map-references.ts';
import { findAnyRow } from './any-row.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';

export interface RowNames {
  nameOf: NameOfRow;
  /** By what people know a row: `처녀귀신`, `여우 · 여우고기`. */
  titleOf(entity: EntityName, id: number): string;
  titleOfValues(entity: EntityName, values: Values): string;
}

/** The present names of rows, those that are out too. */
export const rowNames = perSnapshot((snapshot: FactsSnapshot): RowNames => {
  const { inForce } = snapshot.layers;
  const mapNames = new Map((inForce.maps ?? []).map(({ row }) => [row.code, row.name]));
  const sourceTitles = new Map((inForce.sources ?? []).map(({ row }) => [row.id, row.title]));
  const regionNames = new Map((inForce.regions ?? []).map(({ row }) => [row.id, row.name]));
  const titles = new Map<string, string | undefined>();

  const nameOf: NameOfRow = (to, row) => {
    if (isEntityRef(row)) return known(row.ref, row.id);
    if (to === 'maps') return mapNames.get(String(row));
    if (to === 'sources') return sourceTitles.get(String(row));
    return to === 'regions' ? regionNames.get(Number(row)) : undefined;
  };
  const titleOfValues = (entity: EntityName, values: Values): string =>
    getEntity(entity)
      .title.map((field) => showFieldValue(entity, field, values[field], nameOf))
      .join(' · ');
  function known(entity: EntityName, id: number): string | undefined {
    const name = rowName(entity, id);
    if (titles.has(name)) return titles.get(name);
    const row = findAnyRow(snapshot, entity, id);
    const title = row && titleOfValues(entity, row.values);
    titles.set(name, title);
    return title;
  }
  return { nameOf, titleOf: (entity, id) => known(entity, id) ?? `${entityLabel(entity)} ${id}번`, titleOfValues };
});
