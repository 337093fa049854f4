import { findConfirmedValues } from '#features/game-data/editing/doubt-confirmation.repository.ts';
import type { FactConflict } from '#features/game-data/editing/fact-conflict.contract.ts';
import type { FactCounts, FactRowDetail } from '#features/game-data/editing/fact-row.contract.ts';
import type { FactRowsQuery } from '#features/game-data/editing/facts-desk.ts';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { findAnyRow } from './any-row.ts';
import type { FactsMoment } from './facts-moment.ts';
import { listConflicts } from './row-conflicts.ts';
import { rowDetail } from './row-detail.ts';
import { findOverridesOfRow } from './row-history.repository.ts';
import { countRows, type FactRowsPage, listRows } from './row-list.ts';

/** What the desk reads of rows. */
export const ROW_CALLS = {
  async listRows({ db, snapshot }: FactsMoment, query: FactRowsQuery): Promise<FactRowsPage> {
    return listRows(snapshot, query, await findConfirmedValues(db, query.entity));
  },
  async countRows({ db, snapshot }: FactsMoment): Promise<FactCounts[]> {
    return countRows(snapshot, await findConfirmedValues(db));
  },
  async readRow(
    { db, snapshot }: FactsMoment,
    { entity, id }: { entity: EntityName; id: number },
  ): Promise<FactRowDetail | undefined> {
    const row = findAnyRow(snapshot, entity, id);
    if (row === undefined) return undefined;
    const [overrides, confirmed] = [
      await findOverridesOfRow(db, { entity, id }),
      await findConfirmedValues(db, entity),
    ];
    return rowDetail({ snapshot, entity, row, overrides, confirmed });
  },
  listConflicts: ({ snapshot }: FactsMoment): FactConflict[] => listConflicts(snapshot),
};
