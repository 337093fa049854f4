import { useEffect, useState } from 'react';
import { useLive } from '#platform/client/live.ts';
import { invalidate, isStaleAfter, topicsFor } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import type { Overview } from '../overview.contract.ts';
import { overviewQuery } from './overview-query.ts';

/**
 * Returns nothing, since the page came with it all, until something that waits has changed.
 * @param everyMs reads it at these times too, for no event says what the servers do; not in a tab that nobody sees
 */
export function useNewest(at: string, everyMs?: number): Overview | undefined {
  const [isBehind, setBehind] = useState(false);
  useLive(topicsFor(overviewQuery, at), (event) => {
    if (isStaleAfter(overviewQuery, event)) setBehind(true);
  });
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      setBehind(true);
      void invalidate(overviewQuery.key(at));
    }, everyMs);
    return () => clearInterval(timer);
  }, [at, everyMs]);
  return useLiveQuery(overviewQuery, at, { isEnabled: isBehind }).data;
}
