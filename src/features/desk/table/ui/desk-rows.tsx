import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import type { DeskColumn, DeskRow } from '../desk-list.ts';
import type { SettledRow } from '../settled-rows.rules.ts';
import css from './desk-table.module.css';
import type { TableState } from './table-state.ts';

/** The rows in wide windows. */
export function DeskRows<Row extends DeskRow>({ state }: { state: TableState<Row> }) {
  const { list, rows, now, ticks } = state;
  const groupOf = (row: Row | undefined) => row && list.groupOf?.(row, now);
  return (
    <table className={`t two ${css.rows}`}>
      <thead>
        <tr>
          {ticks && (
            <th className={css.box}>
              <span className="visually-hidden">선택</span>
            </th>
          )}
          {list.columns.map((column) => (
            <th
              key={column.name}
              className={classNames(cellClass(column), column.className)}
              style={{ width: column.width }}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((settled, nth) => {
          const group = groupOf(settled.row);
          const isFirstOfGroup = group !== undefined && group !== groupOf(rows[nth - 1]?.row);
          return (
            <Fragment key={settled.row.id}>
              {isFirstOfGroup && (
                <tr className={css.group}>
                  <th colSpan={list.columns.length + (ticks ? 1 : 0)} scope="rowgroup">
                    {group}
                  </th>
                </tr>
              )}
              <RowCells state={state} settled={settled} />
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

const cellClass = ({ isNumber, isSecondary }: Pick<DeskColumn<never>, 'isNumber' | 'isSecondary'>) =>
  classNames(isNumber && 'num', isSecondary && css.isSecondary);

function RowCells<Row extends DeskRow>({
  state,
  settled: { row, isGone },
}: {
  state: TableState<Row>;
  settled: SettledRow<Row>;
}) {
  const { list, now, ticks, openRow } = state;
  const isOpen = row.id === openRow.id;
  const isTicked = ticks?.ids.has(row.id);
  const link = (name: ReactNode) => <RowLink state={state} id={row.id} name={name} />;
  return (
    <tr
      className={classNames(isOpen && css.isOpen, isTicked && css.isTicked, isGone && css.isGone)}
      onClick={(event) => isPlainPress(event) && openRow.open(row.id)}
    >
      {ticks && (
        <td className={css.box}>
          <TickBox state={state} id={row.id} />
        </td>
      )}
      {list.columns.map((column) => (
        <td key={column.name} className={cellClass(column)}>
          {column.cell(row, { now, link })}
        </td>
      ))}
    </tr>
  );
}

/** Not one on a control in the row, and no selection of text. */
export function isPlainPress({ target }: MouseEvent): boolean {
  if (target instanceof Element && target.closest('a, button, input, select, label')) return false;
  return getSelection()?.isCollapsed ?? true;
}

interface TickBoxProps<Row extends DeskRow> {
  state: TableState<Row>;
  id: number;
  className?: string | undefined;
}

export function TickBox<Row extends DeskRow>({ state: { ticks }, id, className }: TickBoxProps<Row>) {
  return (
    <label className={classNames('check', className)}>
      <input
        type="checkbox"
        aria-label={`${id}번 선택`}
        checked={ticks?.ids.has(id) ?? false}
        onChange={() => ticks?.toggle(id)}
      />
    </label>
  );
}

interface RowLinkProps<Row extends DeskRow> {
  state: TableState<Row>;
  id: number;
  name: ReactNode;
}

/** Opens its row. It has the focus of the row in hand. */
export function RowLink<Row extends DeskRow>({ state: { openRow, inHand, rows, take }, id, name }: RowLinkProps<Row>) {
  const isReachable = inHand === undefined ? rows[0]?.row.id === id : inHand === id;
  return (
    <a
      href={openRow.hrefOf(id)}
      className={css.link}
      data-row={id}
      tabIndex={isReachable ? 0 : -1}
      aria-current={openRow.id === id || undefined}
      onFocus={() => take(id)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        openRow.open(id);
      }}
    >
      {name}
    </a>
  );
}
