import { type PointerEvent, useRef } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import type { DeskRow } from '../desk-list.ts';
import type { SettledRow } from '../settled-rows.rules.ts';
import { isPlainPress, RowLink, TickBox } from './desk-rows.tsx';
import css from './desk-table.module.css';
import type { TableState } from './table-state.ts';

/** As long as phones wait for what a held finger does. */
const LONG_PRESS_MS = 500;
/** Px: a finger that moves further scrolls. */
const STILL = 10;

/** The rows on phones: the cells become lines, and a held finger ticks. */
export function PhoneRows<Row extends DeskRow>({ state }: { state: TableState<Row> }) {
  const { list, rows, now } = state;
  const groupOf = (row: Row | undefined) => row && list.groupOf?.(row, now);
  return (
    <ol>
      {rows.map((settled, nth) => {
        const group = groupOf(settled.row);
        return (
          <PhoneLines
            key={settled.row.id}
            state={state}
            settled={settled}
            group={group !== groupOf(rows[nth - 1]?.row) ? group : undefined}
          />
        );
      })}
    </ol>
  );
}

interface PhoneLinesProps<Row extends DeskRow> {
  state: TableState<Row>;
  settled: SettledRow<Row>;
  group: string | undefined;
}

function PhoneLines<Row extends DeskRow>({ state, settled: { row, isGone }, group }: PhoneLinesProps<Row>) {
  const { list, now, ticks, openRow } = state;
  const { tag, name, age, lines = [] } = list.phone(row, now);
  const press = useLongPress(() => ticks?.toggle(row.id));
  const isTicking = ticks !== null && ticks.ids.size > 0;
  return (
    <>
      {group !== undefined && <li className={css.phoneGroup}>{group}</li>}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the link in it does the same by keyboard */}
      <li
        className={classNames(css.phoneRow, ticks?.ids.has(row.id) && css.isTicked, isGone && css.isGone)}
        {...press.handlers}
        onClick={(event) => {
          if (!press.wasLong() && isPlainPress(event)) openRow.open(row.id);
        }}
      >
        {isTicking && <TickBox state={state} id={row.id} className={css.phoneBox} />}
        <div className={css.lines}>
          <div className={css.firstLine}>
            {tag}
            <b className="elide">
              <RowLink state={state} id={row.id} name={name} />
            </b>
            <span className={css.age}>{age}</span>
          </div>
          {lines.map((line, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a row keep their places
            <div key={nth} className={css.line}>
              {line}
            </div>
          ))}
        </div>
      </li>
    </>
  );
}

/** Tells a held finger from one that scrolls or presses. */
function useLongPress(onLongPress: () => void) {
  const begun = useRef<{ timer: number; x: number; y: number }>(undefined);
  const isLong = useRef(false);
  const end = () => {
    clearTimeout(begun.current?.timer);
    begun.current = undefined;
  };
  return {
    /** Whether the press that ends now has ticked already. */
    wasLong: () => isLong.current,
    handlers: {
      onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
        isLong.current = false;
        if (pointerType === 'mouse') return;
        const timer = window.setTimeout(() => {
          isLong.current = true;
          onLongPress();
        }, LONG_PRESS_MS);
        begun.current = { timer, x, y };
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        const { x, y } = begun.current ?? { x: clientX, y: clientY };
        if (Math.hypot(clientX - x, clientY - y) > STILL) end();
      },
      onPointerUp: end,
      onPointerCancel: end,
      onContextMenu(event: { preventDefault(): void }) {
        if (begun.current || isLong.current) event.preventDefault();
      },
    },
  };
}
