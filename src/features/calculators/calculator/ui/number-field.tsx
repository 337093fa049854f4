import type { ReactNode } from 'react';
import { formatCount, formatDigits } from '#shared/korean/amount.ts';
import { Field, TextInput } from '#ui/components/field.tsx';
import type { ParsedNumber } from '../number-parsing.rules.ts';
import css from './calculator.module.css';
import type { QueryState } from './use-query-state.ts';

interface NumberFieldProps<Name extends string> {
  label: string;
  name: Name;
  queryState: QueryState<Name>;
  parsed: ParsedNumber;
  /** Typed with 만 and 억, so the keyboard has letters; the number is repeated below the field. */
  isAmount?: boolean;
  unit?: string;
  hint?: ReactNode;
  placeholder?: string;
  form?: string;
}

/** The line below the field is always there, so that notes do not shift the layout. */
export function NumberField<Name extends string>({
  label,
  name,
  queryState,
  parsed,
  isAmount = false,
  unit,
  hint,
  placeholder,
  form,
}: NumberFieldProps<Name>) {
  'use memo';
  const { typed: texts, set }: QueryState = queryState;
  const typed = texts[name];
  const isUntold = typed === undefined && placeholder !== undefined;
  const below = parsed.note ?? hint ?? (isAmount && !isUntold ? readBack(typed, parsed.value) : null);
  return (
    <Field
      label={label}
      id={name}
      hint={<span className={parsed.note ? css.note : undefined}>{below ?? '\u00a0'}</span>}
    >
      <TextInput
        id={name}
        name={name}
        form={form}
        value={typed ?? (placeholder === undefined ? formatDigits(parsed.value) : '')}
        placeholder={placeholder}
        inputMode={isAmount ? 'text' : 'numeric'}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={40}
        after={unit && <span className="meta nowrap">{unit}</span>}
        aria-describedby={`${name}-hint`}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => set({ [name]: event.currentTarget.value })}
      />
    </Field>
  );
}

function readBack(typed: string | undefined, value: number): string {
  return typed === undefined || /^[\d,\s]*$/.test(typed) ? formatCount(value) : formatDigits(value);
}
