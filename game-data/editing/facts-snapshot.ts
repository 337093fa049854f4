import type { Db } from '#platform/database/db.ts';
import { findEndedChanges, findVersionTimes } from '../bases/base.repository.ts';
import { type Facts, readFacts } from '../bases/facts.ts';
import { type Layers, layerRows } from '../layers/layer-rows.ts';
import { findLastVersionId } from './version.repository.ts';

/** What tells by which version a row was changed, beside the overrides that run. */
export interface RowChanges {
  /** Of ended overrides, by `rowName`. */
  ended: ReadonlyMap<string, number>;
  /** Versions by the moment of their transaction, which is that of the rows that they changed. */
  versionsAt: ReadonlyMap<number, number>;
}

/** All that the last version says of the facts. Never changed: a later version is another snapshot. */
export interface FactsSnapshot {
  /** 0: before the first. */
  readonly version: number;
  readonly facts: Facts;
  readonly layers: Layers;
  /** Left out: overrides that run tell all (tests). */
  readonly changes?: RowChanges;
}

export interface Snapshots {
  /** That of the last version; read again only when there is a newer one. */
  current(): Promise<FactsSnapshot>;
}

async function readChanges(db: Db): Promise<RowChanges> {
  const ended = await findEndedChanges(db);
  const versions = await findVersionTimes(db);
  return {
    ended: new Map(ended.map(({ entity, rowId, version }) => [`${entity}/${rowId}`, version] as const)),
    versionsAt: new Map(versions.map(({ id, at }) => [at.getTime(), id])),
  };
}

async function readSnapshot(db: Db): Promise<FactsSnapshot> {
  // One moment of the database: a version that is written meanwhile must not come in half.
  const { facts, changes } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (moment) => ({ facts: await readFacts(moment), changes: await readChanges(moment) }));
  return { version: facts.last?.id ?? 0, facts, layers: layerRows(facts), changes };
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
