/** Milliseconds without mouse, key, scroll or touch after which the clock stands still (product.md §9). */
export const IDLE_MS = 5 * 60_000;

/** Counts the time on a page, but for the time in which nobody was there. All times in ms. */
export interface AdClock {
  /** Counted up to `seenAt`. */
  readonly countedMs: number;
  readonly seenAt: number;
  /** Of the last sign of the visitor. */
  readonly activeAt: number;
}

export function startAdClock(now: number): AdClock {
  return { countedMs: 0, seenAt: now, activeAt: now };
}

/** @param isActive the visitor gave a sign just now */
export function windAdClock(clock: AdClock, now: number, isActive: boolean): AdClock {
  // A clock that is set back takes what was seen along; the time in between is not counted.
  const setBackMs = Math.max(0, clock.seenAt - now);
  const activeAt = clock.activeAt - setBackMs;
  const seenAt = clock.seenAt - setBackMs;
  const until = Math.min(now, activeAt + IDLE_MS);
  return {
    countedMs: clock.countedMs + Math.max(0, until - seenAt),
    seenAt: now,
    activeAt: isActive ? now : activeAt,
  };
}
