import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { startClusterProcess } from '#tests/support/embedded-postgres.ts';
import { isRunning, processesBelow } from '../../scripts/steps/process-tree.mjs';

const TOP = fileURLToPath(new URL('../..', import.meta.url));
const START_PATIENCE_MS = 240_000;
/** Contract §31 with `DRAIN_SECONDS` 0, and five seconds. */
const END_MS = 11_000;
const HOME = /postgres -D (.+)\/cluster -h /;
const RECOVERY = /not properly shut down|was interrupted/g;

export type Target = 'npm' | 'command' | 'group';

export interface StartedCommand extends AsyncDisposable {
  output(): string;
  /** Fails unless all that was started is gone in time, and its databases start again without a recovery. */
  end(signal: NodeJS.Signals, target: Target): Promise<{ milliseconds: number; exitCode: number | null }>;
}

/**
 * Starts a command by npm in a process group of its own.
 * @param folder for its data and temporary files
 * @param atWork what its output or the commands of the processes below it contain when it is at work
 */
export async function startCommand(args: readonly string[], folder: string, atWork: RegExp): Promise<StartedCommand> {
  const { PATH = '', HOME: home = '' } = process.env;
  const run = `TESTED_RUN=${randomUUID()}`;
  const settings = { DATA_DIR: join(folder, 'data'), TMPDIR: folder, PORT: '0', TESTED_RUN: run.split('=')[1] };
  const npm = spawn('npm', ['run', ...args], {
    cwd: TOP,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME: home, ...settings },
  });
  const pid = npm.pid ?? expect.unreachable('npm did not start');
  const ended = once(npm, 'close');
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const homes = new Set<string>();
  const started = () => {
    const found = processesBelow(pid);
    for (const at of found.flatMap(({ command }) => HOME.exec(command())?.[1] ?? [])) homes.add(at);
    return found;
  };
  const state = () => [npm.exitCode ?? '', output, ...started().map(({ command }) => command())].join('\n');
  const isOver = new RegExp(`^\\d|${atWork.source}`);
  await expect.poll(state, { timeout: START_PATIENCE_MS, interval: 100 }).toMatch(isOver);
  expect(npm.exitCode, output).toBeNull();

  return {
    output: () => output,
    async end(signal, target) {
      const before = started();
      const command = before.find(({ parent }) => parent === pid)?.pid ?? expect.unreachable('npm runs nothing');
      expect([...homes], 'a command with a database').not.toEqual([]);
      const recoveries = [...homes].map(countRecoveries);
      const sentAt = performance.now();
      process.kill({ npm: pid, command, group: -pid }[target], signal);
      const left = () => [...before.filter(isRunning).map(({ command: text }) => text()), ...withEnvironment(run)];
      await expect.poll(left, { timeout: END_MS, interval: 20 }).toEqual([]);
      const milliseconds = performance.now() - sentAt;
      for (const at of homes) {
        const next = await startClusterProcess(at);
        await next.stop();
        expect(next.owner, `${at} was stopped`).toBe(true);
      }
      expect([...homes].map(countRecoveries)).toEqual(recoveries);
      const [exitCode] = await ended;
      return { milliseconds, exitCode };
    },
    async [Symbol.asyncDispose]() {
      for (const one of started()) process.kill(one.pid, 'SIGKILL');
      npm.kill('SIGKILL');
      await ended;
      // A folder of root that PostgreSQL's user cannot enter has its data elsewhere.
      const outside = [...homes].filter((at) => !at.startsWith(TOP) && !at.startsWith(folder));
      await Promise.all(outside.map((at) => rm(at, { recursive: true, maxRetries: 5 })));
    },
  };
}

function countRecoveries(home: string): number {
  const folder = join(home, 'cluster', 'log');
  if (!existsSync(folder)) return 0;
  const logs = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return logs.join('').match(RECOVERY)?.length ?? 0;
}

/** Processes that inherited it, also those whose parents are gone. */
function withEnvironment(variable: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && textOf(`/proc/${name}/environ`).includes(variable))
    .map((name) => textOf(`/proc/${name}/cmdline`).replaceAll('\0', ' '));
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
