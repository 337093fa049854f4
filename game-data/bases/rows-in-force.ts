import type { StoredRows } from '#features/game-data/imported-tables.ts';
import { ImportRefusedError } from '../import/data-issue.ts';
import type { NextRows } from '../import/identify.ts';
import type { Standing } from '../layers/conflicts.ts';
import type { Bases, Override } from '../layers/layer.ts';
import { layerRows } from '../layers/layer-rows.ts';

export interface InForce {
  /** Rows of the imported tables. */
  rows: NextRows;
  standing: Standing;
}

/**
 * The one place where facts are layered: what the tables are to hold by the bases and the overrides above them. An entity
 * without a base has no rows.
 * @throws {ImportRefusedError} with every fault
 */
export function rowsInForce(given: { bases: Bases; overrides: readonly Override[]; stored: StoredRows }): InForce {
  const { rows, issues, conflicts, caughtUp, absorbed } = layerRows(given);
  if (rows === null) throw new ImportRefusedError(issues);
  return { rows, standing: { conflicts, caughtUp, absorbed } };
}
