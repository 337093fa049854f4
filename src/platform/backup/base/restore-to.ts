import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changePassword, sendRequest, siteUrl } from '#platform/database/embedded/account.ts';
import { systemIdOf } from '#platform/database/embedded/archive.ts';
import { clusterOf } from '#platform/database/embedded/cluster.ts';
import {
  type DataDirectory,
  makeOpenFolder,
  resolveDataDirectory,
  type SharedPlaces,
} from '#platform/database/embedded/data-directory.ts';
import { tryFolderLock } from '#platform/database/embedded/folder-lock.ts';
import { type Postmaster, runningPostmaster, stopPostmaster } from '#platform/database/embedded/postmaster.ts';
import { majorOf } from '#platform/database/embedded/programs.ts';
import type { Log } from '#platform/log/log.ts';
import { BackupError, EXIT } from '../backup-error.ts';
import type { BaseCopy } from './base-manifest.ts';
import { RecoveryError, recover } from './recovery.ts';
import { missingSegment, planRestore, type RestorePlan } from './restore-plan.ts';
import { readSiteIdentity } from './site-identity.ts';
import { type UnpackOptions, unpackBase } from './unpack-base.ts';

export interface RestoreOptions extends Pick<UnpackOptions, 'freeBytes'> {
  /** The home of the embedded server. */
  dataDir: string;
  backupDir: string;
  /** The key of the site, tried beside `identities`. */
  identityFile: string;
  /** The end of the archived log when absent. */
  at?: Date | undefined;
  /** age identities of the operator. */
  identities?: readonly string[];
  now?: Date;
  /** Faster, but loses data when the machine stops. */
  testMode?: boolean;
  log: Log;
  progress?: (message: string) => void;
  places?: SharedPlaces;
}

/** A restored cluster whose server runs. */
export interface Restored {
  /** Of the site's own account. */
  url: string;
  base: BaseCopy;
  /** The last commit in it. */
  replayedUntil: Date;
  /** `false`: the archived log ends before the moment that was asked for. */
  isTargetReached: boolean;
  timeline: number;
  /** Folder of its files. */
  cluster: string;
}

/**
 * Restores the cluster as it was at a moment into a folder beside the present one, which is not touched, and runs
 * `action` while its server runs. The folder remains until `removeRestored` or the next restore.
 * @throws {BackupError}
 */
export async function restoreTo<T>(options: RestoreOptions, action: (restored: Restored) => Promise<T>): Promise<T> {
  const { log, progress = () => {}, places } = options;
  const dataDirectory = await resolveDataDirectory(options.dataDir, { log, progress, ...(places && { places }) });
  const done = await tryFolderLock(join(dataDirectory.home, 'restoring.lock'), async () => {
    const plan = await planRestore({
      backupDir: options.backupDir,
      at: options.at,
      now: options.now ?? new Date(),
      ownLog: (systemId) => stoppedLog(dataDirectory, systemId),
    });
    requireSameMajor(plan.base, dataDirectory);
    const beside = besideOf(dataDirectory);
    await clear(beside);
    await makeOpenFolder(beside.home);
    try {
      return await runBeside(beside, plan, dataDirectory, options, action);
    } catch (error) {
      await clear(beside);
      throw error;
    }
  });
  if (!done) throw new BackupError('다른 프로세스가 지금 되살리고 있습니다.', EXIT.refused);
  return done.result;
}

/** Removes what `restoreTo` left beside the present cluster. */
export async function removeRestored(dataDirectory: DataDirectory): Promise<void> {
  await clear(besideOf(dataDirectory));
}

/** Where the restored cluster lies: a home of its own, so that its server has its own port, socket and log. */
export function besideOf(dataDirectory: DataDirectory): DataDirectory {
  return { ...dataDirectory, home: join(dataDirectory.home, 'restored') };
}

async function clear(beside: DataDirectory): Promise<void> {
  await stopPostmaster(beside);
  await rm(beside.home, { recursive: true, force: true });
}

