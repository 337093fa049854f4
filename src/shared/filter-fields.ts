import { amountParam } from './amount-param.ts';
import { MAX_ID } from './ids.ts';
import { type Param, param } from './page-params.ts';

export type FilterKind =
  | { readonly type: 'oneOf'; readonly values: readonly number[] }
  | { readonly type: 'id' | 'flag' | 'present' }
  | { readonly type: 'atLeast' | 'atMost' | 'words'; readonly max: number };

export interface FilterField<Row, Value, ApiValue = never> extends Param<Value | undefined> {
  readonly kind: FilterKind;
  readonly column: string | undefined;
  matches(row: Row, value: Value | ApiValue): boolean;
  chip(value: Value): string | undefined;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface OneOfField<Row, Value, ApiValue> extends FilterField<Row, Value, ApiValue> {
  readonly choices: readonly Choice[];
}

interface FlagField<Row, Value, ApiValue = never> extends FilterField<Row, Value, ApiValue> {
  readonly label: string;
}

interface OneOfOptions<Row, Value, ApiValue> {
  column?: string;
  matches(row: Row, value: Value | ApiValue): boolean;
  label(value: Value): string;
  any: string;
  offered?: readonly Value[];
  apiOnly?: readonly ApiValue[];
}

interface IdOptions<Row> {
  column: string;
  of(row: Row): number;
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

interface BoundOptions<Row> {
  column: string;
  max: number;
  of(row: Row): number | null;
  chip(value: number): string;
}

interface WordsOptions<Row> {
  max: number;
  matches(row: Row, words: string): boolean;
}

export function filterFields<Row>() {
  const bound =
    (type: 'atLeast' | 'atMost') =>
    ({ column, max, of, chip }: BoundOptions<Row>): FilterField<Row, number> => ({
      ...amountParam(max),
      kind: { type, max },
      column,
      matches(row, value) {
        const known = of(row);
        return known !== null && (type === 'atLeast' ? known >= value : known <= value);
      },
      chip,
    });
  const id = ({ column, of }: IdOptions<Row>) => ({
    kind: { type: 'id' } as const,
    column,
    matches: (row: Row, value: number) => of(row) === value,
    chip: () => undefined,
  });
  return {
    oneOf: <const Value extends number, const ApiValue extends number = never>(
      values: readonly Value[],
      { column, matches, label, any, offered = values, apiOnly = [] }: OneOfOptions<Row, Value, ApiValue>,
    ): OneOfField<Row, Value, ApiValue> => ({
      ...param.oneOf(values),
      kind: { type: 'oneOf', values: [...values, ...apiOnly] },
      column,
      matches,
      chip: label,
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

    atLeast: bound('atLeast'),
    atMost: bound('atMost'),

    words: ({ max, matches }: WordsOptions<Row>): FilterField<Row, string> => ({
      ...param.words(max),
      kind: { type: 'words', max },
      column: undefined,
      matches,
      chip: (words) => words,
    }),
  };
}
