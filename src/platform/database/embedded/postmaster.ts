import { spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseStartError } from '../database-errors.ts';
import { clusterOf, createOwnFolder } from './cluster.ts';
import { childOptions, formatTail, runCommand } from './command.ts';
import type { DataDirectory } from './data-directory.ts';
import { pidFileOf, readPidFile, runningPidFile } from './pid-file.ts';
import { isPostmaster, processMark } from './processes.ts';
import { choosePort, writePort } from './server-port.ts';
import { stopAtExit } from './stop-at-exit.ts';

const POLL_MS = 20;
const READY_PATIENCE_MS = 120_000;
/**
 * Milliseconds to retry a start. A new server is refused while workers of a killed one still end: about two seconds,
 * more on a busy machine.
 */
const RETRY_FOR_MS = 10_000;
const RETRY_EVERY_MS = 200;
/** Milliseconds of retries after which the caller is told the reason. */
const REASON_AFTER_MS = 3_000;
const STOP_PATIENCE_MS = 60_000;
/** The longest path for a socket: the system's limit is 107 bytes (103 on macOS) including the socket's name. */
const MAX_SOCKET_FOLDER_LENGTH = 80;

export interface Postmaster {
  pid: number;
  port: number;
}

export interface Patience {
  /** Milliseconds until a server that has been started must accept connections; 120,000 by default. */
  readyMs?: number;
  /** Milliseconds for which a start that fails is tried again; 10,000 by default. */
  retryForMs?: number;
}

/** Finds the running server of this cluster, once it is ready; `undefined` when there is none. */
export async function runningPostmaster(
  dataDirectory: DataDirectory,
  { readyMs = READY_PATIENCE_MS }: Patience = {},
): Promise<Postmaster | undefined> {
  const deadline = Date.now() + readyMs;
  while (Date.now() < deadline) {
    const file = runningPidFile(dataDirectory);
    if (!file) return undefined;
    if (file.status === 'ready' && file.port > 0) return { pid: file.pid, port: file.port };
    await delay(POLL_MS);
  }
  throw new DatabaseStartError(`데이터베이스가 준비되지 않습니다. 기록: ${join(clusterOf(dataDirectory), 'log')}`);
}

export function wasCutOff(dataDirectory: DataDirectory): boolean {
  return readPidFile(dataDirectory) !== undefined;
}

/**
 * Starts the server detached from the terminal, so that Ctrl+C reaches it only through this process.
 * @param onRetry called once with the reason when it has been failing for some seconds
 * @throws {DatabaseStartError} when it goes on failing; none is then left running
 */
export async function startPostmaster(
  dataDirectory: DataDirectory,
  settings: readonly string[],
  onRetry: (reason: string) => void,
  patience: Patience = {},
): Promise<Postmaster> {
  const { retryForMs = RETRY_FOR_MS } = patience;
  const startedAt = Date.now();
  let isReasonGiven = false;
  for (;;) {
    const port = await choosePort(dataDirectory);
    stopAtExit(dataDirectory.home);
    const ended = await launch(dataDirectory, port, settings);
    const postmaster = await untilReadyOr(ended.whenEnded, dataDirectory, patience);
    if (postmaster) {
      await writePort(dataDirectory, postmaster.port);
      return postmaster;
    }
    // A server that hangs is still running.
    await stopPostmaster(dataDirectory);
    const reason = await ended.complaint();
    const spent = Date.now() - startedAt;
    if (spent > retryForMs) throw new DatabaseStartError(`데이터베이스를 켜지 못했습니다: ${reason}`);
    if (spent > REASON_AFTER_MS && !isReasonGiven) {
      isReasonGiven = true;
      onRetry(reason);
    }
    await removeForeignPidFile(dataDirectory);
    await delay(RETRY_EVERY_MS);
  }
}

export async function stopPostmaster(dataDirectory: DataDirectory): Promise<boolean> {
  const cluster = clusterOf(dataDirectory);
  const file = runningPidFile(dataDirectory);
  if (!file) return true;
  if (process.platform === 'win32') {
    const { pgCtl } = dataDirectory.programs;
    return (await runCommand(pgCtl, ['stop', '-m', 'fast', '-w', '-D', cluster], undefined)).code === 0;
  }
  process.kill(file.pid, 'SIGINT');
  const deadline = Date.now() + STOP_PATIENCE_MS;
  while (isPostmaster(file.pid, cluster)) {
    if (Date.now() > deadline) return false;
    await delay(5);
  }
  return true;
}

