import { useId, useMemo } from 'react';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import type { ReasonTemplate } from '#features/shell/settings/setting.contract.ts';
import type { AnyInput } from '#platform/client/call.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import type { Mutation } from '#platform/client/live-query.ts';
import type { CallInput, Endpoint } from '#shared/endpoint.ts';
import { defineForm } from '#shared/form.ts';
import { Button } from '#ui/components/button.tsx';
import { Form, FormField } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import { multiline } from '#ui/form/text-fields.tsx';
import { ReasonChips } from '../../reports/ui/reason-chips.tsx';
import css from './acts.module.css';
import { EffectsList } from './effects-list.tsx';

const REASON = { min: 2, max: 200 } as const;

export const reasonForm = defineForm({
  fields: { reason: multiline({ label: '사유', ...REASON, isCounted: true }) },
});

type Answered = Endpoint & { response: object };

interface ReasonFormProps<E extends Answered> {
  mutation: Mutation<E>;
  /** Names the act and the thing: what is typed is stored by it. */
  name: string;
  /** On the button. */
  label: string;
  sendingLabel: string;
  effects: readonly string[];
  /** Below the field: who reads it. */
  hint?: string;
  /** The form begins with it unless something was typed. */
  first?: string;
  kinds?: readonly ReasonTemplate['kind'][];
  toInput(reason: string): CallInput<E>;
  onDone(): void;
  onClose(): void;
}

const OF_HIDING: readonly ReasonTemplate['kind'][] = ['hide'];

/** An act that needs nothing but its reason. */
export function ReasonForm<E extends Answered>(props: ReasonFormProps<E>) {
  const { mutation, name, label, sendingLabel, effects, hint, first = '', kinds = OF_HIDING } = props;
  const { toInput, onDone, onClose } = props;
  const stored = useMemo(() => draftInTab(`desk-reason:${name}`, reasonForm.parse), [name]);
  const id = useId();
  const endpoint: Answered = mutation;
  const submission = useForm(reasonForm, {
    endpoint,
    stored,
    first: { reason: first },
    toInput: ({ reason }) => toInput(reason) as AnyInput,
    onDone() {
      onDone();
      return undefined;
    },
    explain: (_, usual) => usual,
  });
  const { values, change } = submission;
  return (
    <Form of={reasonForm} submission={submission} id={id} label={label} className={`pad ${css.form}`} isOpened>
      <ReasonChips kinds={kinds} text={values.reason} onChoose={({ text }) => change({ reason: text })} />
      <FormField of={reasonForm} name="reason" {...(hint !== undefined && { hint })} />
      <EffectsList effects={effects} />
      <FormFoot label={label} sendingLabel={sendingLabel}>
        <Button onClick={onClose}>취소</Button>
      </FormFoot>
    </Form>
  );
}
