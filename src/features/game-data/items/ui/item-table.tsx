import { Fragment } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import { ItemLink } from '../../refs/ui/public/game-link.tsx';
import { SortHead } from '../../ui/public/sort-head.tsx';
import { Worth } from '../../ui/public/worth.tsx';
import { type ItemColumn, type ItemDoubt, type ItemSort, nextSort } from '../item.rules.ts';
import {
  isBroadColumn,
  isRangeColumn,
  isTextColumn,
  itemCellsInBrief,
  itemCellText,
  itemColumnLabel,
} from '../item-list.labels.ts';
import type { ItemRow } from '../pages/item-type.loader.ts';
import css from './item-list.module.css';
import { usePicking } from './pick-form.tsx';

/** Numbers of columns: a table with fewer has room for long names, one with more has none. */
const FEW = 6;
const MANY = 10;

interface ItemTableProps {
  /** Which part of the list this table shows. */
  label: string;
  rows: readonly ItemRow[];
  columns: readonly ItemColumn[];
  sort: ItemSort;
  hrefOf: (sort: string) => string;
}

export function ItemTable({ label, rows, columns: all, sort, hrefOf }: ItemTableProps) {
  'use memo';
  const { isPicking } = usePicking();
  // The checkboxes take the place of the column `from`.
  const columns = isPicking ? all.filter((column) => column !== 'from') : all;
  const onPhone =
    (['quote', 'level', 'price'] as const).find((column) => columns.includes(column)) ?? columns[0] ?? 'price';
  const inSight = columns.find((column) => column === sort.column && column !== 'level') ?? onPhone;
  const hasQuotes = columns.includes('quote');
  const hasNames = rows.some(({ usedFor }) => usedFor !== undefined);
  const toClassName = (column: ItemColumn, index: number) =>
    classNames(cellClasses(columns, index, hasNames), column !== inSight && 'wide');
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
    <table
      className={classNames('t even stays', columns.length < FEW && css.few, columns.length > MANY && css.crowded)}
      aria-label={label}
    >
      <thead>
        <tr>
          {isPicking && (
            <th scope="col" className={css.pick}>
              비교
            </th>
          )}
          {head('name', css.name)}
          {columns.map((column, index) => head(column, toClassName(column, index)))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={classNames('tap-row', row.usedFor && css.used)}>
            {isPicking && (
              <td>
                {/* Not the component Checkbox: its module would be loaded with the list at first. */}
                <label className="check">
                  <input type="checkbox" name="compare" value={row.id} />
                  <span className="visually-hidden">{row.name} 비교에 담기</span>
                </label>
              </td>
            )}
            <td>
              <ItemLink
                {...row}
                className="opens"
                after={
                  // Too few rows have a quote for a column of its own.
                  !hasQuotes &&
                  typeof row.cells.quote === 'number' && (
                    <>
                      시세 <Worth price={row.cells.quote} />
                    </>
                  )
                }
                sub={
                  <span className="narrow">
                    {itemCellsInBrief(row, inSight)}
                    {row.usedFor && <small>쓰임: {row.usedFor}</small>}
                  </span>
                }
              />
            </td>
            {columns.map((column, index) => (
              <td key={column} className={toClassName(column, index)}>
                <Cell column={column} row={row} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** @param hasNames whether the column of uses names what the items are used for */
function cellClasses(columns: readonly ItemColumn[], index: number, hasNames: boolean): string | undefined {
  const column = columns[index];
  const before = columns[index - 1];
  if (column === undefined) return undefined;
  const isNamed = column === 'uses' && hasNames;
  const isText = isNamed || isTextColumn(column);
  return classNames(
    css.cell,
    isText ? 'elide' : 'num',
    isText && before !== undefined && !isTextColumn(before) && !(hasNames && before === 'uses') && css.afterNumber,
    isText && index === columns.length - 1 && css.lastText,
    isRangeColumn(column) && css.range,
    isBroadColumn(column) && css.broad,
    column === 'job' && css.job,
    isNamed && css.uses,
  );
}

function Cell({ column, row: { cells, doubts, dropper, usedFor } }: { column: ItemColumn; row: ItemRow }) {
  const doubt = doubts?.[column];
  if (doubt) return <Doubt {...doubt} />;
  if (column === 'quote') return <Worth price={typeof cells.quote === 'number' ? cells.quote : undefined} />;
  const text = itemCellText(column, cells);
  if (column === 'uses' && usedFor) {
    return (
      <>
        <b>{text}</b>
        <span className="wide dim">{usedFor}</span>
      </>
    );
  }
  return column === 'from' && dropper ? <From text={text} dropper={dropper} /> : text;
}

function Doubt({ values, text }: ItemDoubt) {
  return (
    <span className={css.doubt} title={`의심: ${text}`}>
      {values.map((value, index) => (
        <Fragment key={value}>
          {index > 0 && <wbr />}
          <span className="nowrap">{index < values.length - 1 ? `${value}/` : `${value}?`}</span>
        </Fragment>
      ))}
      <span className="visually-hidden"> 의심</span>
    </span>
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
