import { ENTITIES, type EntityName } from '#features/game-data/entities/entity.contract.ts';
import { fieldsOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { isEqual } from '../layers/conflicts.ts';
import type { BaseRow } from '../layers/layer.ts';
import type { LayeredRow, Layers } from '../layers/layer-rows.ts';
import { REFERENCES } from '../layers/layered-entities.ts';
import { STANDING_SOURCES } from '../layers/standing-sources.ts';

/** A value in force that differs between two states of the facts, or a row that only one of them has. */
export interface ValueDifference {
  entity: EntityName;
  rowId: number;
  /** Null: the whole row. */
  field: string | null;
  kind: 'changed' | 'added' | 'removed';
  /** With references; undefined for whole rows. */
  before?: unknown;
  after?: unknown;
}

const STANDING: ReadonlySet<string> = new Set(STANDING_SOURCES.map(({ id }) => id));

const PROVENANCE: ReadonlySet<string> = new Set(['source', 'confidence']);

/** A name of whatever is called so makes the row: it follows the renamings of others. */
const isNameAlone = (entity: EntityName, field: string): boolean =>
  (REFERENCES[entity] ?? []).some((one) => 'named' in one && one.path.length === 1 && one.path[0] === field);

function changedFields(entity: EntityName, before: LayeredRow, after: LayeredRow): ValueDifference[] {
  const all = fieldsOf(entity).flatMap(({ name: field }): ValueDifference[] => {
    if (field === 'id' && entity !== 'sources') return [];
    const [one, other] = [before.values[field] ?? null, after.values[field] ?? null];
    if (isEqual(one, other) || isNameAlone(entity, field)) return [];
    return [{ entity, rowId: after.id, field, kind: 'changed', before: one, after: other }];
  });
  // Source and confidence come with the values that they tell of.
  const others = all.filter(({ field }) => !PROVENANCE.has(field ?? ''));
  return others.length > 0 ? others : all;
}

/** Compares the rows in force. Rows are compared by their ids, references by what they lead to. */
export function valueDifferences(before: Layers, after: Layers): ValueDifference[] {
  return ENTITIES.flatMap((entity) => {
    const [old, now]: (readonly BaseRow[])[] = [before.inForce[entity] ?? [], after.inForce[entity] ?? []];
    const oldIds = new Set(old?.map(({ id }) => id));
    const nowIds = new Set(now?.map(({ id }) => id));
    const whole = (rowId: number, kind: 'added' | 'removed') => ({ entity, rowId, field: null, kind });
    // They come and go with what cites them.
    const isStanding = ({ key }: BaseRow) => entity === 'sources' && STANDING.has(key);
    const here = (now ?? []).flatMap((base): ValueDifference[] => {
      const { id } = base;
      if (!oldIds.has(id)) return isStanding(base) ? [] : [whole(id, 'added')];
      const [one, other] = [before.find(entity, id), after.find(entity, id)];
      return one === undefined || other === undefined ? [] : changedFields(entity, one, other);
    });
    const gone = (old ?? []).flatMap((base) =>
      nowIds.has(base.id) || isStanding(base) ? [] : [whole(base.id, 'removed')],
    );
    return [...here, ...gone];
  });
}
