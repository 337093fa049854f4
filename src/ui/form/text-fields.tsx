import type { InputHTMLAttributes } from 'react';
import { typedText } from '#shared/form.ts';
import { lengthIssue, textLength } from '#shared/text-length.ts';
import { classNames } from '../components/class-names.ts';
import { TextInput } from '../components/field.tsx';
import type { FieldKind, FieldLook } from './field-kind.ts';

interface TextOptions extends FieldLook {
  /** Letters, as the server counts them. */
  readonly min?: number;
  readonly max?: number;
  readonly placeholder?: string;
  /** In place of the usual words for a text that is too short or too long. */
  readonly issue?: string;
  readonly className?: string;
  /** Makes of what is typed the text that is sent and counted, in place of `typedText`. */
  clean?(typed: string): string;
  /** Another reason why the text cannot be sent, once its length is right. */
  check?(text: string): string | undefined;
}

interface LineOptions extends TextOptions {
  readonly input?: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'autoCapitalize' | 'autoComplete' | 'spellCheck' | 'list' | 'required' | 'minLength'
  >;
}

function textRules(options: TextOptions) {
  const { min = 0, max = Number.POSITIVE_INFINITY, issue, clean = typedText, check, showsIssue } = options;
  return {
    showsIssue,
    empty: '',
    parse: (stored: unknown) => (typeof stored === 'string' ? stored : undefined),
    read(value: string) {
      const sent = clean(value);
      const wrongLength = lengthIssue(textLength(sent), { min, max });
      const found = wrongLength ? (issue ?? wrongLength) : check?.(sent);
      return found === undefined ? { sent } : { issue: found };
    },
    write: (sent: string) => sent,
  };
}

/** A text of one line. */
export function text({ input, ...options }: LineOptions): FieldKind<string> {
  const { label, hint, was, max, placeholder, className } = options;
  return {
    label,
    hint,
    was,
    ...textRules(options),
    draw: ({ onChange, ...props }) => (
      <TextInput
        autoComplete="off"
        className={className}
        data-max-letters={max}
        {...input}
        {...props}
        placeholder={props.placeholder ?? placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    ),
  };
}

interface MultilineOptions extends TextOptions {
  readonly rows?: number;
  /** Shows how many letters are typed, of how many. */
  readonly isCounted?: boolean;
}

/** A text of several lines. */
export function multiline({ rows, isCounted = false, ...options }: MultilineOptions): FieldKind<string> {
  const { label, hint, was, max = Number.POSITIVE_INFINITY, placeholder, className, clean = typedText } = options;
  return {
    label,
    hint,
    was,
    ...textRules(options),
    ...(isCounted && { count: (value: string) => ({ length: textLength(clean(value)), max }) }),
    draw: ({ onChange, ...props }) => (
      <textarea
        className={classNames('in', className)}
        rows={rows}
        {...props}
        placeholder={props.placeholder ?? placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    ),
  };
}
