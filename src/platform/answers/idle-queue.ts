const QUIET_MS = 1500;

const waiting: (() => Promise<void>)[] = [];
let isRunning = false;

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
      // The work is optional: the unoptimized body is still served.
    }
  }
  isRunning = false;
}