async function runBeside<T>(
  beside: DataDirectory,
  plan: RestorePlan,
  dataDirectory: DataDirectory,
  options: RestoreOptions,
  action: (restored: Restored) => Promise<T>,
): Promise<T> {
  const { progress = () => {}, identityFile, identities = [], freeBytes } = options;
  const own = await readSiteIdentity(identityFile);
  progress('기본 사본을 푸는 중입니다');
  await unpackBase(plan.base, beside.home, {
    identities: own === undefined ? identities : [...identities, own],
    runAs: beside.runAs,
    ...(freeBytes && { freeBytes }),
  });
  progress('보관된 로그를 되풀이하는 중입니다');
  const { postmaster, isTargetReached } = await recoverUntil(beside, plan, options);
  try {
    const url = await alignPassword(beside, dataDirectory, postmaster);
    const found = await readRecovered(url);
    return await action({
      url,
      base: plan.base,
      replayedUntil: found.replayedUntil ?? plan.base.at,
      isTargetReached,
      timeline: found.timeline,
      cluster: clusterOf(beside),
    });
  } finally {
    await stopPostmaster(beside);
  }
}

async function recoverUntil(
  beside: DataDirectory,
  { timeline, sources, gap }: RestorePlan,
  { at, testMode }: RestoreOptions,
) {
  try {
    return { postmaster: await recover(beside, sources, { at, timeline, testMode }), isTargetReached: true };
  } catch (error) {
    if (!(error instanceof RecoveryError)) throw error;
    if (error.fault === 'no-room') throw new BackupError(`되살릴 자리가 모자랍니다: ${beside.home}`);
    if (error.fault !== 'before-target' && error.fault !== 'log-missing') {
      throw new BackupError(`로그를 되풀이하지 못했습니다: ${error.message}`, EXIT.failed, { cause: error });
    }
    if (gap.isInside || error.fault === 'log-missing') throw missingSegment(gap, error.until);
  }
  // No commit after that moment is in the log: all of it is wanted.
  return { postmaster: await recover(beside, sources, { at: undefined, timeline, testMode }), isTargetReached: false };
}

/** The site's password file decides, if there is one. */
async function alignPassword(
  beside: DataDirectory,
  dataDirectory: DataDirectory,
  postmaster: Postmaster,
): Promise<string> {
  const copied = (await readFile(join(beside.home, 'password'), 'utf8')).trim();
  const present = await readFile(join(dataDirectory.home, 'password'), 'utf8').catch(() => undefined);
  if (present === undefined || present.trim() === copied) return siteUrl(postmaster, copied);
  await changePassword(siteUrl(postmaster, copied), present.trim());
  await writeFile(join(beside.home, 'password'), present.trim(), { mode: 0o600 });
  return siteUrl(postmaster, present.trim());
}

async function readRecovered(url: string): Promise<{ replayedUntil: Date | null; timeline: number }> {
  const [row] = await sendRequest<{ replayedUntil: Date | null; segment: string }>(
    url,
    'select pg_last_xact_replay_timestamp() as "replayedUntil", pg_walfile_name(pg_current_wal_lsn()) as segment',
  );
  return { replayedUntil: row?.replayedUntil ?? null, timeline: Number.parseInt(row?.segment.slice(0, 8) ?? '', 16) };
}

/** The log of the present cluster of the same kind, when no server writes it. */
async function stoppedLog(dataDirectory: DataDirectory, systemId: string): Promise<string | undefined> {
  const cluster = clusterOf(dataDirectory);
  const log = join(cluster, 'pg_wal');
  if (!(await stat(log).catch(() => undefined))) return undefined;
  if ((await systemIdOf(cluster).catch(() => undefined)) !== systemId) return undefined;
  return (await runningPostmaster(dataDirectory)) ? undefined : log;
}

function requireSameMajor({ postgres }: BaseCopy, { programs }: DataDirectory): void {
  if (postgres === majorOf(programs)) return;
  throw new BackupError(
    `이 기본 사본은 PostgreSQL ${postgres}의 것인데 이 프로그램은 PostgreSQL ${majorOf(programs)}을 씁니다. 그 판의 프로그램이나 이동식 백업으로 되살려 주세요.`,
    EXIT.refused,
  );
}
