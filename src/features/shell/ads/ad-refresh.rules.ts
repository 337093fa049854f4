/** Window width in px (product.md §9). */
const REFRESH_FROM = 640;
/** Milliseconds on the page that is left. */
export const REFRESH_AFTER_MS = 30_000;

export interface PageChange {
  readonly from: string;
  readonly to: string;
  readonly windowWidth: number;
  readonly hasVisibleSlot: boolean;
  /** Milliseconds on the page that is left, counted by `AdClock`. */
  readonly countedMs: number;
}

export function refreshesAds({ from, to, windowWidth, hasVisibleSlot, countedMs }: PageChange): boolean {
  return from !== to && hasVisibleSlot && windowWidth >= REFRESH_FROM && countedMs >= REFRESH_AFTER_MS;
}
