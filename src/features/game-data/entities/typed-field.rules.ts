import { formatDigits } from '#shared/korean/amount.ts';
import type { EntityName, EntityRef, FieldType, InnerField } from './entity.contract.ts';
import { fieldOf } from './entity-fields.rules.ts';
import { isEntityRef } from './entity-ref.rules.ts';
import type { NameOfRow } from './field-text.labels.ts';
import { type ParsedValue, parseFieldValue, readTypedValue } from './field-value.rules.ts';
import { VALUE_ISSUES } from './value-issue.labels.ts';

/** Another row as it was chosen. `id` is null where the name itself is the value: that of no row, or the code of a source. */
export interface TypedReference {
  readonly id: number | null;
  readonly name: string;
}

/** A row of a list, by field. */
export interface TypedRow {
  readonly cells: Readonly<Record<string, TypedValue>>;
}

/**
 * A value as it stands in a form while it is typed, as plain data that a draft may store. Texts, numbers, choices and JSON
 * are texts, empty where nothing is known; of a reference and of a list that is `null`.
 */
export type TypedValue = string | null | TypedReference | TypedRow | readonly TypedValue[];

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isTypedReference(typed: unknown): typed is TypedReference {
  return isObject(typed) && typeof typed.name === 'string' && (typed.id === null || Number.isSafeInteger(typed.id));
}

export function isTypedRow(typed: unknown): typed is TypedRow {
  return isObject(typed) && isObject(typed.cells);
}

type OfRows = Extract<FieldType, { kind: 'reference' | 'references' }>;
const ofOne = ({ to, by }: OfRows): FieldType => ({ kind: 'reference', to, by, isLoose: false });

/** The type of a list's entries; undefined: the type is no list. */
function entryType(type: FieldType): FieldType | undefined {
  if (type.kind === 'choices') return { kind: 'choice', choices: type.choices };
  return type.kind === 'references' ? ofOne(type) : undefined;
}

function toTypedNumber(type: FieldType, value: unknown): string {
  const isCounted = type.kind === 'number' && type.style !== 'plain' && type.style !== 'level';
  return isCounted && typeof value === 'number' && Number.isInteger(value) ? formatDigits(value) : String(value);
}

function toTypedReference(to: EntityName, value: unknown, nameOf: NameOfRow): TypedReference {
  if (isEntityRef(value)) return { id: value.id, name: nameOf(to, value) ?? `${value.id}번` };
  if (typeof value === 'number') return { id: value, name: nameOf(to, { ref: to, id: value }) ?? `${value}번` };
  return { id: null, name: String(value) };
}

/** The value of a row as it stands in a form at first. */
export function toTypedValue(type: FieldType, value: unknown, nameOf: NameOfRow = () => undefined): TypedValue {
  if (value === undefined || value === null) return emptyTyped(type);
  if (type.kind === 'json') return JSON.stringify(value, null, 2);
  if (type.kind === 'reference') return toTypedReference(type.to, value, nameOf);
  const entry = entryType(type);
  const list = Array.isArray(value) ? value : [];
  if (entry) return list.map((one) => toTypedValue(entry, one, nameOf));
  if (type.kind !== 'rows') return toTypedNumber(type, value);
  return list.map((row: Readonly<Record<string, unknown>>) => ({
    cells: Object.fromEntries(
      type.fields.map((field) => [field.name, toTypedValue(field.type, row[field.name], nameOf)]),
    ),
  }));
}

/** Nothing typed: not known. */
export function emptyTyped({ kind }: FieldType): TypedValue {
  return kind === 'reference' || kind === 'references' || kind === 'rows' || kind === 'choices' ? null : '';
}

/** As a field stands in the form of a new row, and in a new row of a list. */
export function initialTyped({ type, initial }: InnerField): TypedValue {
  return toTypedValue(type, initial);
}

export function isSameTyped(one: TypedValue, other: TypedValue): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

class Unreadable extends Error {}

function readJson(typed: string): unknown {
  if (typed.trim() === '') return null;
  try {
    return JSON.parse(typed);
  } catch {
    throw new Unreadable(VALUE_ISSUES.json);
  }
}

