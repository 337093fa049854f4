/** What has just happened, as `/api/live` tells it. `resync`: something may have been missed, so read again. */
export interface LiveEvent {
  topic: string;
  /** `trade.created`, `quote.changed`, …, or `resync`. */
  type: string;
  data: unknown;
}

/**
 * Hears of the topics until the returned function is called; before the page is loaded and while the line is down nothing is
 * heard, and a `resync` comes after a line that was down for too long.
 */
export function onLive(_topics: readonly string[], _listener: (event: LiveEvent) => void): () => void {
  return () => {};
}
