import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changePassword, isPasswordValid, siteUrl } from '#platform/database/embedded/account.ts';
import { readSystemId } from '#platform/database/embedded/archive.ts';
import { clusterOf } from '#platform/database/embedded/cluster.ts';
import {
  createOpenFolder,
  type DataDirectory,
  resolveDataDirectory,
  type SharedPlaces,
} from '#platform/database/embedded/data-directory.ts';
import { tryFolderLock } from '#platform/database/embedded/folder-lock.ts';
import {
  type Postmaster,
  runningPostmaster,
  startPostmaster,
  stopPostmaster,
} from '#platform/database/embedded/postmaster.ts';
import { majorOf } from '#platform/database/embedded/programs.ts';
import type { Log } from '#platform/log/log.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { BackupError, EXIT } from '../backup-error.ts';
import type { BaseCopy } from './base-manifest.ts';
import { QUIET_ARCHIVE, type Recovered, RecoveryError, recover } from './recovery.ts';
import { missingSegment, planRestore, type RestorePlan } from './restore-plan.ts';
import { readSiteIdentity } from './site-identity.ts';
import { type UnpackOptions, unpackBase } from './unpack-base.ts';
import type { LogGap } from './wal-segment.ts';

export interface RestoreOptions extends Pick<UnpackOptions, 'freeBytes'> {
  /** The home of the embedded server. */
  dataDir: string;
  backupDir: string;
  /** File with the site's own key, tried beside `identities`. */
  identityFile: string;
  /** Moment to restore; the end of the archived log when absent. */
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
  /** Address of its server, with the site's own account. */
  url: string;
  base: BaseCopy;
  /** The last commit that was replayed. */
  replayedUntil: Date;
  /** `false` when the archived log ends before the requested moment. */
  isTargetReached: boolean;
  timeline: number;
  /** Folder of the cluster's files. */
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
    const beside = siblingDirectory(dataDirectory);
    await clear(beside);
    await createOpenFolder(beside.home);
    try {
      return await runBeside(beside, plan, dataDirectory, options, action);
    } catch (error) {
      await clear(beside);
      throw error;
    }
  });
  if (!done) throw new BackupError('다른 프로세스가 지금 복원하고 있습니다.', EXIT.refused);
  return done.result;
}

/** Starts the server of the restored cluster once more while `action` runs. */
export async function reopenRestored<T>(dataDirectory: DataDirectory, action: (url: string) => Promise<T>): Promise<T> {
  const beside = siblingDirectory(dataDirectory);
  const password = await readFile(join(beside.home, 'password'), 'utf8');
  const postmaster = await startPostmaster(beside, QUIET_ARCHIVE, () => {});
  try {
    return await action(siteUrl(postmaster, password.trim()));
  } finally {
    await stopPostmaster(beside);
  }
}

/** Removes the cluster that `restoreTo` restored beside the present one. */
export async function removeRestored(dataDirectory: DataDirectory): Promise<void> {
  await clear(siblingDirectory(dataDirectory));
}

/** Location of the restored cluster: a home of its own, so that its server has its own port, socket and log. */
export function siblingDirectory(dataDirectory: DataDirectory): DataDirectory {
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
  progress('기본 백업을 푸는 중입니다');
  await unpackBase(plan.base, beside.home, {
    identities: own === undefined ? identities : [...identities, own],
    runAs: beside.runAs,
    ...(freeBytes && { freeBytes }),
  });
  progress('보관된 로그를 되풀이하는 중입니다');
  const { recovered, isTargetReached } = await recoverUntil(beside, plan, options);
  try {
    const { postmaster, password } = await alignPassword(beside, dataDirectory, recovered.postmaster, options);
    return await action({
      url: siteUrl(postmaster, password),
      base: plan.base,
      replayedUntil: recovered.until ?? plan.base.at,
      isTargetReached,
      timeline: recovered.timeline,
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
): Promise<{ recovered: Recovered; isTargetReached: boolean }> {
  const recoverTo = (target: Date | undefined) =>
    recover(beside, sources, { at: target, timeline, testMode }).catch((error: unknown) => {
      const isShort = error instanceof RecoveryError && error.reason === 'before-target';
      // The log has no commit after that moment, so all of it is replayed.
      if (isShort && !gap.isInside) return undefined;
      throw toRestoreError(error, beside, gap);
    });
  const recovered = await recoverTo(at);
  if (recovered) return { recovered, isTargetReached: true };
  const whole = await recoverTo(undefined);
  if (!whole) throw missingSegment(gap);
  return { recovered: whole, isTargetReached: false };
}

function toRestoreError(error: unknown, { home }: DataDirectory, gap: LogGap): unknown {
  if (!(error instanceof RecoveryError)) return error;
  if (error.reason === 'no-room') return new BackupError(`복원할 자리가 모자랍니다: ${home}`);
  if (error.reason !== 'other') return missingSegment(gap, error.until);
  return new BackupError(`로그를 되풀이하지 못했습니다: ${error.message}`, EXIT.failed, { cause: error });
}

/**
 * Gives the restored cluster the password of the site's password file, if there is one. The roles may have had other
 * passwords since the copy: a restore into a lost data folder changes them.
 */
async function alignPassword(
  beside: DataDirectory,
  dataDirectory: DataDirectory,
  postmaster: Postmaster,
  { testMode = false }: RestoreOptions,
): Promise<Running> {
  const file = join(beside.home, 'password');
  const present = await readFile(join(dataDirectory.home, 'password'), 'utf8').catch(() => undefined);
  const password = (present ?? (await readFile(file, 'utf8'))).trim();
  await writeFile(file, password, { mode: 0o600 });
  if (await isPasswordValid(postmaster, password)) return { postmaster, password };
  const settings = [...QUIET_ARCHIVE, ...(testMode ? ['fsync=off'] : [])];
  await stopPostmaster(beside);
  await changePassword(beside, password, settings);
  return { postmaster: await startPostmaster(beside, settings, () => {}), password };
}

interface Running {
  postmaster: Postmaster;
  password: string;
}

/** Finds the log of the present cluster with the same system id, unless a server is writing it. */
async function stoppedLog(dataDirectory: DataDirectory, systemId: string): Promise<string | undefined> {
  const cluster = clusterOf(dataDirectory);
  const log = join(cluster, 'pg_wal');
  if (!(await stat(log).catch(() => undefined))) return undefined;
  if ((await readSystemId(cluster).catch(() => undefined)) !== systemId) return undefined;
  return (await runningPostmaster(dataDirectory)) ? undefined : log;
}

function requireSameMajor({ postgres }: BaseCopy, { programs }: DataDirectory): void {
  if (postgres === majorOf(programs)) return;
  throw new BackupError(
    `이 기본 백업은 PostgreSQL ${postgres}의 것인데 이 프로그램은 PostgreSQL ${withParticle(String(majorOf(programs)), '을/를')} 씁니다. 그 버전의 프로그램이나 옮길 수 있는 파일(--from)로 복원해 주세요.`,
    EXIT.refused,
  );
}
