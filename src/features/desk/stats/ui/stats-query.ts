import { defineLiveQuery } from '#platform/client/live-query.ts';
import { getStats } from '../stats.contract.ts';
import type { StatsPeriod } from '../stats.params.ts';

const FRESH_MS = 60_000;

/** What it costs to count is not spent again for who goes back and forth between periods. */
export const statsQuery = defineLiveQuery({
  endpoint: getStats,
  key: ({ from, to, by }: StatsPeriod) => ['desk', 'stats', from, to, by],
  request: ({ from, to, by }) => ({ query: { from, to, by } }),
  staleTime: FRESH_MS,
});
