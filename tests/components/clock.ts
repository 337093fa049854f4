import { vi } from 'vitest';

/** Not the frames and idle times of the browser, which nothing waits for. */
const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;

/** From here on the timers of the product go by `pass` alone. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: [...TIMERS] });
  // Faked as a whole it would lose the marks of the page.
  const begun = performance.now() - Date.now();
  vi.spyOn(performance, 'now').mockImplementation(() => begun + Date.now());
}

export function startClock(): void {
  // What gathers for some milliseconds would gather for ever.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(100);
  vi.useRealTimers();
  vi.restoreAllMocks();
}

export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}
