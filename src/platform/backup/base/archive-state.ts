import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export interface ArchiveState {
  /** Whether the server archives its log. */
  isOn: boolean;
  /** Age of the oldest part of the log that is due and not archived, in seconds; 0 when nothing waits. */
  lagSeconds: number;
  lastArchivedAt: Date | undefined;
  /** The last failure that no success followed. */
  failure: { at: Date; segment: string } | undefined;
}

export interface ArchiverRow {
  mode: string;
  lastWal: string | null;
  lastAt: Date | null;
  failedWal: string | null;
  failedAt: Date | null;
  since: Date | null;
  current: string;
  blockSegments: number;
  now: Date;
}

/** Reads the state of the archiver of any server, embedded or not, with the rights of the site alone. */
export async function archiveState(db: Db): Promise<ArchiveState> {
  const { rows } = await sql<ArchiverRow>`select current_setting('archive_mode') as mode,
    last_archived_wal as "lastWal", last_archived_time as "lastAt",
    last_failed_wal as "failedWal", last_failed_time as "failedAt",
    greatest(stats_reset, pg_postmaster_start_time()) as since,
    pg_walfile_name(pg_current_wal_lsn()) as current,
    (4294967296 / pg_size_bytes(current_setting('wal_segment_size')))::int as "blockSegments",
    clock_timestamp() as now
    from pg_stat_archiver`.execute(db);
  const [row] = rows;
  return row ? toState(row) : { isOn: false, lagSeconds: 0, lastArchivedAt: undefined, failure: undefined };
}

function toState(row: ArchiverRow): ArchiveState {
  const { mode, lastAt, failedAt, failedWal, since, now } = row;
  const isOn = mode !== 'off';
  const isFailing = failedAt !== null && failedWal !== null && (lastAt === null || failedAt > lastAt);
  const waitsFrom = lastAt ?? since ?? now;
  const isBehind = isOn && (isFailing || waitingSegments(row) > 0);
  return {
    isOn,
    lagSeconds: isBehind ? Math.max(0, Math.round((now.getTime() - waitsFrom.getTime()) / 1000)) : 0,
    lastArchivedAt: lastAt ?? undefined,
    failure: isOn && isFailing ? { at: failedAt, segment: failedWal } : undefined,
  };
}

/** Counts the full segments after the last archived one. The segment that is being written is not due. */
function waitingSegments({ lastWal, current, blockSegments }: ArchiverRow): number {
  const last = parseSegmentNumber(lastWal ?? '', blockSegments);
  const now = parseSegmentNumber(current, blockSegments);
  return last === undefined || now === undefined ? 0 : Math.max(0, now - last - 1);
}

/** Number of a segment, also for `….partial` and `….backup`; `undefined` for a timeline's history. */
function parseSegmentNumber(name: string, blockSegments: number): number | undefined {
  const found = /^[0-9A-F]{8}([0-9A-F]{8})([0-9A-F]{8})/.exec(name);
  return found ? Number.parseInt(found[1] ?? '', 16) * blockSegments + Number.parseInt(found[2] ?? '', 16) : undefined;
}
