import { invalidate } from '#platform/client/live-query.ts';

/** Begins the keys of everything that is read of the player's own trades. */
export const OWN_TRADES = ['own-trades'];

export function renewOwnTrades(): void {
  void invalidate(OWN_TRADES);
}
