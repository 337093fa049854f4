import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';
import { type ChangedLine, fieldLabel } from './difference.labels.ts';

export interface DifferenceFilter {
  /** Undefined: all. */
  readonly entity: EntityName | undefined;
  /** A part of a name or of a field's label. */
  readonly q: string;
}

/** The lines of one entity that have the words in the name of their row or of their field. */
export function filterDifference<Row extends ChangedLine>(
  rows: readonly Row[],
  { entity, q }: DifferenceFilter,
): Row[] {
  const words = normalizeText(q);
  return rows.filter(
    (row) =>
      (entity === undefined || row.entity === entity) &&
      (words === '' || [row.name, fieldLabel(row)].some((text) => normalizeText(text).includes(words))),
  );
}

export interface EntityCount {
  readonly entity: EntityName;
  readonly count: number;
}

/** The number of lines of each entity, in the order in which they first come. */
export function countByEntity(rows: readonly Pick<ChangedLine, 'entity'>[]): EntityCount[] {
  const counts = new Map<EntityName, number>();
  for (const { entity } of rows) counts.set(entity, (counts.get(entity) ?? 0) + 1);
  return [...counts].map(([entity, count]) => ({ entity, count }));
}
