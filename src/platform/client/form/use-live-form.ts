import { useRef } from 'react';
import { type FieldSet, type FormDefinition, hasIssues, type SentOf, type ValuesOf } from '#shared/form.ts';
import { useDraft } from '../use-draft.ts';
import type { FormState } from './use-form.ts';

interface LiveForm<Fields extends FieldSet> extends FormState<Fields> {
  /** The values as they are read. Null: a field has an issue. */
  readonly body: SentOf<Fields> | null;
}

/** A form that is sent nowhere, whose result follows what is typed, such as a calculation. Its issues stand from the start. */
export function useLiveForm<Fields extends FieldSet>(
  definition: FormDefinition<Fields>,
  first: ValuesOf<Fields> = definition.empty,
): LiveForm<Fields> {
  const { values, current, change, reset } = useDraft<ValuesOf<Fields>>(null, first);
  const form = useRef<HTMLFormElement>(null);
  const issues = definition.validate(values);
  return {
    form,
    phase: 'ready',
    values,
    current,
    issues,
    message: null,
    change,
    reset,
    body: hasIssues(issues) ? null : definition.toBody(values),
    submit: (event) => event?.preventDefault(),
  };
}
