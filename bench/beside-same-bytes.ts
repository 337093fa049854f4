import { setTimeout as delay } from 'node:timers/promises';
import { type BenchResult, compare, measureLoad, type ServerProcess, serverFile, startServer } from './harness.ts';

/** A body is compressed as well as it will be some seconds after its first use. */
const SETTLED_MS = 6_000;
const RETRY_AFTER_MS = 250;

/** Compressed answers of the whole site at a path, beside `node:http` that answers the same bytes and does nothing else. */
export async function besideSameBytes(name: string, path: string, running?: ServerProcess): Promise<BenchResult> {
  const site = running ?? (await startServer(serverFile('site'), { args: ['kept'] }));
  try {
    await untilSettled(site.url + path);
    const raw = await startServer(serverFile('same-bytes'), { args: [site.url + path] });
    try {
      return await compare({
        name,
        unit: 'req/s',
        target: { ratioAtLeast: 0.85 },
        ours: () => requestsPerSecond(site.url + path, 'br'),
        baseline: () => requestsPerSecond(raw.url + path, 'br'),
      });
    } finally {
      await raw.stop();
    }
  } finally {
    if (!running) await site.stop();
  }
}

export async function requestsPerSecond(url: string, coding: string): Promise<number> {
  return (await measureLoad({ url, headers: { 'accept-encoding': coding }, pipelined: 1 })).perSecond;
}

/** What is measured must not change underway. */
async function untilSettled(url: string): Promise<void> {
  let bytes: string | null = null;
  for (let since = performance.now(); performance.now() - since < SETTLED_MS; await delay(RETRY_AFTER_MS)) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    const now = answer.headers.get('content-length');
    if (now !== bytes) since = performance.now();
    bytes = now;
  }
}
