import type { ReactNode } from 'react';
import { readWholeNumber } from '#shared/form.ts';
import { formatDigits, MAX_AMOUNT } from '#shared/korean/amount.ts';
import { readAmount } from '#shared/korean/read-amount.ts';
import { TextInput } from '../components/field.tsx';
import type { ControlProps, FieldKind, FieldLook } from './field-kind.ts';

interface NumberOptions extends FieldLook {
  readonly min: number;
  readonly max: number;
  readonly issue: string;
  readonly placeholder?: string;
  /** Stands in the field behind the number. */
  readonly after?: ReactNode;
}

function parse(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined;
}

function drawNumber({ max, placeholder, after }: NumberOptions) {
  return ({ onChange, ...props }: ControlProps<string>) => (
    <TextInput
      autoComplete="off"
      inputMode="numeric"
      maxLength={String(max).length}
      after={after}
      {...props}
      placeholder={props.placeholder ?? placeholder}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A whole number that has to be typed. */
export function wholeNumber(options: NumberOptions & { readonly empty?: string }): FieldKind<string, number> {
  const { label, hint, was, issue, empty = '' } = options;
  return {
    label,
    hint,
    was,
    empty,
    parse,
    write: String,
    read: (value) => {
      const sent = readWholeNumber(value, options);
      return sent === null || sent === undefined ? { issue } : { sent };
    },
    draw: drawNumber(options),
  };
}

/** A whole number that may stay empty; `none` is sent then, and shown as an empty field. */
export function optionalNumber<None extends number | null = null>(
  options: NumberOptions & { readonly none?: None },
): FieldKind<string, number | None> {
  const { label, hint, was, issue, none = null as None } = options;
  return {
    label,
    hint,
    was,
    empty: '',
    parse,
    read(value) {
      const sent = readWholeNumber(value, options);
      return sent === undefined ? { issue } : { sent: sent ?? none };
    },
    write: (sent) => (sent === none ? '' : String(sent)),
    draw: drawNumber(options),
  };
}

interface AmountOptions extends FieldLook {
  readonly max?: number;
  readonly issue: string;
  readonly placeholder?: string;
}

const AMOUNT_LETTERS = 30;

/** Money as players write it, such as `480만`. Null: nothing is typed. */
export function optionalAmount(options: AmountOptions): FieldKind<string, number | null> {
  const { label, hint, was, max = MAX_AMOUNT, issue, placeholder } = options;
  return {
    label,
    hint,
    was,
    empty: '',
    parse,
    read(value) {
      if (value.trim() === '') return { sent: null };
      const sent = readAmount(value, max);
      return sent === null || sent < 1 ? { issue } : { sent };
    },
    write: (sent) => (sent === null ? '' : formatDigits(sent)),
    draw: ({ onChange, ...props }) => (
      <TextInput
        autoComplete="off"
        data-max-letters={AMOUNT_LETTERS}
        {...props}
        placeholder={props.placeholder ?? placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    ),
  };
}
