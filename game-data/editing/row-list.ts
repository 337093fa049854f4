import type { ConfirmedValue } from '#features/game-data/editing/doubt-confirmation.repository.ts';
import type { FactCounts, FactRow } from '#features/game-data/editing/fact-row.contract.ts';
import type { FactRowsQuery } from '#features/game-data/editing/facts-desk.ts';
import { ENTITIES, type EntityName } from '#features/game-data/entities/entity.contract.ts';
import { fieldsOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { showFieldValue } from '#features/game-data/entities/field-text.labels.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import { addedValues, rowName } from '../layers/entries.ts';
import type { LayeredRow } from '../layers/layer-rows.ts';
import { findAnyRow, runningOverrides } from './any-row.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';
import { conflictFields, type ListedRow, listedRows } from './listed-rows.ts';
import { openDoubts } from './row-doubts.ts';
import { filterRows, isInState, type RowState } from './row-filter.ts';
import { rowNames } from './row-names.ts';
import { orderOf, type Place, readCursor, writeCursor } from './row-order.ts';
import { rowVersion } from './row-version.ts';

interface Placed extends Place {
  row: ListedRow;
}

const orders = perSnapshot((_: FactsSnapshot) => new Map<string, readonly Placed[]>());

function placedRows(snapshot: FactsSnapshot, entity: EntityName, sort: string | undefined): readonly Placed[] {
  const known = orders(snapshot);
  const name = `${entity} ${sort ?? ''}`;
  const standing = known.get(name);
  if (standing !== undefined) return standing;
  const { keyOf, compare } = orderOf(entity, sort, rowNames(snapshot).nameOf);
  const placed = listedRows(snapshot, entity)
    .map((row) => ({ row, id: row.id, key: keyOf(row) }))
    .sort(compare);
  known.set(name, placed);
  return placed;
}

/** The fields that overrides set. Of a row that no base has they are what was given. */
export function overriddenFieldsOf(snapshot: FactsSnapshot, { entity, id, isAdded }: LayeredRow): string[] {
  const own = runningOverrides(snapshot).get(rowName(entity, id));
  const given = own?.added === undefined || isAdded ? [] : Object.keys(addedValues(own.added));
  return [...new Set([...given, ...(own?.fields.keys() ?? [])])];
}

function toFactRow(
  snapshot: FactsSnapshot,
  entity: EntityName,
  { id, name, state }: ListedRow,
  doubts: number,
): FactRow | undefined {
  const row = findAnyRow(snapshot, entity, id);
  if (row === undefined) return undefined;
  const { nameOf } = rowNames(snapshot);
  const columns = fieldsOf(entity).flatMap((field) => (field.isColumn ? field.name : []));
  const overridden = overriddenFieldsOf(snapshot, row);
  const inForceOf = (field: string) => row.values[field] ?? null;
  return {
    ...{ id, name, state, overridden, doubts, isAdded: row.isAdded },
    values: Object.fromEntries(columns.map((field) => [field, inForceOf(field)])),
    texts: Object.fromEntries(columns.map((field) => [field, showFieldValue(entity, field, inForceOf(field), nameOf)])),
    base: Object.fromEntries(
      columns.flatMap((field) => (overridden.includes(field) ? [[field, row.base[field] ?? null]] : [])),
    ),
    conflicts: [...(conflictFields(snapshot).get(rowName(entity, id)) ?? [])],
    version: rowVersion(snapshot, entity, id),
  };
}

export interface FactRowsPage {
  rows: FactRow[];
  /** The cursor of the next page; null: this is the last. */
  next: string | null;
}

/** @throws {AppError} INVALID_INPUT for an order, a field or a cursor that there is not */
export function listRows(
  snapshot: FactsSnapshot,
  query: FactRowsQuery,
  confirmed: readonly ConfirmedValue[],
): FactRowsPage {
  const { entity, sort, limit, cursor } = query;
  const { nameOf } = rowNames(snapshot);
  const doubtsOf = openDoubts(snapshot, confirmed);
  const placed = placedRows(snapshot, entity, sort);
  const wanted = new Set(
    filterRows(
      placed.map(({ row }) => row),
      query,
      { nameOf, hasDoubt: (id) => doubtsOf(entity, id) > 0 },
    ),
  );
  const { compare } = orderOf(entity, sort, nameOf);
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rest = placed.filter((one) => wanted.has(one.row) && (after === undefined || compare(one, after) > 0));
  const page = rest.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page.flatMap(({ row }) => toFactRow(snapshot, entity, row, doubtsOf(entity, row.id)) ?? []),
    next: last === undefined || rest.length <= limit ? null : writeCursor(last),
  };
}

export function countRows(snapshot: FactsSnapshot, confirmed: readonly ConfirmedValue[]): FactCounts[] {
  const doubtsOf = openDoubts(snapshot, confirmed);
  return ENTITIES.map((entity) => {
    const rows = listedRows(snapshot, entity);
    const count = (state: RowState) =>
      rows.filter((row) => isInState(row, state, (id) => doubtsOf(entity, id) > 0)).length;
    return {
      entity,
      rows: rows.filter(({ state }) => state === 'inForce').length,
      overridden: count('overridden'),
      conflict: count('conflict'),
      sleeping: count('sleeping'),
      removed: count('removed'),
      doubt: count('doubt'),
    };
  });
}
