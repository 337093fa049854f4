import type { Db } from '#platform/database/db.ts';
import { type Facts, readFacts } from '../bases/facts.ts';
import { type Layers, layerRows } from '../layers/layer-rows.ts';
import { findLastVersionId } from './version.repository.ts';

/** All that the last version says of the facts. Never changed: a later version is another snapshot. */
export interface FactsSnapshot {
  /** 0: before the first. */
  readonly version: number;
  readonly facts: Facts;
  readonly layers: Layers;
}

export interface Snapshots {
  /** That of the last version; read again only when there is a newer one. */
  current(): Promise<FactsSnapshot>;
}

async function readSnapshot(db: Db): Promise<FactsSnapshot> {
  // One moment of the database: a version that is written meanwhile must not come in half.
  const facts = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((moment) => readFacts(moment));
  return { version: facts.last?.id ?? 0, facts, layers: layerRows(facts) };
}

export function createSnapshots(db: Db): Snapshots {
  let known: Promise<FactsSnapshot> | undefined;
  return {
    async current() {
      const last = await findLastVersionId(db);
      const snapshot = await known?.catch(() => undefined);
      if (snapshot?.version === last) return snapshot;
      known = readSnapshot(db);
      return known;
    },
  };
}
