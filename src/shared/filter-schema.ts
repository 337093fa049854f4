import { z } from 'zod';
import type { ApiFilterValues, Filter, FilterFields } from './filter.ts';
import type { FilterKind } from './filter-fields.ts';
import { flagText, idText, integerText } from './params.ts';
import { textUpTo } from './plain-text.ts';

type FilterShape<Fields extends FilterFields> = {
  [Name in keyof Fields]: z.ZodOptional<z.ZodType<Exclude<ApiFilterValues<Fields>[Name], undefined>>>;
};

export function filterSchema<Fields extends FilterFields>({
  fields,
}: Filter<Fields>): z.ZodObject<FilterShape<Fields>> {
  const shape = Object.entries(fields).map(([name, { kind }]) => [name, toSchema(kind).optional()]);
  return z.object(Object.fromEntries(shape) as FilterShape<Fields>);
}

function toSchema(kind: FilterKind): z.ZodType {
  switch (kind.type) {
    case 'oneOf':
      return integerText(Math.min(...kind.values), Math.max(...kind.values)).pipe(z.literal([...kind.values]));
    case 'id':
      return idText;
    case 'flag':
    case 'present':
      return flagText;
    case 'atLeast':
    case 'atMost':
      return integerText(1, kind.max);
    case 'words':
      return textUpTo(kind.max, `${kind.max}자까지 찾을 수 있습니다.`);
  }
}
