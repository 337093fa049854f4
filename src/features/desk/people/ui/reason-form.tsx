import { type ReactNode, useMemo } from 'react';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import { REASON_LENGTH } from '#features/people/sanctions/sanction.contract.ts';
import type { ReasonTemplate } from '#features/shell/settings/setting.contract.ts';
import type { ApiError } from '#platform/client/api-error.ts';
import type { AnyInput } from '#platform/client/call.ts';
import { draftInTab } from '#platform/client/draft-in-tab.ts';
import type { CallInput, Endpoint } from '#shared/endpoint.ts';
import { defineForm, typedText } from '#shared/form.ts';
import { Form, FormField } from '#ui/form/form.tsx';
import { multiline } from '#ui/form/text-fields.tsx';
import { ReasonChips } from '../../reports/ui/reason-chips.tsx';
import { ActFoot } from './act-foot.tsx';
import { explainAct } from './explain-act.ts';
import css from './people.module.css';

export const reasonForm = defineForm({
  fields: { reason: multiline({ label: '사유', ...REASON_LENGTH, isCounted: true }) },
});

/** An act on a player that needs no more than its reason. */
export interface ReasonAct<E extends Endpoint & { response: object }> {
  readonly name: string;
  readonly endpoint: E;
  readonly label: string;
  readonly sendingLabel: string;
  /** Shown once it is done. */
  readonly done: string;
  readonly effects: readonly string[];
  /** Whether the player reads the reason. */
  readonly isRead: boolean;
  readonly templates?: readonly ReasonTemplate['kind'][];
  preview?(reason: string): ReactNode;
  toInput(reason: string): CallInput<E> & AnyInput;
}

interface ReasonFormProps<E extends Endpoint & { response: object }> {
  profileId: number;
  act: ReasonAct<E>;
  isOpened: boolean;
  onDone: (text: string) => void;
  onClose?: (() => void) | undefined;
  onError?: (error: ApiError) => void;
}

export function ReasonForm<E extends Endpoint & { response: object }>(props: ReasonFormProps<E>) {
  const { profileId, act, isOpened, onDone, onClose, onError } = props;
  const stored = useMemo(
    () => draftInTab(`player-reason:${profileId}:${act.name}`, reasonForm.parse),
    [profileId, act.name],
  );
  const submission = useForm<E, typeof reasonForm.fields>(reasonForm, {
    endpoint: act.endpoint,
    stored,
    isForbiddenInPlace: true,
    toInput: ({ reason }) => act.toInput(reason),
    onDone() {
      onDone(act.done);
      return undefined;
    },
    explain: explainAct(profileId, onError),
  });
  const { values, change } = submission;
  return (
    <Form
      of={reasonForm}
      submission={submission}
      id="player-reason"
      label={act.label}
      className={css.form}
      {...{ isOpened }}
    >
      {act.templates && (
        <ReasonChips kinds={act.templates} text={values.reason} onChoose={({ text }) => change({ reason: text })} />
      )}
      <FormField of={reasonForm} name="reason" hint={act.isRead ? '본인에게 보입니다' : '운영자만 봅니다'} />
      {act.preview?.(typedText(values.reason))}
      <ActFoot label={act.label} sendingLabel={act.sendingLabel} effects={act.effects} onClose={onClose} />
    </Form>
  );
}
