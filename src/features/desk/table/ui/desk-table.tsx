import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useNow } from '#platform/client/use-now.ts';
import { useWindowKind } from '#platform/client/window-kind.ts';
import type { KeyName } from '#shared/key-table.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Button } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState, Skeleton } from '#ui/components/states.tsx';
import type { DeskList, DeskRow } from '../desk-list.ts';
import { ClosePanel, MissingRowPanel } from './desk-panel.tsx';
import { DeskRows } from './desk-rows.tsx';
import css from './desk-table.module.css';
import { PhoneRows } from './phone-rows.tsx';
import { PhoneCrumb, PhoneSteps } from './phone-steps.tsx';
import { TableFoot } from './table-foot.tsx';
import { type Bulk, BulkBar, TableHead } from './table-head.tsx';
import type { TableState } from './table-state.ts';
import { type OpenRow, openOnPage, useOpenRow } from './use-open-row.ts';
import { useSettledRows } from './use-settled-rows.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useTicks } from './use-ticks.ts';

interface RowPages<Row> {
  data: readonly Row[] | undefined;
  error: Error | null;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch(): unknown;
  fetchNextPage(): unknown;
}

interface DeskTableProps<Row extends DeskRow> {
  list: DeskList<Row>;
  /** As `useLivePages` reads it. */
  query: RowPages<Row>;
  /** Tells the list with these filters from others. */
  name: string;
  /** The page's head and what stands above the table. */
  head: ReactNode;
  filters?: ReactNode;
  /** Acts for ticked rows; without them there are no boxes. */
  bulk?: Bulk<Row>;
  /** The result of the last act; that of `bulk` when left out. */
  answer?: ReactNode;
  takeBack?: (row: Row) => void;
  /** The panel's acts decide: `e` presses what has `data-decide`, Ctrl+Enter what has `data-main-act` or sends the panel's form. */
  decides?: boolean;
  /** The panel of the open row; left out where rows have pages. */
  panel?: (row: Row) => ReactNode;
  /** Further keys of the table, which the page binds. */
  keys?: readonly KeyName[];
  /** Panels of the list itself, below that of the open row; on phones above the rows. */
  beside?: ReactNode;
}

const NO_ROWS: readonly never[] = [];
const NO_KEYS: readonly never[] = [];

/** Every list of the desk: filters, rows, the open row's panel, keys. On phones the open row is a page of its own. */
export function DeskTable<Row extends DeskRow>(props: DeskTableProps<Row>) {
  const { list, query, name, head, filters, bulk, answer, takeBack, decides = false, panel, beside } = props;
  const { keys = NO_KEYS } = props;
  const root = useRef<HTMLDivElement>(null);
  const besideList = useOpenRow();
  const openRow = list.pageOf ? openOnPage(list.pageOf) : besideList;
  const { state, waiting, showAll } = useTableState({ list, query, name, openRow, canTick: bulk !== undefined, root });
  const hasFilters = filters !== undefined;
  useTableKeys({ state, root, decides, hasFilters, takeBack, hasOwnKeys: keys.length > 0 });
  const isPhone = useWindowKind() === 'phone';
  const opened = state.rows.find(({ row }) => row.id === openRow.id);
  const panelOfRow = openRow.id !== undefined && query.data !== undefined && (
    <ClosePanel value={openRow.close}>
      {opened ? panel?.(opened.row) : <MissingRowPanel title={`${list.label} ${openRow.id}`} />}
    </ClosePanel>
  );
  const hasSide = Boolean(panelOfRow || (beside && !isPhone));
  if (isPhone && panelOfRow) {
    return (
      <div ref={root}>
        <PhoneCrumb state={state} />
        {panelOfRow}
        <PhoneSteps state={state} />
      </div>
    );
  }
  return (
    <div ref={root}>
      {head}
      {filters}
      <div className={classNames(css.table, hasSide && css.hasPanel)}>
        {isPhone && beside}
        <section className="panel" aria-label={list.label}>
          <TableHead
            state={state}
            bulk={isPhone ? undefined : bulk}
            answer={answer ?? bulk?.answer}
            isMore={query.hasNextPage}
          />
          {waiting > 0 && (
            <button type="button" className={css.newRows} onClick={showAll}>
              새 항목 {formatDigits(waiting)}개 보기
            </button>
          )}
          <QueryStates
            query={query}
            skeleton={<Skeleton rows={8} className="t two" />}
            empty={
              <EmptyState
                icon="goods/scroll-unfurled"
                text={query.hasNextPage ? '최근 것에는 없습니다. 더 보기로 이어서 찾습니다.' : list.empty}
              />
            }
            failed={list.failed}
          >
            {() => (isPhone ? <PhoneRows state={state} /> : <DeskRows state={state} />)}
          </QueryStates>
          {query.hasNextPage && (
            <div className="pad">
              <Button full aria-disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                더 보기
              </Button>
            </div>
          )}
          <TableFoot
            decides={decides}
            hasFilters={hasFilters}
            canTick={bulk !== undefined}
            canTakeBack={takeBack !== undefined}
            keys={keys}
          />
        </section>
        {hasSide && (
          <div className={css.side}>
            {panelOfRow}
            {beside}
          </div>
        )}
      </div>
      {isPhone && <BulkBar state={state} bulk={bulk} />}
    </div>
  );
}

interface StateOptions<Row extends DeskRow> {
  list: DeskList<Row>;
  query: RowPages<Row>;
  name: string;
  openRow: OpenRow;
  canTick: boolean;
  root: RefObject<HTMLElement | null>;
}

function useTableState<Row extends DeskRow>({ list, query, name, openRow, canTick, root }: StateOptions<Row>) {
  const ticks = useTicks(list.path);
  const [inHand, setInHand] = useState(openRow.id);
  const now = useNow() ?? Date.now();
  const pinned = new Set([...(canTick ? ticks.ids : []), ...[openRow.id, inHand].filter((id) => id !== undefined)]);
  const { rows, waiting, showAll } = useSettledRows(query.data ?? NO_ROWS, { name, pinned });
  const state: TableState<Row> = {
    list,
    rows,
    now,
    openRow,
    ticks: canTick ? ticks : null,
    inHand: rows.some(({ row }) => row.id === inHand) ? inHand : undefined,
    take(id) {
      setInHand(id);
      root.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus();
    },
  };
  useFocusAfterClosing(openRow.id, root);
  return { state, waiting, showAll };
}

/** The focus goes back to the row whose panel was closed, unless a key took another row meanwhile: the address changes a moment later. */
function useFocusAfterClosing(open: number | undefined, root: RefObject<HTMLElement | null>): void {
  const last = useRef(open);
  useEffect(() => {
    const closed = open === undefined ? last.current : undefined;
    last.current = open;
    if (closed === undefined || document.activeElement?.matches('[data-row]')) return;
    root.current?.querySelector<HTMLElement>(`[data-row="${closed}"]`)?.focus();
  }, [open, root]);
}
