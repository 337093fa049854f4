import { setTimeout as delay } from 'node:timers/promises';
import type { ChangedFacts } from '#features/game-data/editing/fact-change.contract.ts';
import type { ServedSite } from '#tests/support/served-site.ts';
import { type DataSites, MIB, meter, readCached, sendJson, withDataSites } from './data-site.ts';
import { type BenchResult, median, p99, resultOf } from './harness.ts';
import type { Headers } from './operator-headers.ts';

const ROUNDS = 10;
const ITEM = 655;
const PAGE = `/items/${ITEM}`;
const POLL_MS = 10;
const PATIENCE_MS = 10_000;
const SETTLED_MS = 8_000;
const EDIT_PAUSE_MS = 5_000;
const LOAD_MS = 30_000;
/** After that the thread of the facts has ended. */
const IDLE_MS = 65_000;

/** Sent with each edit: the last version that changed the item, as far as is known. */
let version = 0;

/** What an edit costs, in the process of the operator and in another one. */
export default async function editing(): Promise<BenchResult[]> {
  return withDataSites(async (sites) => {
    const { edited, read, headers } = sites;
    await delay(SETTLED_MS);
    await Promise.all([meter(edited), meter(read)]);
    await readCached(edited, SETTLED_MS);
    const quietBlock = (await meter(edited)).blockedMs;
    const quiet = await readCached(read, LOAD_MS);

    const checks = await checkTimes(edited, headers);
    await saveText(edited, headers, '처음 고친 설명');
    await delay(SETTLED_MS);
    await Promise.all([meter(edited), meter(read)]);
    const shown = await shownTimes(sites);
    const busy = await besideEdits(sites);
    const blocked = await Promise.all([meter(edited), meter(read)]);

    await readCached(edited, LOAD_MS);
    await delay(IDLE_MS);
    const [rested, without] = await Promise.all([meter(edited), meter(read)]);
    return [
      resultOf({
        name: 'the whole check of an edit, p50 ÷ a cached page, p50',
        unit: 'ms',
        ours: median(checks),
        baseline: median(quiet),
        target: { atMost: 500 },
      }),
      resultOf({
        name: 'from a saved edit to its page, the slowest in another process ÷ p50 in the one that wrote it',
        unit: 'ms',
        ours: Math.max(...shown.other),
        baseline: median(shown.own),
        target: { atMost: 2_000 },
      }),
      resultOf({
        name: 'longest stall of the event loop in either process, with edits ÷ quiet',
        unit: 'ms',
        ours: Math.max(...blocked.map(({ blockedMs }) => blockedMs)),
        baseline: quietBlock,
        target: { atMost: 50 },
      }),
      resultOf({
        name: 'cached pages, p99, with an edit every 5 s ÷ quiet',
        unit: 'ms',
        ours: p99(busy),
        baseline: p99(quiet),
        target: { ratioAtMost: 1.5 },
      }),
      resultOf({
        name: 'memory of the process that edited, at rest ÷ of one that shows the same pages',
        unit: 'MiB',
        ours: rested.residentBytes / MIB,
        baseline: without.residentBytes / MIB,
        target: { ratioAtMost: 1.15 },
      }),
    ];
  });
}

interface Refused {
  data?: { current?: { version?: number } };
}

const editOf = (text: string) => ({
  entity: 'items',
  rowId: ITEM,
  fields: { desc: text },
  source: ['operator'],
  confidence: 'high',
  version,
});

/** Another operator's version is taken over once. */
async function sendEdit<Answer>(
  site: ServedSite,
  headers: Headers,
  { path, text, reason }: { path: string; text: string; reason?: string },
): Promise<Answer> {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const body = { edits: [editOf(text)], ...(reason !== undefined && { reason }) };
    const { status, answer } = await sendJson<Answer & Refused>(site, headers, { path, body });
    if (status === 200) return answer;
    const current = answer.data?.current?.version;
    if (status !== 409 || current === undefined)
      throw new Error(`An edit was answered ${status}: ${JSON.stringify(answer)}`);
    version = current;
  }
  throw new Error('The item is edited by another');
}

async function saveText(site: ServedSite, headers: Headers, text: string): Promise<void> {
  const path = '/api/operator/data/edits';
  const answer = await sendEdit<ChangedFacts>(site, headers, { path, text, reason: '측정' });
  version = answer.version ?? version;
}

async function checkTimes(site: ServedSite, headers: Headers): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const startedAt = performance.now();
    await sendEdit(site, headers, { path: '/api/operator/data/check', text: `살펴본 설명 ${round}` });
    // The first one starts the thread and reads all facts.
    if (round > 0) times.push(performance.now() - startedAt);
  }
  return times;
}

async function shownTimes({ edited, read, headers }: DataSites): Promise<{ own: number[]; other: number[] }> {
  const times = { own: [] as number[], other: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const text = `고친 설명 ${round}`;
    for (const site of [edited, read]) await (await fetch(site.origin + PAGE)).arrayBuffer();
    await saveText(edited, headers, text);
    const savedAt = performance.now();
    const [own, other] = await Promise.all([shownAfter(edited, text, savedAt), shownAfter(read, text, savedAt)]);
    times.own.push(own);
    times.other.push(other);
    await delay(POLL_MS * round);
  }
  return times;
}

async function shownAfter({ origin }: ServedSite, text: string, since: number): Promise<number> {
  while (performance.now() < since + PATIENCE_MS) {
    const page = await (await fetch(origin + PAGE)).text();
    if (page.includes(text)) return performance.now() - since;
    await delay(POLL_MS);
  }
  throw new Error(`${text} was not shown`);
}

async function besideEdits({ edited, read, headers }: DataSites): Promise<number[]> {
  const edits = async () => {
    for (let nth = 0; nth < LOAD_MS / EDIT_PAUSE_MS; nth += 1) {
      await saveText(edited, headers, `그동안 고친 설명 ${nth}`);
      await delay(EDIT_PAUSE_MS);
    }
  };
  return readCached(read, edits());
}
