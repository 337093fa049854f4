import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '#platform/client/call.ts';
import { queryClient } from '#platform/client/query-client.ts';
import type { OwnTrade, TradeCount, TradeStatus } from '../../trade.contract.ts';
import { asOwnTrade } from '../../trade.rules.ts';
import { tradeCursor } from '../../trade-cursor.rules.ts';
import { countTrades, listProfileTrades } from '../../trade-endpoints.contract.ts';
import { ownCounts, ownTrades } from '../own-queries.ts';

const PAGE_ROWS = 50;

const NOTHING: TradeCount = { 0: 0, 1: 0, 2: 0, 3: 0 };

interface OwnCounts {
  /** Undefined: not known yet. Zero where they could not be fetched, which `isLost` tells. */
  counts: TradeCount | undefined;
  isLost: boolean;
  fetchAgain(): void;
}

export function useOwnCounts(profileId: number): OwnCounts {
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey: ownCounts(profileId),
      queryFn: ({ signal }) => call(countTrades, { params: { id: profileId }, signal }),
    },
    queryClient,
  );
  const isLost = data === undefined && isError && !isFetching;
  return { counts: isLost ? NOTHING : data, isLost, fetchAgain: () => void refetch() };
}

export const COUNTS_LOST = '거래 수를 가져오지 못했습니다.';

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
