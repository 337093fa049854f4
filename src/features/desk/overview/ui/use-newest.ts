import { useState } from 'react';
import { useLive } from '#platform/client/live.ts';
import { isStaleAfter, topicsFor } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import type { Overview } from '../overview.contract.ts';
import { overviewQuery } from './overview-query.ts';

/** Returns the numbers that the page came with, until something that waits changes. */
export function useNewest(given: Overview, at: string): Overview {
  const [isBehind, setBehind] = useState(false);
  useLive(topicsFor(overviewQuery, at), (event) => {
    if (isStaleAfter(overviewQuery, event)) setBehind(true);
  });
  const { data } = useLiveQuery(overviewQuery, at, { isEnabled: isBehind, placeholder: given });
  return data ?? given;
}
