import { useQuery } from '@tanstack/react-query';
import { profileTopic } from '#features/people/people.topics.ts';
import type { Me } from '#features/people/profiles/profile.contract.ts';
import { call } from '#platform/client/call.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { useLive } from '#platform/client/use-live.ts';
import { Button } from '#ui/components/button.tsx';
import { countTrades } from '../../../trades/trade-endpoints.contract.ts';
import { BumpButton } from '../../../trades/ui/bump-button.tsx';
import { ownCounts, renewOwnTradesSoon } from '../../../trades/ui/own-queries.ts';
import css from './market-home.module.css';

export default function OpenTrades({ me }: { me: Me }) {
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey: ownCounts(me.id),
      queryFn: ({ signal }) => call(countTrades, { params: { id: me.id }, signal }),
    },
    queryClient,
  );
  useLive([profileTopic(me.id)], renewOwnTradesSoon);
  if (!data && isError && !isFetching) {
    return (
      <p className="pad row small">
        <span className="grow" role="alert">
          거래 수를 가져오지 못했습니다.
        </span>
        <Button size="sm" onClick={() => void refetch()}>
          다시 시도
        </Button>
      </p>
    );
  }
  const waiting = data?.[1] ?? 0;
  return (
    <div className="pad">
      <p className={`row small ${css.open}`}>
        <a className="quiet grow" href="/me/trades">
          {data ? `거래 중 ${data[1]} · 완료 ${data[2]}` : ' '}
        </a>
        {waiting > 0 && <BumpButton pullUpAt={me.pullUpAt} />}
      </p>
      <p className="meta">
        {waiting > 0
          ? `끌올하면 거래 중인 글 ${waiting}건이 한꺼번에 맨 위로 갑니다.`
          : '매물을 올리면 여기서 한 번에 끌올할 수 있습니다.'}
      </p>
    </div>
  );
}
