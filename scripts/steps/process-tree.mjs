import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitCodeOf, onEndSignal } from './end-signals.mjs';

/** A site at work has six seconds. */
const PATIENCE_MS = 7_000;
const DATABASE_PATIENCE_MS = 3_000;
const POLL_MS = 20;
const DATABASE = /(?:^|\/)postgres -D (.+)\/cluster -h /;
const PART_OF_DATABASE = /^postgres: /;

/** @typedef {{ pid: number, parent: number, mark: string, command(): string }} RunningProcess */

/** @type {import('node:child_process').ChildProcess | undefined} */
let signalled;
/** @type {RunningProcess[]} */
let ending = [];
let isEnding = false;

/**
 * From now on a signal to end this process ends everything that it started too, first gently. What `handSignalsTo` names
 * ends in its own way.
 */
export function endTreeOnSignals() {
  onEndSignal(
    (signal) => (signalled ? signalled.kill(signal) : endTree(signal)),
    (signal) => (signalled ? signalled.kill(signal) : endTreeAtOnce(signal)),
  );
}

/** Lets a child that does the rest of this command take its signals. */
export function handSignalsTo(child) {
  signalled = child;
}

/** Whether this process only waits for the end of what it started: the results of its children mean nothing. */
export const isTreeEnding = () => isEnding;

async function endTree(signal) {
  beginEnding();
  ending = pauseTree();
  for (const one of ending.filter(isProgram)) {
    send(one, 'SIGTERM');
    send(one, 'SIGCONT');
  }
  const until = performance.now() + PATIENCE_MS;
  while (ending.some(isRunningProgram) && performance.now() < until) await sleep(POLL_MS);
  await endTreeAtOnce(signal);
}

async function endTreeAtOnce(signal) {
  beginEnding();
  const homes = new Set(killTree().flatMap(({ command }) => DATABASE.exec(command())?.[1] ?? []));
  if (homes.size > 0) {
    const { stopUnusedServers } = await import('../../src/platform/database/embedded/unused-servers.ts');
    await Promise.race([stopUnusedServers(homes), sleep(DATABASE_PATIENCE_MS)]);
    killTree();
  }
  process.exit(exitCodeOf(signal));
}

function beginEnding() {
  if (isEnding) return;
  isEnding = true;
  process.stdout.write('\n그만둡니다.\n');
  // The work of this process fails from now on, because the servers that it uses end.
  process.on('uncaughtException', () => {});
}

function killTree() {
  const left = [...ending, ...pauseTree()];
  for (const one of left.filter(isRunningProgram)) send(one, 'SIGKILL');
  return left;
}

/** Finds the processes below this one and pauses the programs among them, so that none starts another one meanwhile. */
function pauseTree() {
  const found = new Map();
  for (;;) {
    const fresh = processesBelow(process.pid).filter(({ pid }) => !found.has(pid));
    if (fresh.length === 0) return [...found.values()];
    for (const one of fresh) {
      found.set(one.pid, one);
      if (isProgram(one)) send(one, 'SIGSTOP');
    }
  }
}

/** A database is no program here: a killed one must recover, and other commands may use it. */
const isProgram = ({ command }) => !DATABASE.test(command()) && !PART_OF_DATABASE.test(command());

/** Its number may be another one's by now. */
const isRunningProgram = (one) => isProgram(one) && isRunning(one);

function send({ pid }, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

export function processesBelow(top) {
  const all = runningProcesses();
  const found = [];
  for (let parents = [top]; parents.length > 0; ) {
    const children = all.filter(({ parent }) => parents.includes(parent));
    found.push(...children);
    parents = children.filter(isProgram).map(({ pid }) => pid);
  }
  return found;
}

/** @returns {RunningProcess[]} */
function runningProcesses() {
  switch (process.platform) {
    case 'win32':
      return [];
    case 'linux':
      return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (linuxProcess(Number(name)) ?? []) : []));
    default: {
      const lines = execFileSync('ps', ['-Ao', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
      return lines.flatMap((line) => {
        const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
        return pid ? { pid: Number(pid), parent: Number(parent), mark: '', command: () => command } : [];
      });
    }
  }
}

function linuxProcess(pid) {
  const stat = readText(`/proc/${pid}/stat`);
  // The name is in parentheses and may contain spaces.
  const [state, parent, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (stat === '' || state === 'Z') return undefined;
  let command;
  const readCommand = () => {
    command ??= readText(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
    return command;
  };
  return { pid, parent: Number(parent), mark: fields[17], command: readCommand };
}

export function isRunning({ pid, mark }) {
  if (process.platform === 'linux') return linuxProcess(pid)?.mark === mark;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
