import type { EntityField, EntityName } from '#features/game-data/entities/entity.contract.ts';
import { fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { isEntityRef } from '#features/game-data/entities/entity-ref.rules.ts';
import { type NameOfRow, showFieldValue } from '#features/game-data/entities/field-text.labels.ts';
import type { ParsedValue, ValueIssue } from '#features/game-data/entities/field-value.rules.ts';
import {
  isSameTyped,
  namesOfTyped,
  parseTyped,
  readTypedField,
  type TypedValue,
  toTypedValue,
} from '#features/game-data/entities/typed-field.rules.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import type { GatheredEdit } from '../edit-set.ts';
import type { DeskFactField, DeskFactRowDetail } from '../fact-row-desk.contract.ts';

/** A field of a row while it is edited. */
export interface FieldEdit {
  readonly typed: TypedValue;
  /** The value in force when the edit began, as pages write it. */
  readonly seen: string;
  /** Open corrections that the edit accepts. */
  readonly corrections: readonly number[];
}

/** By the name of the field. */
export type RowEdits = Readonly<Record<string, FieldEdit>>;

/** Finds the names of rows in what was answered about a row. */
export function namesIn({ names }: Pick<DeskFactRowDetail, 'names'>): NameOfRow {
  return (to, row) => (isEntityRef(row) ? names[`${to}/${row.id}`] : undefined);
}

export function beginEdit(
  detail: Pick<DeskFactRowDetail, 'entity' | 'names'>,
  { name, text }: Pick<DeskFactField, 'name' | 'text'>,
  value: unknown,
  corrections: readonly number[] = [],
): FieldEdit {
  const type = fieldOf(detail.entity, name)?.type;
  const typed = type ? toTypedValue(type, value, namesIn(detail)) : null;
  return { typed, seen: text, corrections };
}

/** Whether something else than the value in force is typed. */
export function isChanged(detail: DeskFactRowDetail, field: DeskFactField, { typed }: FieldEdit): boolean {
  return !isSameTyped(typed, beginEdit(detail, field, field.value).typed);
}

/** The fields that would be changed, in the order of the entity. */
export function listChanged(detail: DeskFactRowDetail, edits: RowEdits): DeskFactField[] {
  return detail.fields.filter((field) => {
    const edit = edits[field.name];
    return edit !== undefined && isChanged(detail, field, edit);
  });
}

export function readEdit(entity: EntityName, field: string, { typed }: FieldEdit): ParsedValue {
  return readTypedField(entity, field, typed);
}

export function findIssue(entity: EntityName, field: string, edit: FieldEdit): ValueIssue | undefined {
  return readEdit(entity, field, edit).issue;
}

export interface ReadEdits {
  readonly fields: Record<string, unknown>;
  readonly corrections: readonly number[];
}

/** The values that the edits send; undefined: something is wrong with one of them. */
export function readEdits(
  entity: EntityName,
  edits: RowEdits,
  changed: readonly DeskFactField[],
): ReadEdits | undefined {
  const fields: Record<string, unknown> = {};
  const corrections: number[] = [];
  for (const { name } of changed) {
    const edit = edits[name];
    if (edit === undefined) continue;
    const read = readEdit(entity, name, edit);
    if (read.issue) return undefined;
    fields[name] = read.value;
    corrections.push(...edit.corrections);
  }
  return { fields, corrections };
}

/** The edits for the edit set; none while something is wrong with one of them, or while one accepts corrections, which it cannot hold. */
export function toGathered(
  detail: DeskFactRowDetail,
  edits: RowEdits,
  changed: readonly DeskFactField[],
): GatheredEdit[] {
  const { entity, id: rowId, name, version } = detail;
  const read = readEdits(entity, edits, changed);
  if (read === undefined || read.corrections.length > 0) return [];
  return changed.flatMap(({ name: field, value: before, text: beforeText }) => {
    const [edit, type] = [edits[field], fieldOf(entity, field)?.type];
    if (!edit || !type) return [];
    const value = read.fields[field];
    const text = showFieldValue(entity, field, value, namesOfTyped(type, edit.typed));
    return { entity, rowId, name, field, value, text, before, beforeText, version };
  });
}

/** Reads stored edits as if a stranger had written them; what cannot be used is left out. */
export function parseEdits(entity: EntityName, stored: unknown): RowEdits {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, edit]: [string, Partial<FieldEdit> | null]) => {
      const type = fieldOf(entity, name)?.type;
      const typed = type && parseTyped(type, edit?.typed);
      if (typed === undefined) return [];
      const { seen, corrections } = edit ?? {};
      const ids = Array.isArray(corrections) ? corrections.filter((id) => Number.isSafeInteger(id)) : [];
      return [[name, { typed, seen: typeof seen === 'string' ? seen : '', corrections: ids }]];
    }),
  );
}

/** Why an operator may not edit a field; null: it may be edited. */
export function findLock({ lock, level }: EntityField, own: OperatorLevel): string | null {
  if (lock !== null || own <= level) return lock;
  return level === 1 ? '관리자만 수정할 수 있습니다.' : '편집자는 수정할 수 없습니다.';
}
