import { type RawBuilder, sql } from 'kysely';
import type { ApiFilterValues, Filter, FilterFields } from '#shared/filter.ts';
import type { FilterKind } from '#shared/filter-fields.ts';

export function toWhere<Fields extends FilterFields>(
  { fields }: Filter<Fields>,
  values: ApiFilterValues<Fields>,
): RawBuilder<boolean>[] {
  const requested = new Map<string, unknown>(Object.entries(values));
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = requested.get(name);
    return value === undefined || field.column === undefined ? [] : toCondition(field.kind, field.column, value);
  });
}

function toCondition({ type }: FilterKind, column: string, value: unknown): RawBuilder<boolean>[] {
  const of = sql.ref(column);
  if (type === 'present') return value ? [sql<boolean>`${of} is not null`] : [];
  if (type === 'atLeast') return [sql<boolean>`${of} >= ${value}`];
  if (type === 'atMost') return [sql<boolean>`${of} <= ${value}`];
  return [sql<boolean>`${of} = ${value}`];
}
