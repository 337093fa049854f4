import { type ReactNode, useId, useMemo } from 'react';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { REASON_LENGTH } from '#features/people/sanctions/sanction.contract.ts';
import type { ReasonTemplate } from '#features/shell/settings/setting.contract.ts';
import type { ApiError } from '#platform/client/api-error.ts';
import type { AnyInput } from '#platform/client/call.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import type { CallInput, Endpoint } from '#shared/endpoint.ts';
import { defineForm, typedText } from '#shared/form.ts';
import { Button } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Form, FormField } from '#ui/form/form.tsx';
import { FormFoot } from '#ui/form/form-foot.tsx';
import { multiline } from '#ui/form/text-fields.tsx';
import type { ActEffect } from '../act-effect.ts';
import { ActFoot } from './act-foot.tsx';
import css from './acts.module.css';
import { EffectsList } from './effects-list.tsx';
import { ReasonChips } from './reason-chips.tsx';

export const reasonForm = defineForm({
  fields: { reason: multiline({ label: '사유', ...REASON_LENGTH, isCounted: true }) },
});

type Answered = Endpoint & { response: object };

export interface ReasonFormProps<E extends Answered> {
  mutation: E;
  /** Names the act and the thing: what is typed is stored by it. */
  name: string;
  /** Beginning of the name under which it is stored. */
  store?: string;
  /** On the button. */
  label: string;
  sendingLabel: string;
  effects: readonly ActEffect[];
  /** Below the field: who reads it. */
  hint?: string;
  /** The form begins with it unless something was typed. */
  first?: string;
  kinds?: readonly ReasonTemplate['kind'][] | undefined;
  /** Draws what another will read of the reason. */
  preview?: ((reason: string) => ReactNode) | undefined;
  toInput(reason: string): CallInput<E>;
  /** Says why it was refused, in place of the usual words. */
  explain?: ((error: ApiError, usual: string) => string) | undefined;
  /** A part of its page: its button is the page's main act. Else it stands in the panel of a row. */
  isOnPage?: boolean;
  /** A press has opened it. */
  isOpened?: boolean;
  onDone(): void;
  onClose?: (() => void) | undefined;
}

const OF_HIDING: readonly ReasonTemplate['kind'][] = ['hide'];

/** An act that needs nothing but its reason. */
export function ReasonForm<E extends Answered>(props: ReasonFormProps<E>) {
  const { mutation, name, label, sendingLabel, effects, hint, first = '', kinds = OF_HIDING, preview } = props;
  const { store = 'desk-reason:', toInput, explain, isOnPage = false, isOpened = true, onDone, onClose } = props;
  const stored = useMemo(() => draftInTab(store + name, reasonForm.parse), [store, name]);
  const id = useId();
  const endpoint: Answered = mutation;
  const submission = useForm(reasonForm, {
    endpoint,
    stored,
    first: { reason: first },
    isForbiddenInPlace: true,
    toInput: ({ reason }) => toInput(reason) as AnyInput,
    onDone() {
      onDone();
      return undefined;
    },
    explain: explain ?? ((_, usual) => usual),
  });
  const { values, change } = submission;
  return (
    <Form
      of={reasonForm}
      submission={submission}
      id={id}
      label={label}
      className={classNames(!isOnPage && 'pad', css.form)}
      isOpened={isOpened}
    >
      {kinds.length > 0 && (
        <ReasonChips kinds={kinds} text={values.reason} onChoose={({ text }) => change({ reason: text })} />
      )}
      <FormField of={reasonForm} name="reason" {...(hint !== undefined && { hint })} />
      {preview?.(typedText(values.reason))}
      {isOnPage ? (
        <ActFoot {...{ label, sendingLabel, effects, onClose }} />
      ) : (
        <>
          <EffectsList effects={effects} />
          <FormFoot label={label} sendingLabel={sendingLabel}>
            {onClose && <Button onClick={onClose}>취소</Button>}
          </FormFoot>
        </>
      )}
    </Form>
  );
}
