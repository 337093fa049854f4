import { useEffect, useState } from 'react';
import { call } from '#platform/client/call.ts';
import type { Trade } from '../../trade.contract.ts';
import { listProfileTrades } from '../../trade-endpoints.contract.ts';

export function useOwnListing(profileId: number | undefined, itemId: number): Trade | null {
  const [listing, setListing] = useState<Trade | null>(null);
  useEffect(() => {
    setListing(null);
    if (profileId === undefined) return;
    const aborting = new AbortController();
    call(listProfileTrades, {
      params: { id: profileId },
      query: { status: 1, limit: 100 },
      signal: aborting.signal,
    })
      .then((trades) => setListing(trades.find((trade) => trade.itemId === itemId) ?? null))
      .catch(() => {
        // Only a hint; the form works without it.
      });
    return () => aborting.abort();
  }, [profileId, itemId]);
  return listing;
}
