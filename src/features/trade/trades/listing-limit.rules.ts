import { TRADE_STATUS } from './trade.labels.ts';
import { LISTINGS_AFTER_COMPLETION, LISTINGS_PER_HOUR, LISTINGS_WINDOW_MS } from './trade.limits.ts';

/** A listing of the same player and item. */
export interface EarlierListing {
  readonly createdAt: Date;
  readonly status: number;
}

export interface ListingCase {
  /** Sorted newest first; includes the last listing before the hour, if there is one. */
  readonly earlier: readonly EarlierListing[];
  readonly hasDurability: boolean;
  readonly now: Date;
  /** Multiplies the limits. */
  readonly scale: number;
}

/**
 * Limits an item to 6 listings an hour. Pieces with durability are sold one by one, so a listing of such an item that
 * follows a completion counts towards a limit of 20 instead.
 * @returns when the item can be listed again; undefined: now
 */
export function nextListing({ earlier, hasDurability, now, scale }: ListingCase): Date | undefined {
  const since = now.getTime() - LISTINGS_WINDOW_MS;
  const inHour = earlier.filter(({ createdAt }) => createdAt.getTime() > since);
  const most = (limit: number) => Math.max(1, Math.round(limit * scale));
  if (!hasDurability) return leaves(inHour, most(LISTINGS_PER_HOUR));
  const [latest] = earlier;
  const all = leaves(inHour, most(LISTINGS_AFTER_COMPLETION));
  if (latest?.status === TRADE_STATUS.completed) return all;
  const others = inHour.filter((_, index) => earlier[index + 1]?.status !== TRADE_STATUS.completed);
  return later(all, leaves(others, most(LISTINGS_PER_HOUR)));
}

/** Returns the time at which fewer than `limit` listings remain within the hour. */
function leaves(listings: readonly EarlierListing[], limit: number): Date | undefined {
  const oldest = listings[limit - 1];
  return oldest && new Date(oldest.createdAt.getTime() + LISTINGS_WINDOW_MS);
}

function later(one: Date | undefined, other: Date | undefined): Date | undefined {
  if (!one || !other) return one ?? other;
  return one > other ? one : other;
}
