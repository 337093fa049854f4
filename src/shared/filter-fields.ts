import { MAX_ID } from './ids.ts';
import { type Param, param } from './page-params.ts';

export type FilterKind =
  | { readonly type: 'oneOf'; readonly values: readonly number[] }
  | { readonly type: 'id' | 'flag' | 'present' }
  | { readonly type: 'atLeast' | 'atMost' | 'words'; readonly max: number };

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The words that the control of a field shows in a filter bar. */
interface ControlWords {
  /** Names the control, which shows it nowhere. */
  readonly title: string;
  readonly placeholder: string;
  /** Stands beside a checkbox. */
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** A field that a filter bar can draw, of a filter or not. */
export interface ControlField<Value = unknown> extends Param<Value | undefined>, Partial<ControlWords> {
  readonly kind: FilterKind;
}

export interface FilterField<Row, Value, ApiValue = never> extends ControlField<Value> {
  readonly column: string | undefined;
  matches(row: Row, value: Value | ApiValue): boolean;
  chip(value: Value): string | undefined;
}

type OneOfField<Row, Value, ApiValue> = FilterField<Row, Value, ApiValue> & Pick<ControlWords, 'title' | 'choices'>;
type FlagField<Row, Value, ApiValue = never> = FilterField<Row, Value, ApiValue> & Pick<ControlWords, 'label'>;

interface OneOfOptions<Row, Value, ApiValue> {
  column?: string;
  matches(row: Row, value: Value | ApiValue): boolean;
  title: string;
  label(value: Value): string;
  any: string;
  offered?: readonly Value[];
  apiOnly?: readonly ApiValue[];
}

interface IdOptions<Row> {
  column?: string;
  of(row: Row): number | undefined;
}

interface FlagOptions<Row> {
  column: string;
  of(row: Row): boolean;
  label: string;
  chip: string;
}

interface PresentOptions<Row> extends Omit<FlagOptions<Row>, 'of'> {
  of(row: Row): unknown;
}

interface WordsOptions<Row> {
  max: number;
  title: string;
  placeholder: string;
  matches(row: Row, words: string): boolean;
}

export function filterFields<Row>() {
  const id = ({ column, of }: IdOptions<Row>) => ({
    kind: { type: 'id' } as const,
    column,
    matches: (row: Row, value: number) => of(row) === value,
    chip: () => undefined,
  });
  return {
    oneOf: <const Value extends number, const ApiValue extends number = never>(
      values: readonly Value[],
      { column, matches, title, label, any, offered = values, apiOnly = [] }: OneOfOptions<Row, Value, ApiValue>,
    ): OneOfField<Row, Value, ApiValue> => ({
      ...param.oneOf(values),
      kind: { type: 'oneOf', values: [...values, ...apiOnly] },
      column,
      matches,
      chip: label,
      title,
      choices: [{ value: '', label: any }, ...offered.map((value) => ({ value: String(value), label: label(value) }))],
    }),

    id: ({ max = MAX_ID, ...options }: IdOptions<Row> & { max?: number }): FilterField<Row, number> => ({
      ...param.whole(1, max),
      ...id(options),
    }),

    apiOnlyId: (options: IdOptions<Row>): FilterField<Row, never, number> => ({
      read: () => undefined,
      write: () => undefined,
      ...id(options),
    }),

    flag: ({ column, of, label, chip }: FlagOptions<Row>): FlagField<Row, boolean> => ({
      ...param.flag(),
      kind: { type: 'flag' },
      column,
      matches: (row, value) => of(row) === value,
      chip: (value) => (value ? chip : `${chip} 불가`),
      label,
    }),

    present: ({ column, of, label, chip }: PresentOptions<Row>): FlagField<Row, true, false> => ({
      read: (text) => text === 'true' || undefined,
      write: (value) => value && 'true',
      kind: { type: 'present' },
      column,
      matches: (row, value) => !value || of(row) !== null,
      chip: () => chip,
      label,
    }),

    words: ({ max, ...options }: WordsOptions<Row>): FilterField<Row, string> => ({
      ...param.words(max),
      kind: { type: 'words', max },
      column: undefined,
      chip: (words) => words,
      ...options,
    }),
  };
}
