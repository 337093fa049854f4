import type { ReactNode } from 'react';
import { formatDigits } from '#shared/korean/amount.ts';
import { CloseIcon } from '#ui/icons/icons.tsx';
import { countThings, type DeskRow } from '../desk-list.ts';
import css from './desk-table.module.css';
import type { TableState } from './table-state.ts';

export interface Bulk<Row extends DeskRow> {
  /** The acts for ticked rows; `done` unticks them. */
  acts(rows: readonly Row[], done: () => void): ReactNode;
  /** The result of the last one. */
  answer?: ReactNode;
}

interface TableHeadProps<Row extends DeskRow> {
  state: TableState<Row>;
  bulk: Bulk<Row> | undefined;
  /** The result of the last act on one row. */
  answer?: ReactNode;
  isMore: boolean;
}

function tickedRows<Row extends DeskRow>({ rows, ticks }: TableState<Row>): Row[] {
  return rows.flatMap(({ row }) => (ticks?.ids.has(row.id) ? [row] : []));
}

function tickedText<Row extends DeskRow>({ list }: TableState<Row>, rows: readonly Row[]): string {
  const text = list.tickedText?.(rows.length, countThings(list, rows));
  return text ?? `${formatDigits(rows.length)}개 항목 선택`;
}

/** How many rows there are, or what can be done with those that are ticked. */
export function TableHead<Row extends DeskRow>({ state, bulk, answer, isMore }: TableHeadProps<Row>) {
  const { list, rows, ticks } = state;
  const ticked = bulk ? tickedRows(state) : [];
  const shown = rows.flatMap(({ row, isGone }) => (isGone ? [] : [row]));
  const number = `${formatDigits(rows.length)}개${isMore ? ' 이상' : ''}`;
  const count = list.countText?.(number, countThings(list, shown)) ?? number;
  return (
    <header className={css.head}>
      {ticks && bulk && rows.length > 0 && (
        <label className="check">
          <input
            type="checkbox"
            aria-label="모두 선택"
            ref={(box) => {
              if (box) box.indeterminate = ticked.length > 0 && ticked.length < rows.length;
            }}
            checked={ticked.length > 0 && ticked.length === rows.length}
            onChange={() => ticks.toggleAll(rows.map(({ row }) => row.id))}
          />
        </label>
      )}
      {ticked.length === 0 ? (
        <h2 className={css.count}>
          {list.label} <span className="own-text">{count}</span>
        </h2>
      ) : (
        <h2 className={css.count}>{tickedText(state, ticked)}</h2>
      )}
      <span className={css.answer} role="status">
        {answer}
      </span>
      {ticked.length > 0 && ticks && (
        <>
          {bulk?.acts(ticked, ticks.clear)}
          <button type="button" className="iconbtn sm" aria-label="선택 해제" onClick={ticks.clear}>
            <CloseIcon />
          </button>
        </>
      )}
    </header>
  );
}

/** The same on phones, in a bar above the tabs. */
export function BulkBar<Row extends DeskRow>({ state, bulk }: Omit<TableHeadProps<Row>, 'isMore'>) {
  const { ticks } = state;
  const ticked = tickedRows(state);
  if (!ticks || !bulk || ticked.length === 0) return null;
  return (
    <div className={`action-bar ${css.bulkBar}`}>
      <div className="row justify-between">
        <b>{tickedText(state, ticked)}</b>
        <button type="button" className="btn ghost sm" onClick={ticks.clear}>
          선택 해제
        </button>
      </div>
      <div className="row">{bulk.acts(ticked, ticks.clear)}</div>
    </div>
  );
}
