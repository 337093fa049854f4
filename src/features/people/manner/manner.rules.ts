import { ACCOUNT_AGE_MS, AGAIN_AFTER_MS, GIVE_WITHIN_MS } from './manner.limits.ts';

/** NOT_CONFIRMED, NOT_TOGETHER: what was done together is not enough (yet). */
export type MannerRefusal = 'NEW_ACCOUNT' | 'TOO_SOON' | 'TOO_LATE' | 'NOT_CONFIRMED' | 'NOT_TOGETHER';

export interface MannerCase {
  readonly now: Date;
  /** When the giver's account was made. */
  readonly giverSince: Date;
  /** The last one from this giver to this receiver. */
  readonly lastGivenAt: Date | null;
  /** When the trade was confirmed, or the party ended; null: it still runs. */
  readonly endedAt: Date | null;
}

/** Undefined: allowed. */
export function mannerRefusal({ now, giverSince, lastGivenAt, endedAt }: MannerCase): MannerRefusal | undefined {
  const ago = (at: Date) => now.getTime() - at.getTime();
  if (ago(giverSince) < ACCOUNT_AGE_MS) return 'NEW_ACCOUNT';
  if (endedAt !== null && ago(endedAt) > GIVE_WITHIN_MS) return 'TOO_LATE';
  return lastGivenAt !== null && ago(lastGivenAt) < AGAIN_AFTER_MS ? 'TOO_SOON' : undefined;
}
