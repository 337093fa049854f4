import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inTop } from './places.mjs';
import { StepFailure } from './print.mjs';

const POLL_MS = 250;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function makeCacheFolder() {
  try {
    mkdirSync(inTop('.cache'), { recursive: true });
  } catch (error) {
    throw new StepFailure(`이 폴더에 쓸 수 없어 준비를 마치지 못했습니다: ${inTop('.cache')} (${error.code})`);
  }
}

/** Creates the lock with its owner in it; `false` when another process has it. */
function take(file) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes a lock whose process has ended. Renames it first, which only one of several waiting processes can do. */
function dropIfOrphaned(file) {
  const aside = `${file}.${process.pid}.old`;
  try {
    if (isAlive(Number(readFileSync(file, 'utf8')))) return;
    renameSync(file, aside);
    rmSync(aside, { force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/**
 * Runs `work` while no other process of this checkout runs work of the same name: two commands at once must not install
 * or build over each other.
 * @template T
 * @param {string} name @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(name, work) {
  const file = inTop('.cache', `${name}.lock`);
  makeCacheFolder();
  while (!take(file)) {
    dropIfOrphaned(file);
    await sleep(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
