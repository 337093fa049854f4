import { Field, TextInput } from '#ui/components/field.tsx';
import type { Asked } from '../../calculator/ui/use-asked.ts';
import { type ChanceReading, percentForm } from '../chance-reading.rules.ts';

interface ChanceFieldProps {
  label: string;
  /** Of the query, and the field's id. */
  name: string;
  asked: Asked;
  reading: ChanceReading;
  hint: string;
}

/** One chance of the question, as a percentage or as one in so many. */
export function ChanceField({ label, name, asked, reading, hint }: ChanceFieldProps) {
  return (
    <Field
      label={label}
      id={name}
      hint={<span className={reading.note ? 'calc-note' : undefined}>{reading.note ?? hint}</span>}
    >
      <TextInput
        id={name}
        name={name}
        value={asked.params.get(name) ?? percentForm(reading.value)}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={40}
        placeholder={percentForm(reading.value)}
        aria-describedby={`${name}-hint`}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => asked.set({ [name]: event.currentTarget.value })}
      />
    </Field>
  );
}