function readReference(to: EntityName, { id, name }: TypedReference): EntityRef | string {
  return id === null ? name.trim() : { ref: to, id };
}

function readText(type: FieldType, typed: string): unknown {
  switch (type.kind) {
    case 'json':
      return readJson(typed);
    case 'flag':
      return typed === '' ? null : typed === 'true';
    case 'choice':
      return typed === '' ? null : (type.choices.find(({ value }) => String(value) === typed)?.value ?? typed);
    default:
      return readTypedValue(type, typed);
  }
}

/** Fields that are empty are `null` where that is a value, and else left out. */
function readCells(fields: readonly InnerField[], { cells }: TypedRow): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const read = toValue(field.type, cells[field.name] ?? emptyTyped(field.type));
      return read === null && field.initial !== null ? [] : [[field.name, read]];
    }),
  );
}

function toValue(type: FieldType, typed: TypedValue): unknown {
  if (typed === null) return null;
  if (typeof typed === 'string') return readText(type, typed);
  const entry = entryType(type);
  if (Array.isArray(typed)) {
    const list: readonly TypedValue[] = typed;
    if (type.kind !== 'rows') return entry ? list.map((one) => toValue(entry, one)) : null;
    return list.map((row) => (isTypedRow(row) ? readCells(type.fields, row) : row));
  }
  return type.kind === 'reference' && isTypedReference(typed) ? readReference(type.to, typed) : null;
}

/** Reads what stands in a form as the value of a field, or says in Korean what is wrong with it and where. */
export function readTypedField(entity: EntityName, field: string, typed: TypedValue): ParsedValue {
  const found = fieldOf(entity, field);
  if (found === undefined) return parseFieldValue(entity, field, typed);
  try {
    const value = toValue(found.type, typed);
    if (value === null && found.initial !== null) return { issue: { field, reason: VALUE_ISSUES.empty } };
    return parseFieldValue(entity, field, value);
  } catch (error) {
    if (error instanceof Unreadable) return { issue: { field, reason: error.message } };
    throw error;
  }
}

/** The names of the rows that were chosen in a form, for `showFieldValue`. */
export function namesOfTyped(type: FieldType, typed: TypedValue): NameOfRow {
  const names = new Map<string, string>();
  listNames(type, typed, names);
  return (to, row) => (isEntityRef(row) ? names.get(`${to}/${row.id}`) : undefined);
}

function listNames(type: FieldType, typed: TypedValue | undefined, names: Map<string, string>): void {
  if (type.kind === 'reference' && isTypedReference(typed)) names.set(`${type.to}/${typed.id}`, typed.name);
  if (!Array.isArray(typed)) return;
  const entry = entryType(type);
  for (const one of typed as readonly TypedValue[]) {
    if (entry) listNames(entry, one, names);
    if (type.kind !== 'rows' || !isTypedRow(one)) continue;
    for (const field of type.fields) listNames(field.type, one.cells[field.name], names);
  }
}

/** Reads a stored draft as if a stranger had written it; undefined: it cannot be used. */
export function parseTyped(type: FieldType, stored: unknown): TypedValue | undefined {
  const isEmptyNull = emptyTyped(type) === null;
  if (stored === null) return isEmptyNull ? null : undefined;
  if (!isEmptyNull) return typeof stored === 'string' ? stored : undefined;
  if (type.kind === 'reference') {
    return isTypedReference(stored) ? { id: stored.id, name: stored.name } : undefined;
  }
  if (!Array.isArray(stored)) return undefined;
  const entry = entryType(type);
  const list = stored.map((one) => {
    if (entry) return parseTyped(entry, one);
    return type.kind === 'rows' && isTypedRow(one) ? parseCells(type.fields, one) : undefined;
  });
  return list.every((one): one is TypedValue => one !== undefined) ? list : undefined;
}

function parseCells(fields: readonly InnerField[], { cells }: TypedRow): TypedRow {
  return {
    cells: Object.fromEntries(
      fields.map(({ name, type }) => [name, parseTyped(type, cells[name]) ?? emptyTyped(type)]),
    ),
  };
}
