import { ACCOUNT_AGE_MS, AGAIN_AFTER_MS, GIVE_WITHIN_MS } from './player-rating.limits.ts';

/**
 * NOT_CONFIRMED: the trade is not confirmed yet. NOT_TOGETHER: the two were not together in the party for long enough.
 */
export type RatingIssue = 'NEW_ACCOUNT' | 'TOO_SOON' | 'TOO_LATE' | 'NOT_CONFIRMED' | 'NOT_TOGETHER';

export interface RatingCase {
  readonly now: Date;
  /** Creation of the giver's account. */
  readonly giverSince: Date;
  /** The last compliment from this giver to this receiver; null: none. */
  readonly lastGivenAt: Date | null;
  /** Confirmation of the trade, or end of the party; null: it is still open. */
  readonly endedAt: Date | null;
}

/** Returns undefined when the compliment is allowed. */
export function validateRating({ now, giverSince, lastGivenAt, endedAt }: RatingCase): RatingIssue | undefined {
  const ago = (at: Date) => now.getTime() - at.getTime();
  if (ago(giverSince) < ACCOUNT_AGE_MS) return 'NEW_ACCOUNT';
  if (endedAt !== null && ago(endedAt) > GIVE_WITHIN_MS) return 'TOO_LATE';
  return lastGivenAt !== null && ago(lastGivenAt) < AGAIN_AFTER_MS ? 'TOO_SOON' : undefined;
}
