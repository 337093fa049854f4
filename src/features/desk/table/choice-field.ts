import type { ControlField } from '#shared/filter-fields.ts';
import { param } from '#shared/page-params.ts';

type Pairs<Value> = readonly (readonly [value: Value, label: string])[];

interface ChoiceOptions<Value> {
  title: string;
  /** Label of the choice that is made where the address says nothing. */
  any: string;
  choices: Pairs<Value>;
}

/** A field of a list's filter with few choices: its parameter, and what its control shows. */
export function choiceField<const Value extends string | number>({ title, any, choices }: ChoiceOptions<Value>) {
  return {
    ...param.oneOf(choices.map(([value]) => value)),
    kind: { type: 'present' },
    title,
    choices: [{ value: '', label: any }, ...choices.map(([value, label]) => ({ value: String(value), label }))],
  } as const satisfies ControlField<Value>;
}

/** The choices of a field whose values have names. */
export function toPairs<Value extends string>(names: Readonly<Record<Value, string>>): Pairs<Value> {
  return (Object.keys(names) as Value[]).map((value) => [value, names[value]] as const);
}

interface WordsOptions {
  title: string;
  placeholder: string;
  max?: number;
}

const MAX_WORDS = 50;

/** A field for words that the list is searched for. */
export function wordsField({ title, placeholder, max = MAX_WORDS }: WordsOptions) {
  return {
    ...param.words(max),
    kind: { type: 'words', max },
    title,
    placeholder,
  } as const satisfies ControlField<string>;
}

/** Number of filters in the sheet that are set. */
export function countSet(values: readonly unknown[]): number {
  return values.filter((value) => value !== undefined).length;
}
