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
