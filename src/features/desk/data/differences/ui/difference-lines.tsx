import { classNames } from '#ui/components/class-names.ts';
import { afterText, beforeText, type ChangedLine, dataLabel, fieldLabel, lineKey } from '../difference.labels.ts';
import css from './difference.module.css';
import type { DifferenceView } from './difference-view.ts';
import { LineName } from './line-name.tsx';

/** The lines on phones: two of text each. */
export function DifferenceLines<Row extends ChangedLine>({
  rows,
  ...view
}: DifferenceView<Row> & { rows: readonly Row[] }) {
  const { byText, chosen } = view;
  return (
    <ol>
      {rows.map((row) => (
        <li
          key={lineKey(row)}
          className={classNames(css.line, chosen && lineKey(chosen) === lineKey(row) && css.chosen)}
        >
          <span className="elide">
            <LineName row={row} {...view} />
          </span>
          <b className={`num ${css.lineValue}`}>{afterText(row)}</b>
          <span className="meta elide">
            {[dataLabel(row.entity), fieldLabel(row), ...(byText ? [byText(row)] : [])].join(' · ')}
          </span>
          <span className={`meta num ${css.lineValue}`}>{beforeText(row)}에서</span>
        </li>
      ))}
    </ol>
  );
}
