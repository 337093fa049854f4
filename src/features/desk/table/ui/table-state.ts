import type { DeskList, DeskRow } from '../desk-list.ts';
import type { SettledRow } from '../settled-rows.rules.ts';
import type { OpenRow } from './use-open-row.ts';
import type { Ticks } from './use-ticks.ts';

/** Shared by the parts of one table. */
export interface TableState<Row extends DeskRow> {
  readonly list: DeskList<Row>;
  readonly rows: readonly SettledRow<Row>[];
  readonly now: number;
  readonly openRow: OpenRow;
  /** Null: rows of this list cannot be ticked. */
  readonly ticks: Ticks | null;
  /** The row that keys act on; undefined: none yet. */
  readonly inHand: number | undefined;
  take(id: number): void;
}
