import { amountParam } from './amount-param.ts';
import type { FilterField } from './filter-fields.ts';

interface BoundOptions<Row> {
  column: string;
  max: number;
  of(row: Row): number | null;
  /** Names the control, and stands in it while it is empty. */
  title: string;
  chip(value: number): string;
}

/** Fields of amounts. They are in a file of their own because most filters need no code that reads amounts. */
export function filterBounds<Row>() {
  const bound =
    (type: 'atLeast' | 'atMost') =>
    ({ column, max, of, title, chip }: BoundOptions<Row>): FilterField<Row, number> => ({
      ...amountParam(max),
      kind: { type, max },
      column,
      matches(row, value) {
        const known = of(row);
        return known !== null && (type === 'atLeast' ? known >= value : known <= value);
      },
      chip,
      title,
    });
  return { atLeast: bound('atLeast'), atMost: bound('atMost') };
}
