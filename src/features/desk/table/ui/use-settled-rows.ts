import { useState } from 'react';
import type { DeskRow } from '../desk-list.ts';
import { type SettledRow, type SettledRows, settleRows } from '../settled-rows.rules.ts';

const NOTHING: ReadonlySet<number> = new Set();

interface Known<Row> extends SettledRows<Row> {
  readonly name: string;
  readonly fresh: readonly Row[];
}

/**
 * The rows as they are shown, of what the server answered last.
 * @param name of the list with its filters: another one begins anew
 */
export function useSettledRows<Row extends DeskRow>(
  fresh: readonly Row[],
  { name, pinned }: { name: string; pinned: ReadonlySet<number> },
): { rows: readonly SettledRow<Row>[]; waiting: number; showAll(): void } {
  const [known, setKnown] = useState<Known<Row>>({ name, fresh: [], rows: [], waiting: 0 });
  const isBehind = known.fresh !== fresh || known.name !== name;
  const isFreed = pinned.size === 0 && (known.waiting > 0 || known.rows.some(({ isGone }) => isGone));
  let now = known;
  if (isBehind || isFreed) {
    now = { name, fresh, ...settleRows(known.name === name ? known.rows : [], fresh, pinned) };
    setKnown(now);
  }
  return {
    rows: now.rows,
    waiting: now.waiting,
    showAll: () => setKnown({ name, fresh, ...settleRows(now.rows, fresh, NOTHING) }),
  };
}
