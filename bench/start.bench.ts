import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BenchResult, median, resultOf } from './harness.ts';

const TOP = join(import.meta.dirname, '..');
const ROUNDS = 3;
const PATHS = [
  '/',
  '/items',
  '/items/types/0',
  '/items/655',
  '/skills',
  '/dungeons/regions/1',
  '/recipe',
  '/maps',
  '/maps/22',
];
const VISITS = 300;
/** Far more than the cache holds. */
const VARIED = 50_000;
const AT_ONCE = 8;
const MIB = 1024 * 1024;

interface Started {
  readyMs: number;
  url: string;
  pid: number;
  stop(): Promise<void>;
}

export default async function starting(): Promise<BenchResult[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'baramnaru-bench-'));
  try {
    await (await startSite(dataDir)).stop();
    const readyMs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const site = await startSite(dataDir);
      readyMs.push(site.readyMs);
      await site.stop();
    }
    const bareMs = await bareNodeMs();
    return [
      resultOf({
        name: 'warm npm start to ready ÷ node that does nothing',
        unit: 'ms',
        ours: median(readyMs),
        baseline: bareMs,
        target: { atMost: 3000 },
      }),
      ...(await memory(dataDir)),
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function memory(dataDir: string): Promise<BenchResult[]> {
  const site = await startSite(dataDir);
  const baseline = process.memoryUsage.rss() / MIB;
  const rowOf = async (name: string, atMost: number) => {
    const ours = (await residentBytes(site.pid)) / MIB;
    return resultOf({ name: `${name} ÷ this process`, unit: 'MiB', ours, baseline, target: { atMost } });
  };
  try {
    for (let visit = 0; visit < VISITS; visit += 1) await read(site.url + (PATHS[visit % PATHS.length] ?? '/'));
    await read(`${site.url}/api/items/`);
    const loaded = await rowOf('memory after load', 250);
    let visit = 0;
    const visitor = async () => {
      while (visit < VARIED) {
        visit += 1;
        await read(site.url + variedPath(visit));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
    return [loaded, await rowOf(`memory after ${VARIED.toLocaleString('en')} varied addresses`, 320)];
  } finally {
    await site.stop();
  }
}

async function read(url: string): Promise<void> {
  await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
}

/** Each but the pages of items another one. */
function variedPath(visit: number): string {
  const nth = Math.floor(visit / 4);
  const paths = [
    `/items/${1 + (nth % 1400)}`,
    `/trade?minPrice=${nth}`,
    `/calc/exp?level=${1 + (nth % 99)}&exp=${nth}`,
    `/trade/${1 + (nth % 1400)}?gameServer=${nth % 9}`,
  ];
  return paths[visit % paths.length] ?? '/';
}

/** Linux only: `NaN` elsewhere. */
async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024;
}

async function startSite(dataDir: string): Promise<Started> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(TOP, 'scripts/start.mjs')], {
    cwd: TOP,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await addressOf(child.stdout);
  return {
    readyMs: performance.now() - startedAt,
    url,
    pid: child.pid ?? 0,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of output) {
    text += String(chunk);
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
    if (url) {
      output.resume();
      return url;
    }
  }
  throw new Error(`The site did not start:\n${text}`);
}

async function bareNodeMs(): Promise<number> {
  const startedAt = performance.now();
  await new Promise((resolve) => spawn(process.execPath, ['-e', '0']).once('exit', resolve));
  return performance.now() - startedAt;
}
