import { renewQueries } from '#platform/client/query-client.ts';

const OWN_TRADES = 'own-trades';

export const ownCounts = (profileId: number) => [OWN_TRADES, profileId, 'count'] as const;
export const ownTrades = (profileId: number, status: 1 | 2 | 3) => [OWN_TRADES, profileId, 'list', status] as const;

export function renewOwnTrades(): void {
  void renewQueries([OWN_TRADES]);
}

const TOGETHER_MS = 200;
let isComing = false;

/** Debounced: a bump publishes one event per trade. */
export function renewOwnTradesSoon(): void {
  if (isComing) return;
  isComing = true;
  setTimeout(() => {
    isComing = false;
    renewOwnTrades();
  }, TOGETHER_MS);
}
