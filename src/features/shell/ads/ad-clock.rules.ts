/** Minimum window width in pixels for refreshing ads (product.md §9). */
const REFRESH_FROM = 640;
/** Minimum time in milliseconds on the page that was left. */
export const REFRESH_AFTER_MS = 30_000;

interface PageChange {
  readonly from: string;
  readonly to: string;
  readonly windowWidth: number;
  readonly hasVisibleSlot: boolean;
  /** Milliseconds on the page that was left, counted by `AdClock`. */
  readonly countedMs: number;
}

export function refreshesAds({ from, to, windowWidth, hasVisibleSlot, countedMs }: PageChange): boolean {
  return from !== to && hasVisibleSlot && windowWidth >= REFRESH_FROM && countedMs >= REFRESH_AFTER_MS;
}

/** Milliseconds without mouse, key, scroll or touch after which the clock stands still (product.md §9). */
export const IDLE_MS = 5 * 60_000;

/** Counts the time on a page, without the time in which the visitor was idle. All times are in milliseconds. */
export interface AdClock {
  /** Time counted up to `seenAt`. */
  readonly countedMs: number;
  readonly seenAt: number;
  /** Time of the visitor's last activity. */
  readonly activeAt: number;
}

export function startAdClock(now: number): AdClock {
  return { countedMs: 0, seenAt: now, activeAt: now };
}

/** @param isActive whether the visitor was active just now */
export function windAdClock(clock: AdClock, now: number, isActive: boolean): AdClock {
  // A clock that was set back shifts the stored times along with it, and the jump is not counted.
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
