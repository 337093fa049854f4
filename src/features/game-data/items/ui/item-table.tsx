import { classNames } from '#ui/components/class-names.ts';
import { ItemLink } from '../../ui/public/item-link.tsx';
import { SortHead } from '../../ui/public/sort-head.tsx';
import {
  isBroadColumn,
  isRangeColumn,
  isTextColumn,
  itemCellsInBrief,
  itemCellText,
  itemColumnLabel,
} from '../item.labels.ts';
import { type ItemColumn, type ItemSort, nextSort } from '../item.rules.ts';
import type { ItemRow } from '../pages/item-type.loader.ts';
import css from './item-list.module.css';

interface ItemTableProps {
  rows: readonly ItemRow[];
  columns: readonly ItemColumn[];
  sort: ItemSort;
  hrefOf: (sort: string) => string;
}

export function ItemTable({ rows, columns, sort, hrefOf }: ItemTableProps) {
  'use memo';
  const onPhone = columns.find((column) => column === sort.column) ?? (columns.includes('level') ? 'level' : 'price');
  const classOf = (column: ItemColumn, index: number) => {
    const isText = isTextColumn(column);
    const before = columns[index - 1];
    return classNames(
      css.cell,
      isText ? 'elide' : 'num',
      isText && before !== undefined && !isTextColumn(before) && css.afterNumber,
      isText && index === columns.length - 1 && css.lastText,
      isRangeColumn(column) && css.range,
      isBroadColumn(column) && css.broad,
      column !== onPhone && 'wide',
    );
  };
  const head = (column: ItemColumn | 'name', className?: string) => (
    <SortHead
      key={column}
      label={itemColumnLabel(column)}
      href={hrefOf(nextSort(column, sort))}
      sorted={sort.column === column ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
      className={className}
    />
  );
  return (
    <table className={classNames('t even', columns.length < 6 && css.few)}>
      <thead>
        <tr>
          {head('name', css.name)}
          {columns.map((column, index) => head(column, classOf(column, index)))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <ItemLink {...row} sub={brief(row)} />
            </td>
            {columns.map((column, index) => (
              <td key={column} className={classOf(column, index)}>
                {column === 'from' && row.dropper ? (
                  <From text={itemCellText(column, row.cells)} dropper={row.dropper} />
                ) : (
                  itemCellText(column, row.cells)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function From({ text, dropper }: { text: string; dropper: NonNullable<ItemRow['dropper']> }) {
  const [before, after] = text.split(dropper.name, 2);
  return (
    <>
      {before}
      <a className="quiet" href={`/monsters/${dropper.id}`} data-card={`monster:${dropper.id}`}>
        {dropper.name}
      </a>
      {after}
    </>
  );
}

function brief(row: ItemRow) {
  const text = itemCellsInBrief(row.cells);
  return text && <span className="narrow block elide">{text}</span>;
}
