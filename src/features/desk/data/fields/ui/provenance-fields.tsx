import { CONFIDENCE_LABELS } from '#features/game-data/entities/define-field.ts';
import { CONFIDENCES, type Confidence } from '#features/game-data/fact.contract.ts';
import { REASON_LENGTH } from '#features/people/sanctions/sanction.contract.ts';
import { select } from '#ui/form/choice-fields.tsx';
import { custom } from '#ui/form/field-kind.ts';
import { text } from '#ui/form/text-fields.tsx';
import { SourcesEditor } from './sources-editor.tsx';

const MOST_SOURCES = 10;

/** Where a value comes from, how sure it is, and why it is changed: fields of every form that edits facts. */
export const provenanceFields = {
  source: custom<readonly string[]>({
    label: '출처',
    frame: 'group',
    empty: ['operator'],
    parse: (stored) => (Array.isArray(stored) && stored.every((code) => typeof code === 'string') ? stored : undefined),
    read(value) {
      if (value.length === 0) return { issue: '출처를 골라 주세요.' };
      return value.length > MOST_SOURCES ? { issue: `출처는 ${MOST_SOURCES}개까지입니다.` } : { sent: value };
    },
    write: (sent) => sent,
    draw: ({ id, value, onChange, ...props }) => (
      <SourcesEditor
        label="출처"
        value={value.map((name) => ({ id: null, name }))}
        control={{ id, 'aria-invalid': props['aria-invalid'], 'aria-describedby': props['aria-describedby'] }}
        onChange={(next) =>
          onChange(Array.isArray(next) ? next.map((one) => (one as { readonly name: string }).name) : [])
        }
      />
    ),
  }),
  confidence: select<Confidence>({
    label: '신뢰도',
    empty: 'medium',
    choices: CONFIDENCES.map((value) => ({ value, label: CONFIDENCE_LABELS[value] })),
  }),
  reason: text({ label: '사유', ...REASON_LENGTH }),
};
