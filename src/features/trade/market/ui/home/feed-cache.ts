import type { Feed } from '../../feed.rules.ts';

/** Places in the history whose list is remembered. */
const MAX_STORED = 5;
const stored = new Map<string, Feed>();

/** The list as it was left at this place of the history, so that coming back finds the same rows at the same height. */
export function cachedFeed(place: string): Feed | undefined {
  return stored.get(place);
}

export function storeFeed(place: string, feed: Feed): void {
  stored.delete(place);
  stored.set(place, feed);
  const [oldest] = stored.keys();
  if (stored.size > MAX_STORED && oldest !== undefined) stored.delete(oldest);
}
