import type { ReactNode } from 'react';
import { JOB_NAMES } from '#shared/jobs.ts';
import { TextInput } from '#ui/components/field.tsx';
import { choice } from '#ui/form/choice-fields.tsx';
import { custom, type FieldKind } from '#ui/form/field-kind.ts';
import { text } from '#ui/form/text-fields.tsx';
import { readStat, statText } from '../../character-form.rules.ts';
import { MAX_NAME_LENGTH, NAME_FORM, SAFE_NAME } from '../../profile.limits.ts';

const MAX_STAT_LETTERS = 24;

export function characterName(hint: string): FieldKind<string> {
  return text({
    label: '이름',
    hint,
    max: MAX_NAME_LENGTH,
    issue: NAME_FORM,
    check: (name) => (SAFE_NAME.test(name) ? undefined : NAME_FORM),
    input: { spellCheck: false },
  });
}

export const jobField = choice({
  label: '직업',
  size: 'tight',
  empty: 1,
  choices: JOB_NAMES.slice(1).map((label, index) => ({ value: index + 1, label })),
});

interface StatOptions {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly placeholder: string;
}

/** Health or mana as players write it, such as `3만5천`; null: it is not known. */
export function stat({ label, hint, placeholder }: StatOptions): FieldKind<string, number | null> {
  return custom<string, number | null>({
    label,
    hint,
    empty: '',
    parse: (stored) => (typeof stored === 'string' ? stored : undefined),
    read: readStat,
    write: statText,
    draw: ({ onChange, ...props }) => (
      <TextInput
        autoComplete="off"
        data-max-letters={MAX_STAT_LETTERS}
        {...props}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    ),
  });
}
