import { createContext, use } from 'react';
import type { EntityField, EntityName } from '#features/game-data/entities/entity.contract.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import type { EditSet } from '../../edit-set.ts';
import type { DeskFactRow } from '../../fact-row-desk.contract.ts';
import type { CellPlace } from '../fact-cells.rules.ts';

/** The focus after an edit goes to the next or the last cell, to the row, or where it was put already. */
export type AfterEdit = 1 | -1 | 'row' | 'elsewhere';

/** Editing in the cells of one table. */
export interface Cells {
  readonly entity: EntityName;
  readonly own: OperatorLevel;
  readonly edits: EditSet;
  /** Reasons by `editKey`. */
  readonly faults: ReadonlyMap<string, string>;
  /** Null: none is edited. */
  readonly editing: CellPlace | null;
  begin(place: CellPlace): void;
  save(row: DeskFactRow, field: EntityField, typed: string, after: AfterEdit): void;
  giveUp(rowId: number): void;
}

export const CellsOfTable = createContext<Cells | null>(null);

export function useCells(): Cells {
  const cells = use(CellsOfTable);
  if (cells === null) throw new Error('A cell stands outside of its table.');
  return cells;
}
