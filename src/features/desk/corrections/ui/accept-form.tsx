import { useMemo } from 'react';
import type { OperatorCorrection } from '#features/content/corrections/correction.contract.ts';
import { CORRECTION_STATE } from '#features/content/corrections/correction.contract.ts';
import { ValueInput } from '#features/content/corrections/ui/public/value-input.tsx';
import { fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import type { ParsedValue } from '#features/game-data/entities/field-value.rules.ts';
import { parseTyped, readTypedField, toTypedValue } from '#features/game-data/entities/typed-field.rules.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { Button } from '#ui/components/button.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import { EffectsList } from '../../acts/ui/effects-list.tsx';
import { ReasonChips } from '../../acts/ui/reason-chips.tsx';
import css from '../../reports/ui/report-panel.module.css';
import { decisionEffects } from '../correction-row.labels.ts';
import { acceptForm, USUAL_CONFIDENCE } from './correction-fields.ts';
import { correctionMutations, explainDecision } from './correction-query.ts';

/** A form without issues has one. */
function parsedValue(parsed: ParsedValue): unknown {
  return parsed.issue ? undefined : parsed.value;
}

interface AcceptFormProps {
  correction: OperatorCorrection;
  onDone: () => void;
  onClose: () => void;
}

/** Makes the proposed value, mended first where need be, the value in force. */
export function AcceptForm({ correction, onDone, onClose }: AcceptFormProps) {
  const { id, entity, field, value, names, version } = correction;
  const type = fieldOf(entity, field)?.type;
  const stored = useMemo(() => {
    const parse = (values: unknown) => {
      const draft = acceptForm.parse(values);
      const typed = draft && type && parseTyped(type, draft.value);
      return typed === undefined || draft === null ? null : { ...draft, value: typed };
    };
    return draftInTab(`correction-accept:${id}`, parse);
  }, [id, type]);
  const submission = useForm(acceptForm, {
    endpoint: correctionMutations.decide,
    stored,
    first: {
      ...{ source: 'report', confidence: USUAL_CONFIDENCE, answer: '' },
      value: type
        ? toTypedValue(type, value, (to, row) => (typeof row === 'object' ? names[`${to}/${row.id}`] : undefined))
        : null,
    },
    context: () => correction,
    toInput: ({ source, value: typed, ...body }) => ({
      params: { id },
      body: {
        ...{ state: CORRECTION_STATE.accepted, ...body, source: [source], version: version ?? 0 },
        value: parsedValue(readTypedField(entity, field, typed ?? null)),
      },
    }),
    explain: explainDecision,
    onDone() {
      onDone();
      return undefined;
    },
  });
  const { values, change } = submission;
  return (
    <Form of={acceptForm} submission={submission} id="accept" label="반영" className={`pad ${css.form}`} isOpened>
      <FormField of={acceptForm} name="value">
        {({ id: inputId, value: typed, onChange, ...described }) =>
          type && (
            <ValueInput {...described} type={type} label="반영할 값" id={inputId} value={typed} onChange={onChange} />
          )
        }
      </FormField>
      <FormField of={acceptForm} name="source" />
      <FormField of={acceptForm} name="confidence" />
      <ReasonChips kinds={['answer']} text={values.answer} onChoose={({ text }) => change({ answer: text })} />
      <FormField of={acceptForm} name="answer" />
      <EffectsList effects={decisionEffects(correction, true)} />
      <FormFoot label="반영하기" sendingLabel="반영하는 중">
        <Button onClick={onClose}>취소</Button>
      </FormFoot>
    </Form>
  );
}
