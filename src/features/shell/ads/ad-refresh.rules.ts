/** Minimum window width in pixels for refreshing ads (product.md §9). */
const REFRESH_FROM = 640;
/** Minimum time in milliseconds on the page that was left. */
export const REFRESH_AFTER_MS = 30_000;

export interface PageChange {
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
