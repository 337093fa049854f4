import type { Db } from '#platform/database/db.ts';
import { type CallFacts, FACTS_CALLS } from './facts-calls.ts';
import type { FactsMoment } from './facts-moment.ts';
import { createSnapshots } from './facts-snapshot.ts';

/** Runs the calls in this thread, over this database: what the thread does, and tests. */
export function callInProcess(db: Db): CallFacts {
  const snapshots = createSnapshots(db);
  return async (name, ...[input]) => {
    const moment: FactsMoment = { db, snapshot: await snapshots.current() };
    const call = FACTS_CALLS[name] as unknown as (moment: FactsMoment, input: unknown) => never;
    return call(moment, input);
  };
}
