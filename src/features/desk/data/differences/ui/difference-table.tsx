import { classNames } from '#ui/components/class-names.ts';
import { ArrowRightIcon } from '#ui/icons/page-icons.tsx';
import { afterText, beforeText, type ChangedLine, dataLabel, fieldLabel, lineKey } from '../difference.labels.ts';
import css from './difference.module.css';
import type { DifferenceView } from './difference-view.ts';
import { LineName } from './line-name.tsx';

/** The lines in wide windows. */
export function DifferenceTable<Row extends ChangedLine>({
  rows,
  ...view
}: DifferenceView<Row> & { rows: readonly Row[] }) {
  const { heads, byText, chosen } = view;
  const [before, after] = heads;
  return (
    <table className={`t ${css.table}`}>
      <thead>
        <tr>
          <th className={css.entity}>자료</th>
          <th>이름</th>
          <th className={css.field}>항목</th>
          <th className={`num ${css.value}`}>{before}</th>
          <th className={css.arrow}>
            <span className="visually-hidden">→</span>
          </th>
          <th className={`num ${css.value}`}>{after}</th>
          {byText && <th className={`num ${css.by}`}>누가</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={lineKey(row)} className={classNames(chosen && lineKey(chosen) === lineKey(row) && css.chosen)}>
            <td className="faint">{dataLabel(row.entity)}</td>
            <td className="elide">
              <LineName row={row} {...view} />
            </td>
            <td className="dim elide">{fieldLabel(row)}</td>
            <td className="num dim elide" title={beforeText(row)}>
              {beforeText(row)}
            </td>
            <td className={css.arrow}>
              <ArrowRightIcon size={14} />
            </td>
            <td className="num elide" title={afterText(row)}>
              <b>{afterText(row)}</b>
            </td>
            {byText && <td className="num dim elide">{byText(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
