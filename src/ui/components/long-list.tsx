import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';

const STEP = 50;

interface LongListProps<Row> {
  rows: readonly Row[];
  /** Draws rows as a list or table of their own. `first` is the index of the first one. */
  children(rows: readonly Row[], first: number): ReactNode;
  /** Title of a fold, shown before the places of its rows. */
  titleOf?(rows: readonly Row[]): string;
}

/** The first 50 rows; the others wait in folds of 50 that a press, an anchor or the browser's search opens. */
export function LongList<Row>({ rows, children, titleOf }: LongListProps<Row>) {
  const rest = Array.from({ length: Math.ceil(rows.length / STEP) }, (_, group) => group * STEP).slice(1);
  return (
    <>
      {children(rows.slice(0, STEP), 0)}
      {rest.map((first) => {
        const some = rows.slice(first, first + STEP);
        const places = `${first + 1}–${first + some.length}`;
        return (
          <details key={first} className="disclosure fold">
            <summary>
              {titleOf ? titleOf(some) : places}
              {titleOf && <span className="meta">{places}</span>}
              <ChevronDownIcon size={16} />
            </summary>
            {children(some, first)}
          </details>
        );
      })}
    </>
  );
}
