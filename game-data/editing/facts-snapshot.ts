import type { Db } from '#platform/database/db.ts';
import { findEndedChanges, findVersionTimes } from '../bases/base.repository.ts';
import { type Facts, readFacts } from '../bases/facts.ts';
import { type Layers, layerRows } from '../layers/layer-rows.ts';
import { type KnownRows, readKnownRows } from './stored-rows.repository.ts';
import { findLastVersionId } from './version.repository.ts';

/** Tells by which version a row was changed, beside the overrides that run. */
export interface RowChanges {
  /** The last version that ended an override of a row, by `rowName`. */
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

interface Read {
  snapshot: FactsSnapshot;
  rows: KnownRows;
}

/** @param before that of an earlier version */
async function readSnapshot(db: Db, before: Read | undefined): Promise<Read> {
  // One moment of the database: a version that is written meanwhile must not come in half.
  const { rows, facts, changes } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (moment) => {
      const known = await readKnownRows(moment, before?.rows);
      const read = await readFacts(moment, { stored: known.stored, before: before?.snapshot.facts });
      return { rows: known, facts: read, changes: await readChanges(moment) };
    });
  return { rows, snapshot: { version: facts.last?.id ?? 0, facts, layers: layerRows(facts), changes } };
}

export function createSnapshots(db: Db): Snapshots {
  let reading: Promise<Read> | undefined;
  return {
    async current() {
      const last = await findLastVersionId(db);
      const known = await reading?.catch(() => undefined);
      if (known?.snapshot.version === last) return known.snapshot;
      reading = readSnapshot(db, known);
      return (await reading).snapshot;
    },
  };
}
