import css from '#features/calculators/calculator/ui/calculator.module.css';
import { Field, TextInput } from '#ui/components/field.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import { type ChanceReading, percentForm } from '../chance-parsing.rules.ts';
import type { dropParams } from '../drop.params.ts';

type Query = QueryStateOf<typeof dropParams>;

interface ChanceFieldProps {
  label: string;
  name: keyof Query['typed'];
  queryState: Query;
  parsed: ChanceReading;
  hint: string;
}

export function ChanceField({ label, name, queryState, parsed, hint }: ChanceFieldProps) {
  return (
    <Field
      label={label}
      id={name}
      className={css.half}
      hint={<span className={parsed.note ? css.note : undefined}>{parsed.note ?? hint}</span>}
    >
      <TextInput
        id={name}
        name={name}
        value={queryState.typed[name] ?? percentForm(parsed.value)}
        autoComplete="off"
        enterKeyHint="done"
        data-max-letters={40}
        placeholder={percentForm(parsed.value)}
        aria-describedby={`${name}-hint`}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => queryState.set({ [name]: event.currentTarget.value })}
      />
    </Field>
  );
}
