import type {
  EntityField,
  EntityName,
  EntityRef,
  FieldType,
  InnerField,
} from '#features/game-data/entities/entity.contract.ts';
import { fieldOf, fieldsOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { isEntityRef } from '#features/game-data/entities/entity-ref.rules.ts';
import { parseFieldValue } from '#features/game-data/entities/field-value.rules.ts';
import type { InputIssue } from '#shared/errors.ts';
import { MAX_VALUE_LENGTH } from './correction.contract.ts';
import { correctionErrors } from './correction.labels.ts';

/** Undefined: no page shows the field, or there is none of that name. */
export function findPublicField(entity: EntityName, name: string): EntityField | undefined {
  const field = fieldOf(entity, name);
  return field?.isPublic ? field : undefined;
}

export function listPublicFields(entity: EntityName): readonly EntityField[] {
  return fieldsOf(entity).filter(({ isPublic }) => isPublic);
}

/** Fields of an object in one order, so that equal values have equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

export function isSameValue(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

/** The rows to which a value refers. */
export function refsIn(value: unknown): EntityRef[] {
  if (isEntityRef(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(refsIn);
}

/** The place of a row that is named by a text, where a list of rows to choose from stands. */
function findUnchosen(type: FieldType, value: unknown, path: string): string | undefined {
  const findIn = (inner: (one: unknown, place: string) => string | undefined) =>
    Array.isArray(value)
      ? value.map((one, index) => inner(one, `${path}.${index}`)).find((place) => place !== undefined)
      : undefined;
  switch (type.kind) {
    case 'reference':
      return value === null || type.isLoose || isEntityRef(value) ? undefined : path;
    case 'references':
      return findIn((one, place) => (isEntityRef(one) ? undefined : place));
    case 'rows':
      return findIn((row, place) => findUnchosenIn(type.fields, row, place));
    default:
      return undefined;
  }
}

function findUnchosenIn(fields: readonly InnerField[], row: unknown, path: string): string | undefined {
  const values = new Map(Object.entries(row ?? {}));
  return fields
    .map(({ name, type }) => findUnchosen(type, values.get(name) ?? null, `${path}.${name}`))
    .find((place) => place !== undefined);
}

export type CheckedValue =
  | { readonly value: unknown; readonly issue?: undefined }
  | { readonly issue: InputIssue; readonly value?: undefined };

/** Parses a value that is proposed or accepted. Rows in it are chosen ones, `{ref, id}`. @param input as it was sent */
export function checkValue(entity: EntityName, field: EntityField, input: unknown): CheckedValue {
  const refuse = (path: string, message: string) => ({ issue: { path, message } });
  const inValue = (path: string) => `value${path.slice(field.name.length)}`;
  if (input === undefined) return refuse('value', correctionErrors.noValue);
  const parsed = parseFieldValue(entity, field.name, input);
  if (parsed.issue) return refuse(inValue(parsed.issue.field), parsed.issue.reason);
  if (canonicalJson(parsed.value).length > MAX_VALUE_LENGTH) return refuse('value', correctionErrors.longValue);
  const unchosen = findUnchosen(field.type, parsed.value, field.name);
  return unchosen === undefined
    ? { value: parsed.value }
    : refuse(inValue(unchosen), correctionErrors.unchosenReference);
}
