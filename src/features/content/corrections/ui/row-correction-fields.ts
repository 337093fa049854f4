import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import {
  isSameTyped,
  parseTyped,
  readTypedField,
  type TypedValue,
  toTypedValue,
} from '#features/game-data/entities/typed-field.rules.ts';
import { inTab } from '#platform/client/device-storage.ts';
import { flatDraft } from '#platform/client/flat-draft.ts';
import type { StoredDraft } from '#platform/client/use-draft.ts';
import { defineForm, type ValuesOf } from '#shared/form.ts';
import { checkbox } from '#ui/form/choice-fields.tsx';
import { custom } from '#ui/form/field-kind.ts';
import { multiline, text } from '#ui/form/text-fields.tsx';
import { CORRECTION_LENGTH, type CorrectableRow } from '../correction.contract.ts';
import { correctionErrors } from '../correction.labels.ts';
import { checkValue, findPublicField } from '../correction-value.rules.ts';

export const rowCorrectionForm = defineForm({
  fields: {
    field: text({ label: '어떤 정보' }),
    value: custom<TypedValue>({
      label: '맞는 정보',
      empty: null,
      parse: (stored) => stored as TypedValue,
      read: (value) => ({ sent: value }),
      write: (sent) => sent,
    }),
    comment: multiline({ label: '덧붙일 말 (없어도 됩니다)', max: CORRECTION_LENGTH.comment, rows: 2 }),
    source: text({
      label: '어디서 확인했나요 (없어도 됩니다)',
      max: CORRECTION_LENGTH.source,
      placeholder: '게임에서 직접 봄, 공식 홈페이지, 글 주소 등',
    }),
    isThanked: checkbox({ label: '고마운 분으로 이름을 적어도 됩니다' }),
  },
  check({ field = '', value = null }, row: CorrectableRow) {
    const issue = findValueIssue(row, field, value);
    return issue === undefined ? {} : { value: issue };
  },
});

type RowCorrectionValues = ValuesOf<typeof rowCorrectionForm.fields>;

/** The value in force as it stands in the form. */
export function typedValue({ entity, fields, names }: CorrectableRow, name: string): TypedValue {
  const field = findPublicField(entity, name);
  const value = fields.find((one) => one.name === name)?.value;
  const nameOf = (to: EntityName, row: unknown) =>
    typeof row === 'object' && row !== null && 'id' in row ? names[`${to}/${row.id}`] : undefined;
  return field ? toTypedValue(field.type, value, nameOf) : null;
}

function findValueIssue(row: CorrectableRow, name: string, value: TypedValue): string | undefined {
  const field = findPublicField(row.entity, name);
  if (!field) return correctionErrors.unknownField;
  if (isSameTyped(value, typedValue(row, name))) return correctionErrors.sameValue;
  const parsed = readTypedField(row.entity, name, value);
  if (parsed.issue) return parsed.issue.reason;
  return checkValue(row.entity, field, parsed.value).issue?.message;
}

/** The value that a form without issues sends. */
export function sentValue(entity: EntityName, name: string, value: TypedValue): unknown {
  const parsed = readTypedField(entity, name, value);
  return parsed.issue ? undefined : parsed.value;
}

/** Stores the form of a row in the tab. A value that its field cannot have is no draft. */
export function rowDraft({ entity, rowId }: CorrectableRow): StoredDraft<RowCorrectionValues> {
  const format = flatDraft((stored) => {
    const values = rowCorrectionForm.parseWhole(stored);
    const field = values && findPublicField(entity, values.field);
    const value = field && parseTyped(field.type, values.value);
    return value === undefined || (value === null && field === null)
      ? null
      : values && { ...values, value: value ?? null };
  });
  return inTab(`correction-draft:${entity}/${rowId}`, format);
}
