import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#platform/log/log.ts';
import { codeOf, toUnavailable } from '../database-errors.ts';
import { DatabaseStartError } from '../start-error.ts';
import { clusterPassword, ensureCluster, SUPERUSER } from './cluster.ts';
import { type DataDirectory, resolveDataDirectory, type SharedPlaces } from './data-directory.ts';
import { withFolderLock } from './folder-lock.ts';
import { type Postmaster, runningPostmaster, startPostmaster, stopPostmaster, wasCutOff } from './postmaster.ts';
import { processMark } from './processes.ts';

const PREFIX = 'in-use.';

/** Registers this process as a user of `home`, until it ends or the returned file is removed. */
async function registerUser(home: string): Promise<string> {
  const file = join(home, `${PREFIX}${process.pid}.${randomUUID()}`);
  await writeFile(file, `${await processMark(process.pid)}`);
  return file;
}

async function hasUsers(home: string): Promise<boolean> {
  let found = false;
  for (const name of await readdir(home)) {
    if (!name.startsWith(PREFIX)) continue;
    if (await isAlive(home, name)) found = true;
    else await rm(join(home, name), { force: true });
  }
  return found;
}

async function isAlive(home: string, name: string): Promise<boolean> {
  const pid = Number(name.slice(PREFIX.length).split('.')[0]);
  const mark = await readFile(join(home, name), 'utf8').catch(() => undefined);
  return mark !== undefined && (await processMark(pid)) === mark;
}

/** Role and database of the site. No superuser, so an injected statement cannot read files or run programs. */
const NAME = 'baramnaru';
const WRONG_PASSWORD = '28P01';
const NO_SUCH_DATABASE = '3D000';
const EXISTS_ALREADY = new Set(['42710', '42P04']);

/**
 * The address of the site's own database, created at the first call.
 * @returns `undefined` while the server accepts no connections
 */
async function ensureAccount({ port }: Postmaster, password: string): Promise<string | undefined> {
  const url = addressOf(port, NAME, password, NAME);
  try {
    await sendRequest(url, 'select 1');
  } catch (error) {
    if (toUnavailable(error)) return undefined;
    if (![WRONG_PASSWORD, NO_SUCH_DATABASE].includes(codeOf(error))) throw error;
    await createAccount(addressOf(port, SUPERUSER, password, 'postgres'), password);
    await sendRequest(url, 'select 1');
  }
  return url;
}

async function createAccount(superuserUrl: string, password: string): Promise<void> {
  const secret = pg.escapeLiteral(password);
  try {
    await sendRequest(superuserUrl, `create role ${NAME} login createdb password ${secret}`).catch(unlessThere);
    await sendRequest(superuserUrl, `alter role ${NAME} password ${secret}`);
    await sendRequest(superuserUrl, `create database ${NAME} owner ${NAME}`).catch(unlessThere);
  } catch (error) {
    if (codeOf(error) !== WRONG_PASSWORD) throw error;
    throw new DatabaseStartError(
      '데이터베이스가 비밀번호 파일의 비밀번호를 받지 않습니다. 파일이 바뀌었는지 확인해 주세요.',
      {
        cause: error,
      },
    );
  }
}

function unlessThere(error: unknown): void {
  if (!EXISTS_ALREADY.has(codeOf(error))) throw error;
}

async function sendRequest(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  // The rejected query reports the reason; without a listener a cut connection would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => {});
  }
}

function addressOf(port: number, user: string, password: string, database: string): string {
  return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

const ACCOUNT_PATIENCE_MS = 10_000;
/**
 * A crash may lose a test's data, so tests need not wait for the disk. Autovacuum is off: a running vacuum belongs to
 * the superuser and would prevent its database from being dropped.
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
  /** Faster, but loses data when the machine stops. */
  testMode?: boolean;
  progress?: (message: string) => void;
  places?: SharedPlaces;
}

export interface EmbeddedPostgres {
  url: string;
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
      const { url, owner } = await ensureRunning(dataDirectory, options.testMode ?? false, progress);
      const user = await registerUser(dataDirectory.home);
      log.debug({ home: dataDirectory.home, owner }, 'embedded PostgreSQL is ready');
      return {
        url,
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

async function ensureRunning(dataDirectory: DataDirectory, testMode: boolean, progress: (message: string) => void) {
  await ensureCluster(dataDirectory, { isSafe: !testMode }, () => progress('데이터베이스를 처음 만드는 중입니다'));
  const password = await clusterPassword(dataDirectory);
  const deadline = Date.now() + ACCOUNT_PATIENCE_MS;
  for (;;) {
    const running = await runningPostmaster(dataDirectory);
    if (!running)
      progress(
        (await wasCutOff(dataDirectory))
          ? '갑자기 꺼졌던 데이터베이스를 되살리는 중입니다'
          : '데이터베이스를 켜는 중입니다',
      );
    const postmaster = running ?? (await startPostmaster(dataDirectory, testMode ? TEST_SETTINGS : []));
    const url = await ensureAccount(postmaster, password);
    if (url) return { url, owner: !running };
    if (Date.now() > deadline) throw new DatabaseStartError('데이터베이스가 켜져 있지만 연결을 받지 않습니다.');
    await delay(100);
  }
}

async function reviveAt(
  url: string,
  dataDirectory: DataDirectory,
  { log, testMode = false }: EmbeddedOptions,
): Promise<void> {
  const again = await ensureRunning(dataDirectory, testMode, () => {});
  if (again.url !== url)
    throw new DatabaseStartError('다시 켠 데이터베이스의 주소가 바뀌었습니다. 사이트를 다시 켜 주세요.');
  if (again.owner) log.warn('embedded PostgreSQL was gone and was started again');
}

async function leave(dataDirectory: DataDirectory, user: string, log: Log): Promise<void> {
  await rm(user, { force: true });
  if (await hasUsers(dataDirectory.home)) return;
  if (!(await stopPostmaster(dataDirectory)))
    log.warn({ home: dataDirectory.home }, 'embedded PostgreSQL takes long to stop');
}
