import type { Feed } from '../../feed.rules.ts';

/** Places in the history whose list is remembered. */
const MAX_STORED = 5;
const kept = new Map<string, Feed>();

/** The list as it was left at this place of the history, so that coming back finds the same rows at the same height. */
export function cachedFeed(place: string): Feed | undefined {
  return kept.get(place);
}

export function storeFeed(place: string, feed: Feed): void {
  kept.delete(place);
  kept.set(place, feed);
  const [oldest] = kept.keys();
  if (kept.size > MAX_STORED && oldest !== undefined) kept.delete(oldest);
}
