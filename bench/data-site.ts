import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { type ServedSite, serveSite } from '#tests/support/served-site.ts';
import { createEmptyDatabase } from './empty-database.ts';
import { type Headers, operatorHeaders } from './operator-headers.ts';
import type { Metered } from './process-meter.ts';

const METER = pathToFileURL(fileURLToPath(new URL('process-meter.ts', import.meta.url))).href;
const METERED = /^metered (.*)$/gm;
const READ_PAUSE_MS = 5;
export const MIB = 1024 * 1024;
/** Pages of facts that stay in memory. */
const CACHED = ['/items/655', '/skills/1', '/maps/22', '/items/1', '/monsters', '/recipe'];

export interface DataSites {
  /** Where the operator edits, and another process of the same site. */
  edited: ServedSite;
  read: ServedSite;
  /** Of an administrator, at both. */
  headers: Headers;
}

/** Runs a measurement beside two processes over one database with the project's facts. */
export async function withDataSites<Result>(measure: (sites: DataSites) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'data-bench-'));
  // An embedded server that root starts runs as another user, who must be able to enter.
  await chmod(folder, 0o755);
  const log = createConsoleLog('warn');
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log, testMode: true });
  const sites: ServedSite[] = [];
  try {
    const url = await createEmptyDatabase(postgres.url, 'sites');
    const settings = { DATABASE_URL: url, NODE_ENV: 'production', RATE_LIMIT_SCALE: '100000' };
    // The first start imports the facts, which takes memory of its own.
    await (await serveSite(settings)).stop();
    for (let nth = 0; nth < 2; nth += 1)
      sites.push(await serveSite({ ...settings, NODE_OPTIONS: `--import=${METER}` }));
    const [edited, read] = sites as [ServedSite, ServedSite];
    const headers = await operatorHeaders(edited, url, { name: '고치는이', level: OPERATOR_LEVEL.administrator });
    return await measure({ edited, read, headers });
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Since the last call for this site. */
export async function meter({ pid, output }: ServedSite): Promise<Metered> {
  const before = output().match(METERED)?.length ?? 0;
  process.kill(pid, 'SIGUSR2');
  for (;;) {
    const lines = [...output().matchAll(METERED)];
    const last = lines.at(-1)?.[1];
    if (lines.length > before && last !== undefined) return JSON.parse(last) as Metered;
    await delay(20);
  }
}

/** Linux only: `NaN` elsewhere. */
export async function residentBytes({ pid }: ServedSite): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024;
}

/** Milliseconds of each answer to one reader after another, until the work is done, or for this long. */
export async function readCached({ origin }: ServedSite, until: number | Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  const done = typeof until === 'number' ? delay(until) : until;
  void done.finally(() => {
    isDone = true;
  });
  for (let nth = 0; !isDone; nth += 1) {
    const startedAt = performance.now();
    await (await fetch(origin + (CACHED[nth % CACHED.length] ?? '/'))).arrayBuffer();
    times.push(performance.now() - startedAt);
    await delay(READ_PAUSE_MS);
  }
  return times;
}

export async function sendJson<Answer>(
  { origin }: ServedSite,
  headers: Headers,
  { method = 'POST', path, body }: { method?: string; path: string; body?: unknown },
): Promise<{ status: number; answer: Answer }> {
  const sent = await fetch(origin + path, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: sent.status, answer: (await sent.json()) as Answer };
}
