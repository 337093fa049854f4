import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { FactChange, FactChangeBy, FactsDesk } from '#features/game-data/editing/facts-desk.ts';
import { AppError } from '#shared/errors.ts';
import type { OnImport } from '../import/on-import.ts';
import { lockFacts } from '../import/write.ts';
import type { CallFacts } from './facts-calls.ts';
import type { PlannedFacts } from './planned-facts.ts';
import { findLastVersionId } from './version.repository.ts';
import { writePlanned } from './write-planned.ts';

/** Under the lock nobody else changes facts, so that the second plan stands on the last version at the latest. */
const TRIES = 2;

async function planUnderLock(
  call: CallFacts,
  db: Transaction<Database>,
  change: FactChange,
  by: FactChangeBy,
): Promise<PlannedFacts> {
  await lockFacts(db);
  for (let nth = 0; nth < TRIES; nth += 1) {
    const planned = await call('planChange', { change, by });
    if (planned.on === (await findLastVersionId(db))) return planned;
  }
  // This transaction itself has written a version already, which no other connection sees.
  throw new AppError('INTERNAL', { message: 'A transaction changes the facts once.' });
}

export function createChangeDesk(call: CallFacts, onImport: OnImport): Pick<FactsDesk, 'check' | 'change'> {
  return {
    check: (change) => call('checkChange', { change }),
    async change(db, change, by) {
      const planned = await planUnderLock(call, db, change, by);
      const version = planned.hasChanges ? await writePlanned(db, planned, by, onImport) : undefined;
      const { counts, addedRowId, changedFields } = planned;
      return {
        version: version ?? null,
        changes: planned.hasChanges ? counts : { added: 0, changed: 0, removed: 0 },
        ...(addedRowId !== undefined && { addedRowId }),
        ...(changedFields && { changedFields }),
      };
    },
  };
}
