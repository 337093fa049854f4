import { type ReactNode, type RefObject, useRef } from 'react';
import type { FieldSet, ValuesOf } from '#shared/form.ts';
import { FormFields, type FormSubmission } from './form.tsx';

interface LiveFieldsProps<Fields extends FieldSet> {
  of: { readonly fields: Fields };
  /** Prefix of the ids of the fields; unique on its page. */
  id: string;
  values: ValuesOf<Fields>;
  change: (part: Partial<ValuesOf<Fields>>) => void;
  form?: RefObject<HTMLFormElement | null>;
  children: ReactNode;
}

/** Gives fields their place outside of a form that is sent: somebody else stores their values at every change. */
export function LiveFields<Fields extends FieldSet>({ id, values, change, form, children }: LiveFieldsProps<Fields>) {
  const none = useRef<HTMLFormElement>(null);
  const submission: FormSubmission<Fields> = {
    form: form ?? none,
    phase: 'ready',
    values,
    issues: {},
    message: null,
    change,
    submit: () => undefined,
  };
  return (
    <FormFields submission={submission} id={id}>
      {children}
    </FormFields>
  );
}
