import { type ChangedLine, factRowPath, lineKey } from '../difference.labels.ts';
import css from './difference.module.css';
import type { DifferenceView } from './difference-view.ts';

type LineNameProps<Row extends ChangedLine> = Pick<DifferenceView<Row>, 'chosen' | 'onChoose'> & { row: Row };

/** The name of a line: chooses it where one is to be chosen, else leads to the row. */
export function LineName<Row extends ChangedLine>({ row, chosen, onChoose }: LineNameProps<Row>) {
  if (!onChoose) {
    return (
      <a className={css.name} href={factRowPath(row.entity, row.rowId)}>
        {row.name}
      </a>
    );
  }
  const isChosen = chosen !== undefined && lineKey(chosen) === lineKey(row);
  return (
    <button type="button" className={css.name} aria-pressed={isChosen} onClick={() => onChoose(row)}>
      {row.name}
    </button>
  );
}
