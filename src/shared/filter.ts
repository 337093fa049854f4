import type { FilterField } from './filter-fields.ts';
import { definePageParams } from './page-params.ts';

export type FilterFields = Readonly<Record<string, FilterField<unknown, unknown, unknown>>>;
type RowOf<Fields extends FilterFields> = Parameters<Fields[keyof Fields]['matches']>[0];

export type FilterValues<Fields extends FilterFields> = {
  readonly [Name in keyof Fields]?: ReturnType<Fields[Name]['read']>;
};
export type ApiFilterValues<Fields extends FilterFields> = {
  readonly [Name in keyof Fields]?: Parameters<Fields[Name]['matches']>[1] | undefined;
};

interface Chip<Name> {
  readonly name: Name;
  readonly text: string;
}

/**
 * A filter of rows. Its fields are part of a page's params; `filterSchema` (platform/http) derives the API's schema
 * from it and `toWhere` (platform/database) its SQL.
 */
export interface Filter<Fields extends FilterFields> {
  readonly fields: Fields;
  read(query: URLSearchParams): FilterValues<Fields>;
  write(values: FilterValues<Fields>): URLSearchParams;
  misread(query: URLSearchParams): (keyof Fields)[];
  matches(row: RowOf<Fields>, values: ApiFilterValues<Fields>): boolean;
  chips(values: FilterValues<Fields>): Chip<keyof Fields>[];
}

interface FilterOptions<Name> {
  ranges?: readonly (readonly [least: Name, most: Name])[];
}

export function defineFilter<Fields extends FilterFields>(
  fields: Fields,
  { ranges = [] }: FilterOptions<keyof Fields & string> = {},
): Filter<Fields> {
  const named = Object.entries(fields);
  const params = definePageParams({ data: fields });
  return {
    fields,
    read: (query) => ranges.reduce(withRangeInOrder, params.read(query)),
    write: (values) => new URLSearchParams(params.href('', new URLSearchParams(), values)),
    misread(query) {
      const [texts, values] = [params.texts(query), params.read(query)];
      return Object.keys(texts).filter((name) => values[name] === undefined);
    },
    matches(row, values) {
      const set = new Map<string, unknown>(Object.entries(values));
      return named.every(([name, field]) => set.get(name) === undefined || field.matches(row, set.get(name)));
    },
    chips(values) {
      const set = new Map<string, unknown>(Object.entries(values));
      return named.flatMap(([name, field]) => {
        const text = set.get(name) === undefined ? undefined : field.chip(set.get(name));
        return text === undefined ? [] : [{ name, text }];
      });
    },
  };
}

function withRangeInOrder<Values extends Readonly<Record<string, unknown>>>(
  values: Values,
  [least, most]: readonly [string, string],
): Values {
  const [one, other] = [values[least], values[most]];
  const isCrossed = typeof one === 'number' && typeof other === 'number' && one > other;
  return isCrossed ? { ...values, [least]: other, [most]: one } : values;
}
