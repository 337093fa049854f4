import { vi } from 'vitest';

/** Not the frames and idle times of the browser, which nothing waits for. */
const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;

/** From here on the timers of the product go by `pass` alone. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: [...TIMERS] });
}

export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}
