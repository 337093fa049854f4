import { setTimeout as delay } from 'node:timers/promises';
import type { FactImport } from '#features/game-data/editing/fact-import.contract.ts';
import { type DataSites, MIB, readCached, residentBytes, withDataSites } from './data-site.ts';
import { type BenchResult, p99, resultOf } from './harness.ts';

const FILE_BYTES = 16 * MIB;
const FIRST_ID = 100_000;
const QUIET_MS = 15_000;
const SETTLED_MS = 8_000;
const SAMPLE_MS = 20;

/** A file of the greatest size that is taken, beside others who read the site. */
export default async function uploading(): Promise<BenchResult[]> {
  return withDataSites(async (sites) => {
    const { edited } = sites;
    await delay(SETTLED_MS);
    await readCached(edited, SETTLED_MS);
    const quiet = await readCached(edited, QUIET_MS);
    const idleBytes = await residentBytes(edited);
    const uploaded = measureUpload(sites);
    const peak = peakBytes(sites, uploaded);
    const busy = await readCached(edited, uploaded);
    const { ms } = await uploaded;
    return [
      resultOf({
        name: 'a file of 16 MiB, answered ÷ others’ cached pages, p99',
        unit: 'ms',
        ours: ms,
        baseline: p99(busy),
        target: { atMost: 6_000 },
      }),
      resultOf({
        name: 'memory while it is read, above idle ÷ the file',
        unit: 'MiB',
        ours: ((await peak) - idleBytes) / MIB,
        baseline: FILE_BYTES / MIB,
        target: { atMost: 200 },
      }),
      resultOf({
        name: 'cached pages, p99, while it is read ÷ quiet',
        unit: 'ms',
        ours: p99(busy),
        baseline: p99(quiet),
        target: { ratioAtMost: 2 },
      }),
    ];
  });
}

/** Ports that no set has; all of them are read and checked. */
function largeFile(): Buffer {
  const lines = ['id,sourceMap,x,y,destinationMap,destX,destY,minLevel,source,confidence'];
  let bytes = 0;
  for (let id = FIRST_ID; ; id += 1) {
    const line = `${id},632,${id % 200},${Math.floor(id / 200) % 200},634,${id % 190},28,,fb,medium`;
    bytes += line.length + 1;
    if (bytes > FILE_BYTES - MIB / 1024) return Buffer.from(`${lines.join('\n')}\n`);
    lines.push(line);
  }
}

async function measureUpload({ edited, headers }: DataSites): Promise<{ ms: number }> {
  const body = new Uint8Array(largeFile());
  const startedAt = performance.now();
  const answer = await fetch(`${edited.origin}/api/operator/data/imports?mode=merge&entity=ports&name=ports.csv`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/csv' },
    body,
  });
  const read = (await answer.json()) as FactImport;
  const ms = performance.now() - startedAt;
  if (answer.status !== 201) throw new Error(`The file was answered ${answer.status}: ${JSON.stringify(read)}`);
  return { ms };
}

async function peakBytes({ edited }: DataSites, until: Promise<unknown>): Promise<number> {
  let peak = 0;
  let isDone = false;
  void until.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    peak = Math.max(peak, await residentBytes(edited));
    await delay(SAMPLE_MS);
  }
  return peak;
}
