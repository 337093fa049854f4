import { setTimeout as delay } from 'node:timers/promises';
import { type BenchResult, compare, cpuMsAResponse, type ServerProcess, serverFile, startServer } from './harness.ts';

/** Milliseconds after its first use until a body has its final compression. */
const SETTLED_MS = 6_000;
const RETRY_AFTER_MS = 250;
const ROUNDS = 20;
const ROUND_MS = 500;
const BROTLI = { headers: { 'accept-encoding': 'br' } };

/**
 * Compressed responses of the whole site for a path, compared with `node:http` that sends the same bytes and does
 * nothing else: responses per second of each server's processor time.
 */
export async function besideSameBytes(name: string, path: string, running?: ServerProcess): Promise<BenchResult> {
  const site = running ?? (await startServer(serverFile('site'), { args: ['kept'] }));
  try {
    await untilSettled(site.url + path);
    const raw = await startServer(serverFile('same-bytes'), { args: [site.url + path] });
    try {
      // Warm-up, so that compilation is not measured.
      for (const server of [site, raw]) await cpuMsAResponse(server, path, BROTLI);
      return await compare({
        name,
        unit: '답/CPU초',
        target: { ratioAtLeast: 0.85 },
        rounds: ROUNDS,
        ours: () => answersACpuSecond(site, path),
        baseline: () => answersACpuSecond(raw, path),
      });
    } finally {
      await raw.stop();
    }
  } finally {
    if (!running) await site.stop();
  }
}

async function answersACpuSecond(server: ServerProcess, path: string): Promise<number> {
  return 1000 / (await cpuMsAResponse(server, path, { ...BROTLI, warmUpMs: 0, durationMs: ROUND_MS }));
}

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
