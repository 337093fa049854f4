import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { BOUNDED_HEAP } from '../scripts/steps/bounded-heap.mjs';
import type { LoadOptions, LoadResult } from './load-client.ts';

/** `ratio` is ours ÷ baseline. */
export type Target = { ratioAtLeast: number } | { ratioAtMost: number } | { atLeast: number } | { atMost: number };

export interface BenchResult {
  name: string;
  ours: number;
  baseline: number;
  ratio: number;
  /** `req/s`, `ms`, `kB` … */
  unit: string;
  target?: Target;
}

const LOAD_CLIENT = fileURLToPath(new URL('load-client.ts', import.meta.url));
const TASKSET = '/usr/bin/taskset';
const SERVER_CORE = 0;
export const CLIENT_CORE = 1;

export function serverFile(name: string): string {
  return fileURLToPath(new URL(`servers/${name}.server.ts`, import.meta.url));
}

export function pinned(core: number, args: readonly string[]): [string, string[]] {
  const canPin = existsSync(TASKSET) && availableParallelism() > 1;
  return canPin ? [TASKSET, ['-c', String(core), process.execPath, ...args]] : [process.execPath, [...args]];
}

export interface ServerProcess {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/**
 * Starts a server in a process of its own, on the servers' core.
 * @param file a TypeScript file that prints one line `{"url": "http://127.0.0.1:PORT"}` when it is ready
 */
export async function startServer(
  file: string,
  { args = [], env = {} }: { args?: readonly string[]; env?: Readonly<Record<string, string>> } = {},
): Promise<ServerProcess> {
  const [command, commandArgs] = pinned(SERVER_CORE, [...BOUNDED_HEAP, file, ...args]);
  const child = spawn(command, commandArgs, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for await (const line of createInterface(child.stdout)) {
    const url = /"url":\s*"([^"]+)"/.exec(line)?.[1];
    if (url === undefined) continue;
    // Later output must not fill the pipe.
    child.stdout.resume();
    const stop = () => {
      child.kill('SIGTERM');
      return ended;
    };
    return { url, pid: child.pid ?? 0, stop };
  }
  throw new Error(`${file} ended without saying where it listens`);
}

/** Responses per second to equal requests on persistent connections. */
export async function measureLoad(options: LoadOptions): Promise<LoadResult> {
  const [command, args] = pinned(CLIENT_CORE, [LOAD_CLIENT, JSON.stringify(options)]);
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The load on ${options.url} failed`);
  return JSON.parse(output) as LoadResult;
}

/** Milliseconds of processor time, all threads, per response. */
export async function cpuMsAResponse(
  { url, pid }: ServerProcess,
  path: string,
  options: Omit<LoadOptions, 'url'> = {},
): Promise<number> {
  const before = await cpuMs(pid);
  const headers = { 'accept-encoding': 'identity' };
  const { responses } = await measureLoad({ headers, pipelined: 1, ...options, url: url + path });
  return ((await cpuMs(pid)) - before) / responses;
}

/** Milliseconds of processor time of all threads. Linux only: 0 elsewhere. */
async function cpuMs(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const times = threads.map(async (id) => {
    const text = await readFile(`/proc/${pid}/task/${id}/schedstat`, 'utf8').catch(() => '0');
    return Number(text.split(' ', 1)[0]) / 1e6;
  });
  return (await Promise.all(times)).reduce((sum, ms) => sum + ms, 0);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('The median of nothing');
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

export function p99(values: readonly number[]): number {
  const value = values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)];
  if (value === undefined) throw new Error('The 99th percentile of nothing');
  return value;
}

export interface Comparison {
  name: string;
  unit: string;
  target?: Target;
  rounds?: number;
  ours(): Promise<number> | number;
  baseline(): Promise<number> | number;
}

export async function compare({ name, unit, target, rounds = 5, ours, baseline }: Comparison): Promise<BenchResult> {
  const oursValues: number[] = [];
  const baselineValues: number[] = [];
  for (let round = 0; round < rounds; round++) {
    baselineValues.push(await baseline());
    oursValues.push(await ours());
  }
  return resultOf({ name, unit, target, ours: median(oursValues), baseline: median(baselineValues) });
}

export function resultOf({
  target,
  ...rest
}: Omit<BenchResult, 'ratio' | 'target'> & { target?: Target | undefined }): BenchResult {
  const result = { ...rest, ratio: rest.ours / rest.baseline };
  return target === undefined ? result : { ...result, target };
}

export function isReached({ ours, ratio, target }: BenchResult): boolean | undefined {
  if (target === undefined) return undefined;
  if ('ratioAtLeast' in target) return ratio >= target.ratioAtLeast;
  if ('ratioAtMost' in target) return ratio <= target.ratioAtMost;
  if ('atLeast' in target) return ours >= target.atLeast;
  return ours <= target.atMost;
}
