import type { FactDifference } from '#features/game-data/editing/fact-version.contract.ts';
import { ENTITIES, type EntityName } from '#features/game-data/entities/entity.contract.ts';
import { showFieldValue } from '#features/game-data/entities/field-text.labels.ts';
import type { Layers } from '../layers/layer-rows.ts';
import { rowTitles, titleIn } from './row-titles.ts';
import type { ValueDifference } from './value-differences.ts';

/** Differences that an answer lists; their number is counted beside. */
export const MAX_LISTED_DIFFERENCES = 2000;

const NOTHING = '–';

/** The first of them, as pages write values. */
export function showDifferences(
  differences: readonly ValueDifference[],
  { before, after }: { before: Layers; after: Layers },
  byOf: (difference: ValueDifference) => string | null,
): FactDifference[] {
  const [old, now] = [rowTitles(before), rowTitles(after)];
  return differences.slice(0, MAX_LISTED_DIFFERENCES).map((one) => {
    const { entity, rowId, field, kind } = one;
    const name = titleIn(entity, rowId, now, old);
    const row = { entity, rowId, name, field, kind, by: byOf(one) };
    if (field === null)
      return { ...row, before: kind === 'removed' ? name : NOTHING, after: kind === 'added' ? name : NOTHING };
    return {
      ...row,
      before: showFieldValue(entity, field, one.before, old.nameOf),
      after: showFieldValue(entity, field, one.after, now.nameOf),
    };
  });
}

export function countByEntity(differences: readonly ValueDifference[]): { entity: EntityName; count: number }[] {
  const counts = Map.groupBy(differences, ({ entity }) => entity);
  return ENTITIES.flatMap((entity) => {
    const count = counts.get(entity)?.length ?? 0;
    return count === 0 ? [] : [{ entity, count }];
  });
}
