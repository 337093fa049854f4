import { MAX_EDITS } from '#features/game-data/editing/fact-change.contract.ts';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { isEntityName } from '#features/game-data/entities/entity-ref.rules.ts';
import { MAX_ID } from '#shared/ids.ts';

export interface EditedField {
  readonly entity: EntityName;
  readonly rowId: number;
  readonly field: string;
}

/** A value that waits in the edit set. References in values are `{ref, id}`; null: not known. */
export interface GatheredEdit extends EditedField {
  /** Name of the row. */
  readonly name: string;
  readonly value: unknown;
  /** The values as pages write them. */
  readonly text: string;
  /** In force when it was edited. */
  readonly before: unknown;
  readonly beforeText: string;
  /** The last version that changed the row, as it was seen. */
  readonly version: number;
}

/** The edits of one operator on one device, in the order in which they were made. */
export type EditSet = readonly GatheredEdit[];

export const EMPTY_SET: EditSet = [];

export const rowKey = ({ entity, rowId }: Pick<EditedField, 'entity' | 'rowId'>) => `${entity}/${rowId}`;
export const editKey = (place: EditedField) => `${rowKey(place)}/${place.field}`;

export function isSameFactValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

export function findEdit(set: EditSet, place: EditedField): GatheredEdit | undefined {
  const key = editKey(place);
  return set.find((edit) => editKey(edit) === key);
}

export function countRows(set: EditSet): number {
  return new Set(set.map(rowKey)).size;
}

/**
 * Adds edits, each in place of an earlier one of its field. The value in force takes the edit of its field out.
 * @returns undefined when the set would have more rows than can be applied together
 */
export function addEdits(set: EditSet, edits: readonly GatheredEdit[]): EditSet | undefined {
  const newest = new Map(edits.map((edit) => [editKey(edit), edit]));
  const added = [...newest.values()].filter(({ value, before }) => !isSameFactValue(value, before));
  const next = [...set.filter((edit) => !newest.has(editKey(edit))), ...added];
  return countRows(next) > MAX_EDITS && countRows(next) > countRows(set) ? undefined : next;
}

export function removeEdits(set: EditSet, places: readonly EditedField[]): EditSet {
  const keys = new Set(places.map(editKey));
  return set.filter((edit) => !keys.has(editKey(edit)));
}

/** A row as it is now, after another operator has changed it. */
export interface RenewedRow {
  readonly entity: EntityName;
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly fields: readonly { readonly name: string; readonly value: unknown; readonly text: string }[];
}

/** Puts the edits of the row on what is in force by now, once the operator has seen it. */
export function renewRow(set: EditSet, { entity, id, version, name, fields }: RenewedRow): EditSet {
  const now = new Map(fields.map((field) => [field.name, field]));
  return set.flatMap((edit) => {
    if (edit.entity !== entity || edit.rowId !== id) return edit;
    const { value: before = edit.before, text: beforeText = edit.beforeText } = now.get(edit.field) ?? {};
    return isSameFactValue(edit.value, before) ? [] : { ...edit, name, version, before, beforeText };
  });
}

/** An edit of a row, as `saveEdits` and `checkEdits` take it. */
export interface RowEdit {
  entity: EntityName;
  rowId: number;
  fields: Record<string, unknown>;
  version: number;
}

export function toRowEdits(set: EditSet): RowEdit[] {
  const rows = new Map<string, RowEdit>();
  for (const { entity, rowId, field, value, version } of set) {
    const row = rows.get(rowKey({ entity, rowId }));
    rows.set(rowKey({ entity, rowId }), {
      entity,
      rowId,
      fields: { ...row?.fields, [field]: value },
      // The oldest: nothing that changed since the first look goes unseen.
      version: Math.min(version, row?.version ?? version),
    });
  }
  return [...rows.values()];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isWhole = (value: unknown, min: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= MAX_ID;

function parseEdit(stored: unknown): GatheredEdit[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const {
    entity,
    rowId,
    field,
    name,
    value = null,
    text,
    before = null,
    beforeText,
    version,
  } = stored as {
    [Name in keyof GatheredEdit]?: unknown;
  };
  const isPlace = isText(entity) && isEntityName(entity) && isWhole(rowId, 1) && isText(field);
  if (!(isPlace && isWhole(version, 0) && isText(name) && isText(text) && isText(beforeText))) return [];
  return fieldOf(entity, field) === undefined
    ? []
    : [{ entity, rowId, field, name, value, text, before, beforeText, version }];
}

/** Reads a stored set as if a stranger had written it; what cannot be used is left out. */
export function parseEditSet(stored: unknown): EditSet {
  return (Array.isArray(stored) && addEdits(EMPTY_SET, stored.flatMap(parseEdit))) || EMPTY_SET;
}
