import type { ReactNode } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import css from './comparison.module.css';

/** Table with a column for each item; `head` is shown above them. */
export function ComparisonTable({ label, head, children }: { label: string; head: ReactNode; children: ReactNode }) {
  return (
    <table className={`t even ${css.table}`} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={`wide ${css.label}`}>
            <span className="visually-hidden">항목</span>
          </th>
          {head}
        </tr>
      </thead>
      {children}
    </table>
  );
}

export function GroupHead({ title, columns }: { title: string; columns: number }) {
  return (
    <tr className={css.group}>
      <th scope="rowgroup" colSpan={columns + 1} className="wide">
        {title}
      </th>
      <th scope="rowgroup" colSpan={columns} className="narrow">
        {title}
      </th>
    </tr>
  );
}

interface LabelledRowProps {
  label: ReactNode;
  /** Contains a cell for each item, with a unique key; null: unknown. */
  cells: readonly { key: number; content: ReactNode }[];
  isNow?: boolean;
}

/**
 * The label is placed before the values; on phones it takes a row of its own above them, so that four items fit side by
 * side.
 */
export function LabelledRow({ label, cells, isNow }: LabelledRowProps) {
  return (
    <>
      <tr className={classNames('narrow', isNow && 'now')}>
        <th scope="colgroup" colSpan={cells.length} className={css.above}>
          {label}
        </th>
      </tr>
      <tr className={isNow ? 'now' : undefined}>
        <th scope="row" className={`wide ${css.label}`}>
          {label}
        </th>
        {cells.map(({ key, content }) => (
          <td key={key} className={css.cell}>
            {content ?? <span className="faint">모름</span>}
          </td>
        ))}
      </tr>
    </>
  );
}
