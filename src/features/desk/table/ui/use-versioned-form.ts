import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from '#features/people/require-login/ui/public/use-form.ts';
import type { FormOptions, FormState } from '#platform/client/form/use-form.ts';
import type { Endpoint, ResponseOf } from '#shared/endpoint.ts';
import type { FieldSet, FormDefinition, SentOf, ValuesOf } from '#shared/form.ts';
import { offeredNumber } from '#ui/form/field-kind.ts';

/** A field of every such form: the version on which what is typed stands. It is not drawn. */
export const versionField = offeredNumber<number>({ label: '버전', empty: 0 });

export type Versioned = FieldSet & { readonly version: typeof versionField };

interface Versioning<E extends Endpoint, Fields extends Versioned, Row extends { readonly version: number }, Context>
  extends Pick<
    FormOptions<E, Fields, Context>,
    'endpoint' | 'stored' | 'context' | 'fieldsWithin' | 'explain' | 'isForbiddenInPlace'
  > {
  /** As it is stored now. */
  row: Row;
  /** With the version of the row. */
  toValues(row: Row): ValuesOf<Fields>;
  /** @param version that the operator has seen */
  toInput(sent: SentOf<Fields>, version: number): ReturnType<FormOptions<E, Fields, Context>['toInput']>;
  /** Shows what was stored. @returns it as a row */
  onSaved(saved: ResponseOf<E>): Row;
}

export interface VersionedForm<Fields extends FieldSet> {
  readonly submission: FormState<Fields>;
  readonly isChanged: boolean;
  /** Another operator has changed the row under what is typed, which the next press would replace. */
  readonly isBehind: boolean;
  /** Puts what is stored in place of what is typed. */
  restore(): void;
}

/** Without the version. */
function isSame(one: object, other: object): boolean {
  return JSON.stringify({ ...one, version: 0 }) === JSON.stringify({ ...other, version: 0 });
}

/** The form of a row that others change too: it follows what they store until something is typed, and then shows that beside. */
export function useVersionedForm<
  E extends Endpoint & { response: object },
  Fields extends Versioned,
  Row extends { readonly version: number },
  Context = void,
>(
  definition: FormDefinition<Fields, Context>,
  { row, toValues, toInput, onSaved, ...options }: Versioning<E, Fields, Row, Context>,
): VersionedForm<Fields> {
  const { version } = row;
  const [base, setBase] = useState(() => ({ version, values: toValues(row) }));
  const submission = useForm<E, Fields, Context>(definition, {
    ...options,
    first: base.values,
    toInput: (sent) => toInput(sent, version),
    onDone(response, sent) {
      const saved = onSaved(response);
      const values = toValues(saved);
      setBase({ version: saved.version, values });
      if (submission.current() === sent) submission.reset(values);
      return '저장했습니다.';
    },
  });
  function restore(): void {
    const values = toValues(row);
    setBase({ version, values });
    submission.reset(values);
  }
  const follow = useEffectEvent((newest: number) => {
    if (newest !== base.version && isSame(submission.current(), base.values)) restore();
  });
  useEffect(() => follow(version), [version]);
  const isChanged = !isSame(submission.values, base.values);
  return { submission, isChanged, isBehind: isChanged && submission.values.version !== version, restore };
}
