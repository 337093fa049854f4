import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '#platform/log/log.ts';
import { DatabaseStartError } from '../database-errors.ts';
import { ensureAccount } from './account.ts';
import { archiveSettings, prepareArchive, runningArchive } from './archive.ts';
import { clusterOf, clusterPassword, ensureCluster } from './cluster.ts';
import { type DataDirectory, resolveDataDirectory, type SharedPlaces } from './data-directory.ts';
import { withFolderLock } from './folder-lock.ts';
import { runningPostmaster, startPostmaster, stopPostmaster, wasCutOff } from './postmaster.ts';
import { stopAtExit } from './stop-at-exit.ts';
import { hasUsers, registerUser } from './users.ts';

const ANSWER_PATIENCE_MS = 10_000;
/**
 * Settings of servers for tests. A crash may lose a test's data, so tests need not wait for the disk. Autovacuum is
 * off: a running vacuum belongs to the superuser and would prevent its database from being dropped.
 */
const TEST_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_connections=200',
];

export interface EmbeddedOptions {
  dataDir: string;
  log: Log;
  /** Folder to which the server archives its log; it archives nothing when absent. */
  backupDir?: string | undefined;
  /** Faster, but loses data when the machine stops. */
  testMode?: boolean;
  progress?: (message: string) => void;
  places?: SharedPlaces;
  /** Milliseconds that a running server may take to answer at the start; 10,000 at least. */
  answerPatienceMs?: number;
}

export interface EmbeddedPostgres {
  url: string;
  /** Folder of the cluster's files. */
  cluster: string;
  /** Whether this call started the server; otherwise it was already running and is shared. */
  owner: boolean;
  /**
   * Starts a killed server again at the same address; does nothing while it runs.
   * @throws {DatabaseStartError} when it cannot, or when its port has been taken
   */
  revive(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL of the npm package, or joins the one that already runs on `dataDir`. The first start also
 * creates the cluster, the site's role and its database. Any number of processes may call it at once.
 * @throws {DatabaseStartError} with a Korean reason
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { log, progress = () => {}, places } = options;
  const dataDirectory = await resolveDataDirectory(options.dataDir, { log, progress, ...(places && { places }) });
  const lock = join(dataDirectory.home, 'lock');
  const onWait = () => progress('다른 프로세스가 데이터베이스를 준비하고 있어 기다리는 중입니다');

  return withFolderLock(
    lock,
    async () => {
      const { url, owner } = await ensureFitting(dataDirectory, options);
      stopAtExit(dataDirectory.home);
      const user = await registerUser(dataDirectory.home).catch((error: unknown) =>
        stopAfter(error, owner, dataDirectory),
      );
      log.debug({ home: dataDirectory.home, owner }, 'embedded PostgreSQL is ready');
      return {
        url,
        cluster: clusterOf(dataDirectory),
        owner,
        revive: () =>
          withFolderLock(
            lock,
            () => reviveAt(url, dataDirectory, options),
            () => {},
          ),
        stop: () =>
          withFolderLock(
            lock,
            () => leave(dataDirectory, user, log),
            () => {},
          ),
      };
    },
    onWait,
  );
}

interface Running {
  url: string;
  owner: boolean;
}

/** Restarts a running server that archives elsewhere, unless others use it. */
async function ensureFitting(dataDirectory: DataDirectory, options: EmbeddedOptions): Promise<Running> {
  const running = await ensureRunning(dataDirectory, options);
  if (running.owner || options.testMode) return running;
  const wanted = options.backupDir && (await prepareArchive(dataDirectory, options.backupDir, options.log));
  const found = await runningArchive(running.url);
  if (found === (wanted ?? '')) return running;
  if (hasUsers(dataDirectory.home)) {
    options.log.warn(
      { archive: found, wanted },
      'PostgreSQL runs with another BACKUP_DIR: stop all processes of the site and start them again',
    );
    return running;
  }
  await stopPostmaster(dataDirectory);
  return ensureRunning(dataDirectory, options);
}

async function ensureRunning(
  dataDirectory: DataDirectory,
  { testMode = false, backupDir, log, progress = () => {}, answerPatienceMs = 0 }: EmbeddedOptions,
): Promise<Running> {
  await ensureCluster(dataDirectory, { isSafe: !testMode }, () => progress('데이터베이스를 처음 만드는 중입니다'));
  const password = await clusterPassword(dataDirectory);
  const deadline = Date.now() + Math.max(ANSWER_PATIENCE_MS, answerPatienceMs);
  const onRetry = (reason: string) => progress(`데이터베이스가 켜지지 않아 다시 해 봅니다. ${reason}`);
  const settings = async () => [
    ...(testMode ? TEST_SETTINGS : []),
    ...archiveSettings(backupDir && (await prepareArchive(dataDirectory, backupDir, log))),
  ];
  let hasStarted = false;
  for (;;) {
    const running = await runningPostmaster(dataDirectory);
    if (!running)
      progress(
        wasCutOff(dataDirectory) ? '비정상 종료된 데이터베이스를 복구하는 중입니다' : '데이터베이스를 켜는 중입니다',
      );
    const postmaster = running ?? (await startPostmaster(dataDirectory, await settings(), onRetry));
    hasStarted ||= !running;
    const url = await ensureAccount(postmaster, password).catch((error: unknown) =>
      stopAfter(error, hasStarted, dataDirectory),
    );
    if (url) return { url, owner: hasStarted };
    if (Date.now() > deadline) {
      const error = new DatabaseStartError('데이터베이스가 켜져 있지만 연결을 받지 않습니다.');
      return stopAfter(error, hasStarted, dataDirectory);
    }
    await delay(100);
  }
}

/** Stops a server that this failed start has started, if nobody else uses it. */
async function stopAfter(error: unknown, hasStarted: boolean, dataDirectory: DataDirectory): Promise<never> {
  if (hasStarted && !hasUsers(dataDirectory.home)) await stopPostmaster(dataDirectory);
  throw error;
}

async function reviveAt(url: string, dataDirectory: DataDirectory, options: EmbeddedOptions): Promise<void> {
  const { log } = options;
  const again = await ensureRunning(dataDirectory, { ...options, progress: () => {}, answerPatienceMs: 0 });
  if (again.url !== url)
    throw new DatabaseStartError('다시 켠 데이터베이스의 주소가 바뀌었습니다. 사이트를 다시 켜 주세요.');
  if (again.owner) log.warn('embedded PostgreSQL was gone and was started again');
}

async function leave(dataDirectory: DataDirectory, user: string, log: Log): Promise<void> {
  await rm(user, { force: true });
  if (hasUsers(dataDirectory.home)) return;
  if (!(await stopPostmaster(dataDirectory)))
    log.warn({ home: dataDirectory.home }, 'embedded PostgreSQL takes long to stop');
}
