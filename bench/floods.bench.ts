import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { signInRemotely } from '#tests/support/sign-in-remotely.ts';
import { type BenchResult, resultOf, type ServerProcess, serverFile, startServer } from './harness.ts';

const CONNECTIONS = 50;
const WRITERS = 3;
const WRITE_PAUSE_MS = 40;
const READ_PAUSE_MS = 10;
const WARM_UP_MS = 1500;
const MEASURED_MS = Number(process.env.BENCH_FLOOD_MS ?? 8000);
/** No trade changes it. */
const CACHED = '/skills/1';
const SETTINGS = { RATE_LIMIT_SCALE: '100000', TRUST_PROXY: '1' };

interface Visit {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  agent: Agent;
}

interface Visited {
  status: number;
  ms: number;
}

interface Measured {
  writes: number[];
  cached: number[];
  flood: Map<number, number>;
}

/** What others notice while somebody asks for pages that nobody asked for before. */
export default async function floods(): Promise<BenchResult[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'baramnaru-bench-'));
  const server = await startServer(serverFile('market'), {
    args: ['kept', '/trade'],
    env: { DATA_DIR: dataDir, ...SETTINGS },
  });
  try {
    const writers: string[] = [];
    for (let writer = 0; writer < WRITERS; writer += 1) writers.push(await cookieOf(server, `물결${'가나다'[writer]}`));
    const quiet = await measure(server, writers, undefined);
    const one = await measure(server, writers, () => '203.0.113.1');
    const many = await measure(server, writers, (connection) => `203.0.113.${connection}`);
    return [...rows('one address', one, quiet), ...rows('fifty addresses', many, quiet)];
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function rows(who: string, { writes, cached, flood }: Measured, quiet: Measured): BenchResult[] {
  const answers = [...flood].map(([status, count]) => `${count} × ${status}`).join(', ');
  return [
    resultOf({
      name: `writes of others, p50, flood of ${who} ÷ none (${answers})`,
      unit: 'ms',
      ours: share(writes, 0.5),
      baseline: share(quiet.writes, 0.5),
      target: { atMost: 60 },
    }),
    resultOf({
      name: `cached pages, p99, flood of ${who} ÷ none`,
      unit: 'ms',
      ours: share(cached, 0.99),
      baseline: share(quiet.cached, 0.99),
      target: { atMost: 40 },
    }),
  ];
}

async function measure(
  server: ServerProcess,
  writers: readonly string[],
  floodFrom: ((connection: number) => string) | undefined,
): Promise<Measured> {
  const measured: Measured = { writes: [], cached: [], flood: new Map() };
  const stop = new AbortController();
  let isMeasured = false;
  const until = async (agent: Agent, work: (agent: Agent) => Promise<void>) => {
    while (!stop.signal.aborted) await work(agent);
  };
  const flooding = Array.from({ length: floodFrom ? CONNECTIONS : 0 }, (_, connection) =>
    until(newAgent(), async (agent) => {
      const headers = { 'x-forwarded-for': floodFrom?.(connection) ?? '' };
      const { status } = await visit(server, { path: `/trade?q=${someWord()}`, headers, agent });
      if (isMeasured) measured.flood.set(status, (measured.flood.get(status) ?? 0) + 1);
    }),
  );
  const writing = writers.map((cookie, writer) =>
    until(newAgent(), async (agent) => {
      const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
      const price = 1000 + Math.floor(Math.random() * 1e6);
      const body = JSON.stringify({ itemId: 655 + writer, tradeType: 2, price, gameServer: 1 });
      const { status, ms } = await visit(server, { method: 'POST', path: '/api/trades', headers, body, agent });
      if (status !== 201) throw new Error(`A write was answered ${status}`);
      if (isMeasured) measured.writes.push(ms);
      await delay(WRITE_PAUSE_MS);
    }),
  );
  const reading = until(newAgent(), async (agent) => {
    const { ms } = await visit(server, { path: CACHED, agent });
    if (isMeasured) measured.cached.push(ms);
    await delay(READ_PAUSE_MS);
  });
  await delay(WARM_UP_MS);
  isMeasured = true;
  await Promise.race([delay(MEASURED_MS), ...writing, reading, ...flooding]);
  stop.abort();
  await Promise.all([...writing, reading, ...flooding]);
  return measured;
}

function newAgent(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 1 });
}

function visit({ url }: ServerProcess, { method = 'GET', path, headers = {}, body, agent }: Visit): Promise<Visited> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}${path}`,
      { method, agent, headers: { 'accept-encoding': 'br', ...headers } },
      (response) => {
        response.resume();
        response.once('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - startedAt }));
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

async function cookieOf({ url }: ServerProcess, nickname: string): Promise<string> {
  const cookies = await signInRemotely(url, nickname);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

function someWord(): string {
  return encodeURIComponent(Math.random().toString(36).slice(2, 8));
}

function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
