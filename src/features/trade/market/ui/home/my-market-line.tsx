import { useQuery } from '@tanstack/react-query';
import { profileTopic } from '#features/people/people.topics.ts';
import type { Me } from '#features/people/profiles/profile.contract.ts';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { call } from '#platform/client/call.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { useLive } from '#platform/client/use-live.ts';
import { Button } from '#ui/components/button.tsx';
import { countTrades } from '../../../trades/trade-endpoints.contract.ts';
import { BumpButton } from '../../../trades/ui/bump-button.tsx';
import { ownCounts, renewOwnTradesSoon } from '../../../trades/ui/own-queries.ts';
import { WATCHES } from '../../../watches/ui/public/watch-queries.ts';
import { listWatches } from '../../../watches/watch.contract.ts';

export default function MyMarketLine() {
  const state = useMe();
  return state.status === 'in' && state.me ? <MarketLine me={state.me} /> : null;
}

export function MarketLine({ me }: { me: Pick<Me, 'id' | 'pullUpAt'> }) {
  const counts = useQuery(
    { queryKey: ownCounts(me.id), queryFn: ({ signal }) => call(countTrades, { params: { id: me.id }, signal }) },
    queryClient,
  );
  const watches = useQuery({ queryKey: WATCHES, queryFn: ({ signal }) => call(listWatches, { signal }) }, queryClient);
  useLive([profileTopic(me.id)], renewOwnTradesSoon);
  const open = counts.data?.[1];
  const isLost = [counts, watches].some(
    ({ data, isError, isFetching }) => isError && !isFetching && data === undefined,
  );
  return (
    <p className="row justify-between">
      <span className="dim">
        <a href="/me/trades">내 매물 {open ?? '–'}</a>
        {' · '}
        <a href="/notifications">가격 알림 {watches.data?.length ?? '–'}</a>
      </span>
      {isLost ? (
        <Button
          size="sm"
          onClick={() => {
            void counts.refetch();
            void watches.refetch();
          }}
        >
          다시 시도
        </Button>
      ) : (
        <Action open={open} pullUpAt={me.pullUpAt} />
      )}
    </p>
  );
}

function Action({ open, pullUpAt }: { open: number | undefined; pullUpAt: string | null }) {
  // As tall as the button that follows, so that the row does not move.
  if (open === undefined) return <span className="btn sm" style={{ visibility: 'hidden' }} />;
  if (open > 0) return <BumpButton pullUpAt={pullUpAt} />;
  return (
    <a className="btn sm" href="/trade/register">
      거래 올리기
    </a>
  );
}
