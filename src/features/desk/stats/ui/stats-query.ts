import { defineLiveQuery } from '#platform/client/live-query.ts';
import { getStats } from '../stats.contract.ts';
import type { StatsPeriod } from '../stats.params.ts';

const FRESH_MS = 60_000;

/** Periods between which an operator goes back and forth are not counted again. */
export const statsQuery = defineLiveQuery({
  endpoint: getStats,
  key: ({ from, to, by }: StatsPeriod) => ['desk', 'stats', from, to, by],
  request: ({ from, to, by }) => ({ query: { from, to, by } }),
  staleTime: FRESH_MS,
});
