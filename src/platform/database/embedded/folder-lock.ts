import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseStartError } from '../database-errors.ts';
import { processMark } from './processes.ts';

const POLL_MS = 50;
/** Milliseconds after which an unfinished lock or take-over belongs to a process that died. */
const HALF_MADE_MS = 5_000;
const PATIENCE_MS = 180_000;
const EXIT_PATIENCE_MS = 1_000;

/**
 * Runs `action` while no other process runs one under the same `folder`, which is created and removed for it. A lock
 * whose process has ended is taken over.
 * @param onWait called once when another process has the lock
 */
export async function withFolderLock<T>(folder: string, action: () => Promise<T>, onWait: () => void): Promise<T> {
  await acquire(folder, onWait);
  try {
    return await action();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Runs `action` as `withFolderLock` does, unless another process runs one under the same `folder`.
 * @returns `undefined` when another one does
 */
export async function tryFolderLock<T>(folder: string, action: () => Promise<T>): Promise<{ result: T } | undefined> {
  if (!(await tryAcquire(folder))) {
    if (!(await isAbandoned(folder))) return undefined;
    await takeOver(folder);
    if (!(await tryAcquire(folder))) return undefined;
  }
  try {
    return { result: await action() };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Runs `action` at the exit of this process, where nothing can be awaited. Another process that has the lock for long is
 * starting to use what it locks, and goes on with it.
 */
export function withLockAtExit(folder: string, action: () => void): void {
  const isOwn = readHolder(folder).startsWith(`${process.pid} `);
  const deadline = Date.now() + EXIT_PATIENCE_MS;
  while (!isOwn && !tryMakeFolder(folder)) {
    if (Date.now() > deadline) return;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
  }
  try {
    action();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function acquire(folder: string, onWait: () => void): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let waited = false; !(await tryAcquire(folder)); waited = true) {
    if (!waited) onWait();
    if (Date.now() > deadline)
      throw new DatabaseStartError(`다른 프로세스가 데이터베이스 준비를 끝내지 않습니다: ${folder}`);
    if (await isAbandoned(folder)) await takeOver(folder);
    else await delay(POLL_MS);
  }
}

async function tryAcquire(folder: string): Promise<boolean> {
  if (!(await createLockFolder(folder))) return false;
  try {
    await writeFile(join(folder, 'holder'), `${process.pid} ${processMark(process.pid)}`);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return true;
}

/**
 * Removes an abandoned lock. Only one process at a time does so, and checks the lock again first, because it may be a
 * new one by now.
 */
async function takeOver(folder: string): Promise<void> {
  const takeOverFolder = `${folder}.take-over`;
  if (!(await createLockFolder(takeOverFolder))) {
    if ((await readAge(takeOverFolder)) > HALF_MADE_MS) await rmdir(takeOverFolder).catch(() => {});
    return;
  }
  try {
    if (await isAbandoned(folder)) await rm(folder, { recursive: true, force: true });
  } finally {
    await rmdir(takeOverFolder).catch(() => {});
  }
}

async function isAbandoned(folder: string): Promise<boolean> {
  const [pid, mark] = readHolder(folder).split(' ');
  if (!pid || !mark) return (await readAge(folder)) > HALF_MADE_MS;
  return processMark(Number(pid)) !== mark;
}

function readHolder(folder: string): string {
  try {
    return readFileSync(join(folder, 'holder'), 'utf8');
  } catch {
    return '';
  }
}

function tryMakeFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
    return true;
  } catch {
    return false;
  }
}

async function createLockFolder(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function readAge(folder: string): Promise<number> {
  const found = await stat(folder).catch(() => undefined);
  return found ? Date.now() - found.mtimeMs : 0;
}
