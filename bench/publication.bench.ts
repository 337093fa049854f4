import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { type ServedSite, serveSite } from '#tests/support/served-site.ts';
import { createEmptyDatabase } from './empty-database.ts';
import { type BenchResult, median, resultOf } from './harness.ts';
import { type Headers, operatorHeaders } from './operator-headers.ts';
import type { UploadOptions } from './upload-client.ts';

const ROUNDS = 8;
const POLL_MS = 10;
const PATIENCE_MS = 10_000;
const MAX_DELAY_MS = 2000;
const SCHEDULED_AHEAD_MS = 1500;
const READ_PAUSE_MS = 5;
const READ_MS = 6000;
const UPLOADERS = 2;
/** It has no figures and changes with no notice. */
const CACHED = '/skills/1';
const SIDE = { width: 7745, height: 5164 };
const EDITOR = '글쓴이';
const UPLOAD_CLIENT = fileURLToPath(new URL('upload-client.ts', import.meta.url));
const log = createConsoleLog('warn');

/** What readers notice of an operator: publications on another process of the site, and pages while pictures come in. */
export default async function publication(): Promise<BenchResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'publication-bench-'));
  // An embedded server that root starts runs as another user, who must be able to enter.
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log, testMode: true });
  const sites: ServedSite[] = [];
  try {
    const url = await createEmptyDatabase(postgres.url, 'sites');
    const open = async () => {
      const site = await serveSite({ DATABASE_URL: url, RATE_LIMIT_SCALE: '100000' });
      sites.push(site);
      return site;
    };
    const written = await open();
    const read = await open();
    const headers = await operatorHeaders(written, url, { name: EDITOR, level: OPERATOR_LEVEL.editor });
    return [...(await publications(written, read, headers)), await readsBesideUploads(written, headers)];
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function publications(written: ServedSite, read: ServedSite, headers: Headers): Promise<BenchResult[]> {
  const times = { atOnce: [] as number[], scheduled: [] as number[], own: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const own = `바로 ${round} 쓴 곳`;
    times.own.push(await shownAfter(written, own, await publish(written, headers, own)));
    const title = `바로 ${round}`;
    times.atOnce.push(await shownAfter(read, title, await publish(written, headers, title)));
    const later = new Date(Date.now() + SCHEDULED_AHEAD_MS);
    const scheduled = `예약 ${round}`;
    await publish(written, headers, scheduled, later);
    times.scheduled.push(await shownAfter(read, scheduled, later.getTime()));
  }
  const target = { atMost: MAX_DELAY_MS };
  const baseline = median(times.own);
  return [
    resultOf({
      name: 'from a publication to its page, p50, in another process ÷ in the one that wrote it',
      unit: 'ms',
      ours: median(times.atOnce),
      baseline,
      target,
    }),
    resultOf({
      name: 'the slowest of them in another process ÷ p50 in the one that wrote it',
      unit: 'ms',
      ours: Math.max(...times.atOnce),
      baseline,
      target,
    }),
    resultOf({
      name: 'from the moment of a scheduled one to its page, the slowest in another process ÷ p50 of publications',
      unit: 'ms',
      ours: Math.max(...times.scheduled),
      baseline,
      target,
    }),
  ];
}

/** @returns when it was committed at the latest, in ms since 1970 */
async function publish({ origin }: ServedSite, headers: Headers, title: string, at = new Date()): Promise<number> {
  const document = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: '점검이 있습니다.' }] }],
  };
  const answer = await fetch(`${origin}/api/notices`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ title, document, type: 1, uploadedAt: at.toISOString() }),
  });
  if (answer.status !== 201) throw new Error(`A notice was answered ${answer.status}: ${await answer.text()}`);
  await answer.json();
  return Date.now();
}

/** ms from a moment until the list of notices shows a title. */
async function shownAfter({ origin }: ServedSite, title: string, since: number): Promise<number> {
  while (Date.now() < since + PATIENCE_MS) {
    const page = await (await fetch(`${origin}/notice`)).text();
    if (page.includes(`>${title}<`)) return Math.max(0, Date.now() - since);
    await delay(POLL_MS);
  }
  throw new Error(`${title} was not shown`);
}

async function readsBesideUploads(site: ServedSite, headers: Headers): Promise<BenchResult> {
  await readFor(site, READ_MS / 3);
  const idle = await readFor(site, READ_MS);
  const uploads = await Promise.all(Array.from({ length: UPLOADERS }, () => startUploads(site, headers)));
  const busy = await readFor(site, READ_MS);
  for (const upload of uploads) upload.kill();
  return resultOf({
    name: `kept pages, p99, while pictures of ${Math.round((SIDE.width * SIDE.height) / 1e6)} megapixels come in ÷ idle`,
    unit: 'ms',
    ours: p99(busy),
    baseline: p99(idle),
    target: { ratioAtMost: 1.5 },
  });
}

/** Once its first picture is taken. */
async function startUploads({ origin }: ServedSite, headers: Headers): Promise<ChildProcess> {
  const options: UploadOptions = { url: `${origin}/api/operator/images`, headers, ...SIDE };
  const child = spawn(process.execPath, [UPLOAD_CLIENT, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

async function readFor({ origin }: ServedSite, ms: number): Promise<number[]> {
  const times: number[] = [];
  for (const until = performance.now() + ms; performance.now() < until; await delay(READ_PAUSE_MS)) {
    const startedAt = performance.now();
    await (await fetch(`${origin}${CACHED}`)).arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  return times;
}

function p99(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
}
