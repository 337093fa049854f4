const LIST = /= ANY \(\(?ARRAY\[(.*)\]\)/s;
const TEXT = /'((?:[^']|'')*)'/g;
const RANGE = />= (-?\d+)\) AND \(\w+ <= (-?\d+)\)/;

/**
 * Returns the texts of a CHECK constraint as PostgreSQL prints it: `CHECK ((kind = ANY (ARRAY['a'::text,
 * 'b'::text])))`.
 */
export function textsOf(check: string): string[] {
  const [, list = ''] = LIST.exec(check) ?? [];
  return [...list.matchAll(TEXT)].map(([, text = '']) => text.replaceAll("''", "'"));
}

/** Returns the integers of `CHECK ((type = ANY (ARRAY[1, 2])))` or `CHECK (((status >= 1) AND (status <= 3)))`. */
export function numbersOf(check: string): number[] {
  const [, list] = LIST.exec(check) ?? [];
  if (list !== undefined) return list.split(', ').map(Number).filter(Number.isInteger);
  const [first = 1, last = 0] = (RANGE.exec(check) ?? []).slice(1).map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
