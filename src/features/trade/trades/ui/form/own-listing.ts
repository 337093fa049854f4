import { useEffect, useState } from 'react';
import { ownApi } from '#features/people/sessions/ui/public/own-api.ts';
import type { Trade } from '../../trade.contract.ts';

/** One's own waiting trade of the item, which a new one replaces. Null: none, or not known. */
export function useOwnListing(profileId: number | undefined, itemId: number): Trade | null {
  const [listing, setListing] = useState<Trade | null>(null);
  useEffect(() => {
    setListing(null);
    if (profileId === undefined) return;
    const withChanges = new AbortController();
    ownApi<Trade[]>(`/api/trades/profiles/${profileId}?status=1&limit=100`, { signal: withChanges.signal })
      .then((trades) => setListing(trades.find((trade) => trade.itemId === itemId) ?? null))
      .catch(() => {
        // It is only a remark: without it the form works as well.
      });
    return () => withChanges.abort();
  }, [profileId, itemId]);
  return listing;
}
