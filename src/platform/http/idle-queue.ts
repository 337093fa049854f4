const QUIET_MS = 1500;

const waiting: (() => Promise<void>)[] = [];
let isRunning = false;

/** Runs costly polish (one piece at a time, off the main thread's way) some time after the burst that asked for it. */
export function whenIdle(task: () => Promise<void>): void {
  waiting.push(task);
  if (isRunning) return;
  isRunning = true;
  setTimeout(() => void runAll(), QUIET_MS).unref();
}

async function runAll(): Promise<void> {
  for (let task = waiting.shift(); task; task = waiting.shift()) {
    try {
      await task();
    } catch {
      // Polish only: the unpolished body keeps being served.
    }
  }
  isRunning = false;
}
