import type { Db } from '#platform/database/db.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';

/** The facts that a call of their thread works with. */
export interface FactsMoment {
  /** Outside of the caller's transaction: it shows what is committed. */
  db: Db;
  snapshot: FactsSnapshot;
}
