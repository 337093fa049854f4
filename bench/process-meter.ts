import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';
import { settledMemory } from './settled-memory.ts';

// Loaded into a site by NODE_OPTIONS. At SIGUSR2 it prints how long the event loop stood still since the last time, and its memory.

/** Milliseconds between two looks at the event loop. */
const RESOLUTION_MS = 1;

export interface Metered {
  blockedMs: number;
  residentBytes: number;
}

if (isMainThread) {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  process.on('SIGUSR2', async () => {
    const blockedMs = delays.max / 1e6 - RESOLUTION_MS;
    const { resident } = await settledMemory();
    const metered: Metered = { blockedMs, residentBytes: resident };
    // The collection of garbage above was asked for and is not counted.
    setTimeout(() => {
      delays.reset();
      process.stdout.write(`\nmetered ${JSON.stringify(metered)}\n`);
    }, 2 * RESOLUTION_MS);
  });
}
