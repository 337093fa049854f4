import { CORRECTION_LENGTH, type OperatorCorrection } from '#features/content/corrections/correction.contract.ts';
import { CONFIDENCE_LABELS } from '#features/game-data/entities/define-field.ts';
import { readTypedField, type TypedValue } from '#features/game-data/entities/typed-field.rules.ts';
import { CONFIDENCES, type Confidence } from '#features/game-data/fact.contract.ts';
import { defineForm } from '#shared/form.ts';
import { select } from '#ui/form/choice-fields.tsx';
import { custom } from '#ui/form/field-kind.ts';
import { multiline } from '#ui/form/text-fields.tsx';

const answer = multiline({ label: '답변', ...CORRECTION_LENGTH.answer, rows: 3, isCounted: true });

export const dismissForm = defineForm({ fields: { answer } });

const SOURCES = [
  { value: 'report', label: '제보' },
  { value: 'operator', label: '운영자 확인' },
];
export const USUAL_CONFIDENCE: Confidence = 'low-medium';

export const acceptForm = defineForm({
  fields: {
    /** Its control and its issues depend on the row. */
    value: custom<TypedValue>({
      label: '반영할 값',
      empty: null,
      parse: (stored) => stored as TypedValue,
      read: (value) => ({ sent: value }),
      write: (sent) => sent,
    }),
    source: select<string>({ label: '출처', empty: 'report', choices: SOURCES }),
    confidence: select<Confidence>({
      label: '신뢰도',
      empty: USUAL_CONFIDENCE,
      choices: CONFIDENCES.map((value) => ({ value, label: CONFIDENCE_LABELS[value] })),
    }),
    answer,
  },
  check: ({ value = null }, { entity, field }: Pick<OperatorCorrection, 'entity' | 'field'>) => {
    const { issue } = readTypedField(entity, field, value);
    return issue ? { value: issue.reason } : {};
  },
});
