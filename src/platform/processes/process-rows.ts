import type { Db } from '#platform/database/db.ts';

/** The measurements of a process. */
export interface ProcessState {
  rssBytes: number;
  heapBytes: number;
  /** Delay of the event loop since the last measurement. */
  lagP99Ms: number;
  /** Live connections. */
  connections: number;
  /** Answers that were sent from memory, of all in the last minutes; null: there were none. */
  hitShare: number | null;
  /** Null: the system does not say. */
  diskFreeBytes: number | null;
}

export interface ProcessRow extends ProcessState {
  id: string;
  machine: string;
  startedAt: Date;
  seenAt: Date;
}

export async function saveProcess(db: Db, process: ProcessRow): Promise<void> {
  const row = toRow(process);
  await db
    .insertInto('process')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Returns all rows, the longest running process first. */
export async function findProcesses(db: Db): Promise<ProcessRow[]> {
  const rows = await db.selectFrom('process').selectAll().orderBy('started_at').orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    machine: row.machine,
    startedAt: row.started_at,
    seenAt: row.seen_at,
    rssBytes: row.rss_bytes,
    heapBytes: row.heap_bytes,
    lagP99Ms: row.lag_p99_ms,
    connections: row.connections,
    hitShare: row.hit_share,
    diskFreeBytes: row.disk_free_bytes,
  }));
}

export async function deleteProcess(db: Db, id: string): Promise<void> {
  await db.deleteFrom('process').where('id', '=', id).execute();
}

/** Deletes rows of processes that ended without a word. */
export async function deleteProcessesBefore(db: Db, at: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('process').where('seen_at', '<', at).executeTakeFirst();
  return Number(numDeletedRows);
}

function toRow({ id, machine, startedAt, seenAt, ...state }: ProcessRow) {
  return {
    id,
    machine,
    started_at: startedAt,
    seen_at: seenAt,
    rss_bytes: state.rssBytes,
    heap_bytes: state.heapBytes,
    lag_p99_ms: state.lagP99Ms,
    connections: state.connections,
    hit_share: state.hitShare,
    disk_free_bytes: state.diskFreeBytes,
  };
}
