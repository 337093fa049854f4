import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { archiveFolder } from '#platform/database/embedded/archive.ts';
import type { Log } from '#platform/log/log.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { BackupError, EXIT } from '../backup-error.ts';
import { openBackupSession } from './backup-session.ts';
import { updateBackupState } from './backup-state.ts';
import { type BaseCopy, listBaseCopies } from './base-manifest.ts';
import { removeOldBackups } from './retain.ts';
import type { Retention } from './retention.ts';
import { siteRecipient } from './site-identity.ts';
import { thinArchive } from './sparse-segments.ts';
import { takeBaseCopy } from './take-base-copy.ts';
import { findGap, parseSegment } from './wal-segment.ts';

/** 04:20 in Seoul, in milliseconds of a UTC day. */
const NIGHT_MS = 19 * HOUR_MS + 20 * MINUTE_MS;

export interface NightlyOptions {
  /** Address of the embedded server, with the site's own account. */
  url: string;
  backupDir: string;
  /** The site's own key; read and made only with a `recipient`. */
  identityFile: string;
  /** age public key of the operator; absent: the copies are not encrypted. */
  recipient: string | undefined;
  retention: Retention;
  site: string;
  release: string;
  migration?(): Promise<string | undefined>;
  log: Log;
  /** Milliseconds; see `takeBaseCopy`. */
  archivePatienceMs?: number;
}

/**
 * Takes a base copy, unless one was taken since the last night from which the log leads to the present: the task runs
 * after each start too. Then removes old copies. The outcome is written to `state.json`; a failure does not reject,
 * because the next night is soon enough.
 */
export async function backUpForTheNight(
  options: NightlyOptions,
  { signal, now = new Date() }: { signal?: AbortSignal; now?: Date } = {},
): Promise<BaseCopy | undefined> {
  const { backupDir, log, retention } = options;
  try {
    if (await hasFreshCopy(options, now)) return undefined;
    // Old backups are removed first, because the copy may need their space.
    await removeOldBackups(backupDir, retention);
    const copy = await takeCopy(options, signal);
    const removed = await removeOldBackups(backupDir, retention);
    const freedBytes = await thinArchive(backupDir, signal);
    log.info({ file: basename(copy.path), bytes: copy.file.bytes, ...removed, freedBytes }, 'base copy taken');
    await updateBackupState(backupDir, () => ({
      night: { at: copy.at.toISOString(), ok: true, file: basename(copy.path) },
    }));
    return copy;
  } catch (error) {
    if (error instanceof BackupError && error.exitCode === EXIT.refused) return undefined;
    log.warn({ err: error }, 'the nightly base copy failed');
    const reason = error instanceof Error ? error.message : String(error);
    await updateBackupState(backupDir, () => ({ night: { at: now.toISOString(), ok: false, error: reason } })).catch(
      (err: unknown) => log.warn({ err }, 'the state of the backups could not be written'),
    );
    return undefined;
  }
}

async function takeCopy(options: NightlyOptions, signal: AbortSignal | undefined): Promise<BaseCopy> {
  const { url, backupDir, recipient, identityFile, site, release, archivePatienceMs } = options;
  const migration = await options.migration?.();
  return takeBaseCopy({
    url,
    backupDir,
    site,
    release,
    ...(migration !== undefined && { migration }),
    recipients: recipient === undefined ? [] : [recipient, await siteRecipient(identityFile)],
    ...(signal && { signal }),
    ...(archivePatienceMs !== undefined && { archivePatienceMs }),
  });
}

function computeLastNight(now: Date): Date {
  return new Date(Math.floor((now.getTime() - NIGHT_MS) / DAY_MS) * DAY_MS + NIGHT_MS);
}

/**
 * Whether the newest copy belongs to this cluster and timeline and has all of its log since: the archive may have been
 * off.
 */
async function hasFreshCopy({ url, backupDir }: NightlyOptions, now: Date): Promise<boolean> {
  const [newest] = await listBaseCopies(backupDir);
  if (!newest || newest.at < computeLastNight(now)) return false;
  const session = await openBackupSession(url);
  try {
    const { cluster, systemId, wal } = await session.position();
    const current = parseSegment(wal);
    const start = parseSegment(newest.startWal);
    if (!current || !start || newest.systemId !== systemId || newest.timeline !== current.timeline) return false;
    // The cluster is read before the archive, because a segment is archived before it leaves the cluster.
    const own = await readdir(join(cluster, 'pg_wal'));
    const archived = await readdir(archiveFolder(backupDir, systemId)).catch(() => []);
    // The current segment has no file before something is written into it.
    return findGap(archived, own, new Set([current.timeline]), start).missing.number >= current.number;
  } finally {
    await session.end();
  }
}
