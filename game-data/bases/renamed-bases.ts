import type { StoredRows } from '#features/game-data/imported-tables.ts';
import { draftsOf } from '../import/check.ts';
import type { Entity } from '../import/source-rows.ts';
import { asChecked } from '../layers/checked-rows.ts';
import { baseKeyOf, entriesOf } from '../layers/entries.ts';
import type { BaseRow, Bases, Override } from '../layers/layer.ts';
import { EDITABLE_ENTITIES, LAYERED_ENTITIES } from '../layers/layered-entities.ts';
import { mapReferences, type Values } from '../layers/map-references.ts';
import type { Names } from '../layers/names.ts';

/** The row with the present name of everything that it named by a former one. */
function renamedRow(entity: Entity, row: Values, before: Names, after: Names): Values {
  return mapReferences(entity, row, (value, field) => {
    const found = 'to' in field ? before.resolve(field, value, row) : before.resolveName(field.named, value)[0];
    if (found === undefined || found.isLost) return value;
    const now = 'to' in field ? after.baseName(found.ref, found.id) : after.row(found.ref, found.id)?.name;
    return now ?? value;
  });
}

/**
 * Bases without a file in a set that renames rows: they go on naming the same rows, by their new names.
 * @param changed the bases of the set
 * @returns those of which a row changes
 */
export function renamedBases(
  { bases, overrides, stored }: { bases: Bases; overrides: readonly Override[]; stored: StoredRows },
  changed: Bases,
): Bases {
  const { names: before } = entriesOf({ bases, overrides, stored });
  const { names: after } = entriesOf({ bases: { ...bases, ...changed }, overrides, stored });
  const keyOf = baseKeyOf(after);
  const entries = EDITABLE_ENTITIES.flatMap((entity) => {
    const own: readonly BaseRow[] = bases[entity] ?? [];
    if (changed[entity] !== undefined) return [];
    const rows = own.map(({ row }) => renamedRow(entity, row, before, after));
    if (rows.every((row, at) => row === own[at]?.row)) return [];
    // A key may have a name in it.
    const keys = draftsOf(asChecked({ [entity]: rows }), keyOf)[LAYERED_ENTITIES[entity].table] ?? [];
    return [[entity, own.map(({ id, key }, at) => ({ id, key: keys[at]?.key ?? key, row: rows[at] }))]];
  });
  return Object.fromEntries(entries) as Bases;
}
