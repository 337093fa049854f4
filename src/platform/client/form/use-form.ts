import { useEffect, useEffectEvent } from 'react';
import type { CallInput, Endpoint } from '#shared/endpoint.ts';
import {
  type FieldIssues,
  type FieldName,
  type FieldSet,
  type FormDefinition,
  hasIssues,
  type SentOf,
  type ValuesOf,
} from '#shared/form.ts';
import type { AnyInput } from '../call.ts';
import { changedDraft, newDraft, type StoredDraft, useDraft } from '../use-draft.ts';
import type { FormMessage, LoadLoginCheck, Submission, SubmissionOptions } from './submission.ts';
import { useSubmission } from './use-submission.ts';

type Passed =
  | 'endpoint'
  | 'onDone'
  | 'onStopped'
  | 'fieldsWithin'
  | 'isLive'
  | 'isForbiddenInPlace'
  | 'login'
  | 'backTo'
  | 'words'
  | 'explain';

export interface FormOptions<E extends Endpoint, Fields extends FieldSet, Context>
  extends Pick<SubmissionOptions<E, ValuesOf<Fields>, FieldName<Fields>>, Passed> {
  /** Where the draft survives a sign-in, a failure and a reload; it is deleted once the form is sent. */
  stored?: Pick<StoredDraft<ValuesOf<Fields>>, 'read' | 'save' | 'delete'>;
  /** Stands in the form unless a draft is stored; its definition's empty values when left out. */
  first?: ValuesOf<Fields> | (() => ValuesOf<Fields>);
  /** The form stands in the shared HTML: the stored draft is read after it, and what was typed before that counts. */
  opensLater?: boolean;
  /** Is read when the form is sent, for the checks of its definition. */
  context?: () => Context;
  toInput(body: SentOf<Fields>, values: ValuesOf<Fields>): CallInput<E> & AnyInput;
  /** Says why a form without issues is not sent, such as one without a change. */
  findObstacle?(body: SentOf<Fields>, values: ValuesOf<Fields>): FormMessage | undefined;
  /** Distinguishes requests that the values alone do not. */
  keySuffix?: string;
}

export interface FormState<Fields extends FieldSet> extends Submission<ValuesOf<Fields>, FieldName<Fields>> {
  readonly values: ValuesOf<Fields>;
  /** Returns the values as they are now, also to a function of an earlier drawing: other ones than those sent were typed meanwhile. */
  current(): ValuesOf<Fields>;
}

/** A form as it is filled in: draft, issues, sending. An error that belongs to no field is shown in the form. */
export function useForm<E extends Endpoint & { response: object }, Fields extends FieldSet, Context = void>(
  loadLoginCheck: LoadLoginCheck,
  definition: FormDefinition<Fields, Context>,
  options: FormOptions<E, Fields, Context>,
): FormState<Fields> {
  const { stored, first = definition.empty, opensLater = false, ...others } = options;
  const { context, toInput, findObstacle, keySuffix, ...rest } = others;
  const draft = useDraft<ValuesOf<Fields>>(stored ?? null, first, { opensLater });
  const submission = useSubmission<E, ValuesOf<Fields>, FieldName<Fields>>(loadLoginCheck, {
    explain: (error) => error.message,
    ...rest,
    draft,
    fields: definition.names,
    parse(values) {
      const surroundings = context?.() as Context;
      const issues = definition.validate(values, surroundings);
      if (hasIssues(issues)) {
        const message = messageFor(definition, issues);
        return message === undefined ? { issues } : { issues, message };
      }
      const body = definition.toBody(values, surroundings);
      const obstacle = findObstacle?.(body, values);
      if (obstacle !== undefined) return { issues: {}, message: obstacle };
      const input = toInput(body, values);
      return keySuffix === undefined ? { input } : { input, keySuffix };
    },
    onDone(response, values) {
      // Text that was typed meanwhile is not sent yet.
      if (draft.current() === values) stored?.delete();
      return rest.onDone(response, values);
    },
  });
  const open = useEffectEvent(() => {
    if (!opensLater) return;
    const before = stored?.read() ?? newDraft(draft.current());
    draft.open(changedDraft(before, typedBefore(submission.form.current, definition) as Partial<ValuesOf<Fields>>));
  });
  useEffect(() => open(), []);
  return { ...submission, values: draft.values, current: draft.current };
}

/** The message of the form: the first issue that its field does not show. */
function messageFor<Fields extends FieldSet>(
  { fields, names }: Pick<FormDefinition<Fields, never>, 'fields' | 'names'>,
  issues: FieldIssues<FieldName<Fields>>,
): FormMessage | undefined {
  const unshown = Object.keys(fields).filter((name) => !names.includes(name));
  const text = unshown.map((name) => issues[name]).find((issue) => issue !== undefined);
  return text === undefined ? undefined : { tone: 'bad', text };
}

/** Texts that were typed before the code came. */
function typedBefore<Fields extends FieldSet>(
  form: HTMLFormElement | null,
  { fields }: Pick<FormDefinition<Fields, never>, 'fields'>,
): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, { empty }] of Object.entries(fields)) {
    const control = form?.elements.namedItem(name);
    if (typeof empty !== 'string') continue;
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    if (control.value !== '' && control.value !== control.defaultValue) typed[name] = control.value;
  }
  return typed;
}
