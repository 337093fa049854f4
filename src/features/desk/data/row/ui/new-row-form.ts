import { createElement } from 'react';
import type { EntityField, EntityName } from '#features/game-data/entities/entity.contract.ts';
import { fieldsOf } from '#features/game-data/entities/entity-fields.rules.ts';
import {
  emptyTyped,
  initialTyped,
  isSameTyped,
  parseTyped,
  readTypedField,
  type TypedValue,
  toTypedValue,
} from '#features/game-data/entities/typed-field.rules.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import { defineForm } from '#shared/form.ts';
import { custom, type FieldKind } from '#ui/form/field-kind.ts';
import type { DeskFactRowDetail } from '../../fact-row-desk.contract.ts';
import { FieldEditor, isBroad } from '../../fields/ui/field-editor.tsx';
import { provenanceFields } from '../../fields/ui/provenance-fields.tsx';
import { namesIn } from '../row-edit.rules.ts';

/** Given beside the fields of a new row, or by the site. */
const GIVEN = ['source', 'confidence'];

/** The fields that are typed for a new row, keys too. */
export function newRowFields(entity: EntityName, level: OperatorLevel): EntityField[] {
  return fieldsOf(entity).filter(
    ({ name, type, level: needs }) =>
      !GIVEN.includes(name) && (name !== 'id' || type.kind === 'text') && level <= needs,
  );
}

function fieldKind(entity: EntityName, field: EntityField): FieldKind<TypedValue, unknown> {
  const { name, label, type, isRequired, initial } = field;
  const isList = isBroad(type) && type.kind !== 'json' && type.kind !== 'text';
  return custom<TypedValue, unknown>({
    label,
    ...(isList && { frame: 'group' }),
    ...(isRequired && { hint: '필수' }),
    empty: initialTyped(field),
    parse: (stored) => parseTyped(type, stored),
    read(typed) {
      if (!isRequired && isSameTyped(typed, emptyTyped(type))) return { sent: undefined };
      const { issue, ...read } = readTypedField(entity, name, typed);
      return issue ? { issue: issue.reason } : { sent: 'value' in read ? read.value : undefined };
    },
    draw: ({ id, value, onChange, ...props }) =>
      createElement(FieldEditor, {
        ...{ type, label, value, onChange },
        isNullable: initial === null,
        issue: props['aria-invalid'] && readTypedField(entity, name, value).issue,
        control: {
          id,
          'aria-label': props['aria-label'],
          'aria-invalid': props['aria-invalid'],
          'aria-describedby': props['aria-describedby'],
        },
      }),
  });
}

export interface NewRowForm {
  readonly shown: readonly EntityField[];
  readonly definition: ReturnType<typeof createDefinition>;
}

function createDefinition(entity: EntityName, shown: readonly EntityField[]) {
  const typed: Record<string, FieldKind<TypedValue, unknown>> = Object.fromEntries(
    shown.map((field) => [field.name, fieldKind(entity, field)]),
  );
  return defineForm({ fields: { ...typed, ...provenanceFields } });
}

export function newRowForm(entity: EntityName, level: OperatorLevel): NewRowForm {
  const shown = newRowFields(entity, level);
  return { shown, definition: createDefinition(entity, shown) };
}

/** The values of another row, to begin with. */
export function valuesFrom(shown: readonly EntityField[], detail: DeskFactRowDetail): Record<string, TypedValue> {
  return Object.fromEntries(
    shown.flatMap(({ name, type }) => {
      const field = detail.fields.find((one) => one.name === name);
      return field === undefined ? [] : [[name, toTypedValue(type, field.value, namesIn(detail))]];
    }),
  );
}
