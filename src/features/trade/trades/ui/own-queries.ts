import { queryClient } from '#platform/client/query-client.ts';

const OWN_TRADES = 'own-trades';

/** How many trades of each status one has. */
export const ownCounts = (profileId: number) => [OWN_TRADES, profileId, 'count'] as const;
/** One's own trades of a status. */
export const ownTrades = (profileId: number, status: 1 | 2 | 3) => [OWN_TRADES, profileId, 'list', status] as const;

/** Asks again for what is shown of one's own trades. */
export function renewOwnTrades(): void {
  void queryClient.invalidateQueries({ queryKey: [OWN_TRADES] });
}

/** Milliseconds in which several changes are one. */
const TOGETHER_MS = 200;
let isComing = false;

/** The same for what is heard of: a pull-up tells of every trade by itself. */
export function renewOwnTradesSoon(): void {
  if (isComing) return;
  isComing = true;
  setTimeout(() => {
    isComing = false;
    renewOwnTrades();
  }, TOGETHER_MS);
}
