import { formatDigits } from '#shared/korean/amount.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/page-icons.tsx';
import type { DeskRow } from '../desk-list.ts';
import css from './desk-table.module.css';
import type { TableState } from './table-state.ts';

interface PhoneStepsProps<Row extends DeskRow> {
  state: TableState<Row>;
}

/** Above the open row on phones: the way back to the list. */
export function PhoneCrumb<Row extends DeskRow>({ state: { list, openRow } }: PhoneStepsProps<Row>) {
  return (
    <nav className={css.crumb} aria-label="현재 위치">
      <button type="button" onClick={openRow.close}>
        {list.label}
      </button>
      <ChevronRightIcon size={14} />
      <span>{openRow.id}</span>
    </nav>
  );
}

/** Below it: the rows beside it. */
export function PhoneSteps<Row extends DeskRow>({ state: { rows, openRow } }: PhoneStepsProps<Row>) {
  const at = rows.findIndex(({ row }) => row.id === openRow.id);
  if (at < 0) return null;
  const idAt = (nth: number) => rows[nth]?.row.id;
  const openAt = (nth: number) => {
    const id = idAt(nth);
    if (id !== undefined) openRow.open(id);
  };
  return (
    <nav className={css.steps} aria-label="다른 항목">
      <button type="button" className="btn" disabled={idAt(at - 1) === undefined} onClick={() => openAt(at - 1)}>
        <ChevronLeftIcon /> 이전
      </button>
      <span className="meta">
        {formatDigits(rows.length)}건 중 {formatDigits(at + 1)}번째
      </span>
      <button type="button" className="btn" disabled={idAt(at + 1) === undefined} onClick={() => openAt(at + 1)}>
        다음 <ChevronRightIcon />
      </button>
    </nav>
  );
}
