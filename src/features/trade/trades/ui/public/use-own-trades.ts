import { profileTopic } from '#features/people/people.topics.ts';
import { call } from '#platform/client/call.ts';
import { defineLivePages, defineLiveQuery } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import type { OwnTrade, TradeCount, TradeStatus } from '../../trade.contract.ts';
import { asOwnTrade } from '../../trade.rules.ts';
import { tradeCursor } from '../../trade-cursor.rules.ts';
import { countTrades, listProfileTrades } from '../../trade-endpoints.contract.ts';
import { OWN_TRADES } from '../own-queries.ts';

const PAGE_ROWS = 50;
/** A bump publishes one event per trade. */
const GATHER_MS = 200;

interface OwnTradesOf {
  profileId: number;
  status: TradeStatus;
}

/** Other tabs and operators may change the same trades: where the counts are shown, the lists are read again too. */
export const ownCounts = defineLiveQuery({
  key: (profileId: number) => [...OWN_TRADES, profileId, 'count'],
  endpoint: countTrades,
  request: (id) => ({ params: { id } }),
  topics: (profileId) => [profileTopic(profileId)],
  group: () => OWN_TRADES,
  gatherMs: GATHER_MS,
});

export const ownTrades = defineLivePages({
  key: ({ profileId, status }: OwnTradesOf) => [...OWN_TRADES, profileId, 'list', status],
  async read({ profileId, status }, cursor: string | undefined, signal) {
    const query = { status, limit: PAGE_ROWS, cursor };
    return (await call(listProfileTrades, { params: { id: profileId }, query, signal })).map(asOwnTrade);
  },
  next: cursorAfter,
});

function cursorAfter(page: readonly OwnTrade[]): string | undefined {
  const last = page.at(-1);
  return last && page.length === PAGE_ROWS
    ? tradeCursor({ bumpedAt: new Date(last.bumpedAt), id: last.id })
    : undefined;
}

const NOTHING: TradeCount = { 0: 0, 1: 0, 2: 0, 3: 0 };

interface OwnCounts {
  /** Undefined: not known yet. Zero where they could not be fetched, which `isLost` tells. */
  counts: TradeCount | undefined;
  isLost: boolean;
  fetchAgain(): void;
}

export function useOwnCounts(profileId: number): OwnCounts {
  const { data, isError, isFetching, refetch } = useLiveQuery(ownCounts, profileId);
  const isLost = data === undefined && isError && !isFetching;
  return { counts: isLost ? NOTHING : data, isLost, fetchAgain: () => void refetch() };
}

export const COUNTS_LOST = '거래 수를 가져오지 못했습니다.';
