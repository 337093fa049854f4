import { useMemo } from 'react';
import type { OperatorCorrection } from '#features/content/corrections/correction.contract.ts';
import { CORRECTION_STATE } from '#features/content/corrections/correction.contract.ts';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import { Button } from '#ui/components/button.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import { EffectsList } from '../../acts/ui/effects-list.tsx';
import { ReasonChips } from '../../acts/ui/reason-chips.tsx';
import css from '../../reports/ui/report-panel.module.css';
import { decisionEffects } from '../correction-row.labels.ts';
import { dismissForm } from './correction-fields.ts';
import { correctionMutations, explainDecision } from './correction-query.ts';

interface DismissFormProps {
  correction: OperatorCorrection;
  onDone: () => void;
  onClose: () => void;
}

/** Dismisses a correction and all that equal it. */
export function DismissForm({ correction, onDone, onClose }: DismissFormProps) {
  const { id } = correction;
  const stored = useMemo(() => draftInTab(`correction-dismiss:${id}`, dismissForm.parse), [id]);
  const submission = useForm(dismissForm, {
    endpoint: correctionMutations.decide,
    stored,
    toInput: (body) => ({ params: { id }, body: { state: CORRECTION_STATE.dismissed, ...body } }),
    explain: explainDecision,
    onDone() {
      onDone();
      return undefined;
    },
  });
  const { values, change } = submission;
  return (
    <Form of={dismissForm} submission={submission} id="dismiss" label="기각" className={`pad ${css.form}`} isOpened>
      <ReasonChips kinds={['answer']} text={values.answer} onChoose={({ text }) => change({ answer: text })} />
      <FormField of={dismissForm} name="answer" />
      <EffectsList effects={decisionEffects(correction, false)} />
      <FormFoot label="기각하기" sendingLabel="처리하는 중">
        <Button onClick={onClose}>취소</Button>
      </FormFoot>
    </Form>
  );
}
