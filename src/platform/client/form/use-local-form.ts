import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type FieldName,
  type FieldSet,
  type FormDefinition,
  hasIssues,
  type SentOf,
  type ValuesOf,
} from '#shared/form.ts';
import { type StoredDraft, useDraft } from '../use-draft.ts';
import { showFirstIssue } from './show-first-issue.ts';
import type { FormState } from './use-form.ts';

interface LocalFormOptions<Fields extends FieldSet> {
  stored?: Pick<StoredDraft<ValuesOf<Fields>>, 'read' | 'save' | 'delete'>;
  first?: ValuesOf<Fields> | (() => ValuesOf<Fields>);
  onDone(body: SentOf<Fields>, values: ValuesOf<Fields>): void;
}

/** A form that is sent nowhere: what is typed goes to the page. Its issues follow what is typed after the first attempt. */
export function useLocalForm<Fields extends FieldSet, Context = void>(
  definition: FormDefinition<Fields, Context>,
  context: Context,
  { stored, first = definition.empty, onDone }: LocalFormOptions<Fields>,
): FormState<Fields> {
  const draft = useDraft<ValuesOf<Fields>>(stored ?? null, first);
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) showFirstIssue(form.current);
  }, [attempts]);
  const reset = (values: ValuesOf<Fields>) => {
    setAttempts(0);
    draft.reset(values);
  };
  return {
    form,
    phase: 'ready',
    values: draft.values,
    current: draft.current,
    issues: attempts > 0 ? definition.validate(draft.values, context) : ({} as Record<FieldName<Fields>, undefined>),
    message: null,
    change: draft.change,
    reset,
    submit(event?: FormEvent) {
      event?.preventDefault();
      const values = draft.current();
      if (hasIssues(definition.validate(values, context))) return setAttempts((count) => count + 1);
      reset(typeof first === 'function' ? first() : first);
      onDone(definition.toBody(values, context), values);
    },
  };
}
