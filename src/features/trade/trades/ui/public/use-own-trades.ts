import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '#platform/client/call.ts';
import { queryClient } from '#platform/client/query-client.ts';
import type { OwnTrade, TradeCount, TradeStatus } from '../../trade.contract.ts';
import { asOwnTrade } from '../../trade.rules.ts';
import { tradeCursor } from '../../trade-cursor.rules.ts';
import { countTrades, listProfileTrades } from '../../trade-endpoints.contract.ts';
import { ownCounts, ownTrades } from '../own-queries.ts';

const PAGE_ROWS = 50;

export function useOwnCounts(profileId: number): TradeCount | undefined {
  const { data } = useQuery(
    {
      queryKey: ownCounts(profileId),
      queryFn: ({ signal }) => call(countTrades, { params: { id: profileId }, signal }),
    },
    queryClient,
  );
  return data;
}

export function useOwnTrades(profileId: number, status: TradeStatus) {
  return useInfiniteQuery(
    {
      queryKey: ownTrades(profileId, status),
      queryFn: async ({ signal, pageParam }) => {
        const trades = await call(listProfileTrades, {
          params: { id: profileId },
          query: { status, limit: PAGE_ROWS, cursor: pageParam || undefined },
          signal,
        });
        return trades.map(asOwnTrade);
      },
      initialPageParam: '',
      getNextPageParam: cursorAfter,
    },
    queryClient,
  );
}

function cursorAfter(page: readonly OwnTrade[]): string | undefined {
  const last = page.at(-1);
  return last && page.length === PAGE_ROWS
    ? tradeCursor({ bumpedAt: new Date(last.bumpedAt), id: last.id })
    : undefined;
}
