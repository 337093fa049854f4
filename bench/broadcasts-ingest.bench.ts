import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BroadcastHeat, IngestAnswer } from '#features/community/broadcasts/broadcast.contract.ts';
import { broadcastTopics } from '#features/community/broadcasts/broadcast.topics.ts';
import { type BenchResult, p99, resultOf, serverFile, startServer } from './harness.ts';
import type { Moments } from './live-listeners.ts';
import { startListeners } from './start-listeners.ts';

const KEY = 'bench-collector-key-0123';
const LISTENERS = 1000;
const KEYWORDS = 10_000;
const SECONDS = Number(process.env.BENCH_INGEST_S ?? 60);
const QUIET_MS = 15_000;
const EVERY_MS = 500;
const BATCH = 25;
const FULL_BATCH = 500;
const CHANNELS = 20;
const DUPLICATES = 2;
const TOO_LONG = 201;
const READ_PAUSE_MS = 10;
const CACHED_PAGE = '/items/655';
const API = '/api/items/1';
const TARGET_MS = 500;

type Reads = Record<'page' | 'api', number[]>;

/** What listeners and readers notice while shouts come in, and whether each is stored. */
export default async function broadcastsIngest(): Promise<BenchResult[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'baramnaru-bench-'));
  const server = await startServer(serverFile('market'), {
    args: ['kept', '/trade'],
    env: {
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '100000',
      BROADCAST_INGEST_KEY: KEY,
      BENCH_KEYWORDS: String(KEYWORDS),
    },
  });
  try {
    const { url } = server;
    const before = await storedIn(url);
    const listeners = await startListeners({
      url,
      count: LISTENERS,
      topic: broadcastTopics.all,
      numberIn: '#(\\d+);',
    });
    const quiet = await readWhile(url, () => delay(QUIET_MS));
    const ingested = { expected: 0, answered: 0, moments: {} as Moments };
    const busy = await readWhile(url, () => ingest(url, ingested));
    await delay(1000);
    const live = await listeners.sendRequest(ingested.moments);
    listeners.stop();
    const events = Object.keys(ingested.moments).length;
    if (live.received !== LISTENERS * events) {
      throw new Error(`${live.received} times an event was heard instead of ${LISTENERS * events}`);
    }
    const stored = (await storedIn(url)) - before;
    if (stored !== ingested.answered) throw new Error(`${stored} were stored, ${ingested.answered} were answered`);
    const setting = `${BATCH / (EVERY_MS / 1000)} shouts a second`;
    return [
      resultOf({
        name: `${setting}: stored ÷ sent without duplicates and refused`,
        unit: 'shouts',
        ours: stored,
        baseline: ingested.expected,
        target: { ratioAtLeast: 1 },
      }),
      resultOf({
        name: `${setting}, ${LISTENERS} listeners: sent to heard, p99 ÷ p50`,
        unit: 'ms',
        ours: live.p99,
        baseline: live.p50,
        target: { atMost: TARGET_MS },
      }),
      ...(['page', 'api'] as const).map((what) =>
        resultOf({
          name: `${what === 'page' ? 'cached page' : API}, p99, ${setting} ÷ none`,
          unit: 'ms',
          ours: p99(busy[what]),
          baseline: p99(quiet[what]),
          target: { ratioAtMost: 1.5 },
        }),
      ),
    ];
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function ingest(url: string, ingested: { expected: number; answered: number; moments: Moments }): Promise<void> {
  const startedAt = performance.now();
  const batches = (SECONDS * 1000) / EVERY_MS;
  let earlier: object[] = [];
  for (let nth = 0; nth < batches; nth += 1) {
    await delay(Math.max(0, startedAt + nth * EVERY_MS - performance.now()));
    const size = nth === batches / 2 ? FULL_BATCH : BATCH;
    const repeated = earlier.slice(0, DUPLICATES);
    const fresh = Array.from({ length: size - repeated.length - 1 }, (_, at) => shoutOf(nth, at));
    const refused = { ...shoutOf(nth, size), message: '긴'.repeat(TOO_LONG) };
    ingested.moments[nth] = performance.timeOrigin + performance.now();
    const answer = await send(url, [...fresh, ...repeated, refused]);
    if (answer.duplicates !== repeated.length || answer.refused.length !== 1) {
      throw new Error(`A batch was answered ${JSON.stringify(answer)}`);
    }
    ingested.expected += fresh.length;
    ingested.answered += answer.stored;
    earlier = fresh;
  }
}

function shoutOf(nth: number, at: number): object {
  const number = nth * FULL_BATCH + at;
  return {
    at: new Date().toISOString(),
    channel: 1 + (at % CHANNELS),
    name: `외침꾼${number % 5000}`,
    message: `현철중검 ${1 + (number % 400)}만 팝니다 말씀${number % 1_000_000}번 #${nth};`,
  };
}

async function send(url: string, messages: readonly object[]): Promise<IngestAnswer> {
  const answer = await fetch(`${url}/api/broadcasts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-ingest-key': KEY },
    body: JSON.stringify({ source: 'bench', gameServer: 1, messages }),
  });
  if (!answer.ok) throw new Error(`A batch was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as IngestAnswer;
}

async function storedIn(url: string): Promise<number> {
  const { channels } = (await (await fetch(`${url}/api/broadcasts/heat`)).json()) as BroadcastHeat;
  return channels.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0);
}

async function readWhile(url: string, work: () => Promise<unknown>): Promise<Reads> {
  const reads: Reads = { page: [], api: [] };
  let isDone = false;
  const read = async (path: string, times: number[]) => {
    while (!isDone) {
      const startedAt = performance.now();
      const answer = await fetch(url + path);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
      times.push(performance.now() - startedAt);
      await delay(READ_PAUSE_MS);
    }
  };
  const reading = [read(CACHED_PAGE, reads.page), read(API, reads.api)];
  try {
    await Promise.race([work(), ...reading]);
  } finally {
    isDone = true;
  }
  await Promise.all(reading);
  return reads;
}
