import type { UnitOfWork } from '#platform/effects/effects.ts';
import { removeShouts } from './change-hiding.service.ts';
import { findSamples } from './hide-broadcasts.repository.ts';
import { type ReadBatchDeps, readBatch } from './read-batch.service.ts';
import { storeBatch } from './store-batch.service.ts';
import { lockBroadcasts } from './store-broadcasts.repository.ts';

export interface SampleShout {
  /** Milliseconds since 1970. */
  at: number;
  gameServer: number;
  channel: number;
  name: string;
  message: string;
}

/** Stores shouts that are marked as samples, like all others. @returns their number */
export async function storeSampleShouts(
  unit: UnitOfWork,
  deps: Omit<ReadBatchDeps, 'db'>,
  { shouts, now }: { shouts: readonly SampleShout[]; now: Date },
): Promise<number> {
  let count = 0;
  for (const [gameServer, ofServer] of Map.groupBy(shouts, (shout) => shout.gameServer)) {
    const clean = ofServer.map((shout, index) => ({ ...shout, index, ref: null }));
    const messages = await readBatch({ ...deps, db: unit.db }, gameServer, clean);
    const batch = { gameServer, source: 'sample', isSample: true, messages };
    count += (await storeBatch(unit, batch, { now, items: deps.catalog() })).stored;
  }
  return count;
}

export async function removeSampleShouts(unit: UnitOfWork): Promise<void> {
  await lockBroadcasts(unit.db);
  await removeShouts(unit, await findSamples(unit.db));
}