interface Launched {
  whenEnded: Promise<void>;
  complaint(): Promise<string>;
}

async function launch(dataDirectory: DataDirectory, port: number, settings: readonly string[]): Promise<Launched> {
  const logFile = join(dataDirectory.home, 'start.log');
  await rm(logFile, { force: true });
  const output = await open(logFile, 'wx', 0o600);
  try {
    const args = ['-D', clusterOf(dataDirectory), ...(await serverArguments(dataDirectory, port, settings))];
    const child =
      process.platform === 'win32'
        ? spawn(dataDirectory.programs.pgCtl, windowsArguments(args, logFile), {
            ...childOptions(undefined),
            stdio: 'ignore',
          })
        : spawn(dataDirectory.programs.postgres, args, {
            ...childOptions(dataDirectory.runAs),
            detached: true,
            stdio: ['ignore', output.fd, output.fd],
          });
    child.unref();
    let failure = '';
    const whenEnded = new Promise<void>((resolve) => {
      child.once('error', (error) => {
        failure = error.message;
        resolve();
      });
      child.once('exit', (code) => {
        // On Windows this process is the starter, which exits with 0 once the server is starting.
        if (process.platform !== 'win32' || code !== 0) resolve();
      });
    });
    return {
      whenEnded,
      complaint: async () =>
        failure || `${formatTail(await readFile(logFile, 'utf8'))} (기록: ${clusterOf(dataDirectory)}/log)`,
    };
  } finally {
    await output.close();
  }
}

/**
 * Arguments of the server: local connections only, and a terse log in one file per weekday, which is overwritten a week
 * later. The detail of a refused row could contain somebody's name or address.
 */
async function serverArguments(
  dataDirectory: DataDirectory,
  port: number,
  settings: readonly string[],
): Promise<string[]> {
  const log = ['logging_collector=on', 'log_filename=postgres-%a.log', 'log_rotation_age=1d', 'log_rotation_size=0'];
  const all = [
    ...log,
    'log_truncate_on_rotation=on',
    'log_error_verbosity=terse',
    'cluster_name=baramnaru',
    ...settings,
  ];
  const sockets = process.platform === 'win32' ? [] : ['-k', await socketFolder(dataDirectory)];
  return ['-h', '127.0.0.1', '-p', String(port), ...sockets, ...all.flatMap((setting) => ['-c', setting])];
}

/**
 * Arguments of `pg_ctl`, which drops an administrator's rights: with those the server refuses to run. Folders may
 * contain spaces.
 */
function windowsArguments([, cluster = '', ...settings]: string[], logFile: string): string[] {
  const words = settings.map((setting) => (setting.includes(' ') ? `"${setting}"` : setting));
  return ['start', '-W', '-D', cluster, '-l', `${logFile}.txt`, '-o', words.join(' ')];
}

/**
 * Folder of the socket. `''` disables it: connections then use TCP. A path that is too long would prevent the start.
 */
async function socketFolder(dataDirectory: DataDirectory): Promise<string> {
  const folder = join(dataDirectory.home, 'socket');
  if (Buffer.byteLength(folder) > MAX_SOCKET_FOLDER_LENGTH) return '';
  await createOwnFolder(dataDirectory, folder);
  return folder;
}

async function untilReadyOr(
  ended: Promise<void>,
  dataDirectory: DataDirectory,
  patience: Patience,
): Promise<Postmaster | undefined> {
  const { readyMs = READY_PATIENCE_MS } = patience;
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  const deadline = Date.now() + readyMs;
  while (!hasEnded && Date.now() < deadline) {
    const postmaster = await runningPostmaster(dataDirectory, patience);
    if (postmaster) return postmaster;
    await delay(POLL_MS);
  }
  return undefined;
}

/**
 * Removes the PID file of a server from before a reboot. Its number may now belong to any process, which PostgreSQL
 * would take for its former self.
 */
async function removeForeignPidFile(dataDirectory: DataDirectory): Promise<void> {
  if (process.platform !== 'linux') return;
  const file = readPidFile(dataDirectory);
  // The file of a dead server stays: PostgreSQL uses it to find out whether workers of that server are still writing.
  if (!file || processMark(file.pid) === undefined || runningPidFile(dataDirectory)) return;
  await rm(pidFileOf(dataDirectory), { force: true });
}
