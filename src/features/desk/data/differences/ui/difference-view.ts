import type { ChangedLine } from '../difference.labels.ts';

/** Columns of a difference, and the choice of a line. */
export interface DifferenceView<Row extends ChangedLine> {
  /** Above the two values. */
  heads: readonly [before: string, after: string];
  /** Says who changed a line; without it there is no such column. */
  byText?(row: Row): string;
  /** The line that is chosen, and what chooses one; without it names lead to their pages. */
  chosen?: Row | undefined;
  onChoose?: ((row: Row) => void) | undefined;
}
