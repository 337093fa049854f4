import type { ReactNode } from 'react';
import { formatCount, formatDigits } from '#shared/korean/amount.ts';
import { Field } from '#ui/components/field.tsx';
import type { ParsedNumber } from '../number-parsing.rules.ts';
import css from './calculator.module.css';
import { NumberInput } from './number-input.tsx';
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

/**
 * A field that the player's own character can fill has text below it from the start, so that filling does not shift the
 * layout.
 */
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
  const below = parsed.note ?? hint ?? (isAmount ? (isUntold ? AMOUNT_HINT : readBack(typed, parsed.value)) : null);
  return (
    <Field
      label={label}
      id={name}
      className={css.half}
      hint={below && <span className={parsed.note ? css.note : undefined}>{below}</span>}
    >
      <NumberInput
        id={name}
        name={name}
        form={form}
        value={typed ?? (placeholder === undefined ? String(parsed.value) : '')}
        placeholder={placeholder}
        inputMode={isAmount ? 'text' : 'numeric'}
        data-max-letters={40}
        after={unit && <span className="meta nowrap">{unit}</span>}
        aria-describedby={below ? `${name}-hint` : undefined}
        onType={(text) => set({ [name]: text })}
      />
    </Field>
  );
}

const AMOUNT_HINT = '7만처럼 적어도 됩니다';

/**
 * Returns the number as it was understood, where that adds to the typed text. Otherwise returns a blank of the same
 * height for typed text, and null for a default value.
 */
function readBack(typed: string | undefined, value: number): string | null {
  const text = typed === undefined || /^[\d,\s]*$/.test(typed) ? formatCount(value) : formatDigits(value);
  if (text !== (typed ?? String(value))) return text;
  return typed === undefined ? null : '\u00a0';
}
