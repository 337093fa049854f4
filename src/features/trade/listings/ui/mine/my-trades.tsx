import { useEffect } from 'react';
import type { Me } from '#features/people/profiles/profile.contract.ts';
import { useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { useNow } from '#platform/client/use-now.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Segmented } from '#ui/components/choices.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState, Skeleton } from '#ui/components/states.tsx';
import { RefreshIcon } from '#ui/icons/icons.tsx';
import { ShoutForm } from '../../../shouts/ui/public/shout-form.tsx';
import type { TradeCount, TradeStatus } from '../../../trades/trade.contract.ts';
import { STATUS_LABELS, TRADE_STATUS } from '../../../trades/trade.labels.ts';
import { BumpButton } from '../../../trades/ui/bump-button.tsx';
import { renewOwnTrades } from '../../../trades/ui/own-queries.ts';
import { COUNTS_LOST, ownTrades, useOwnCounts } from '../../../trades/ui/public/use-own-trades.ts';
import { myTradesParams } from '../../trade-page.params.ts';
import { followRowKeys } from '../public/row-keys.ts';
import css from './my-trades.module.css';
import { OwnTradeRow } from './own-trade-row.tsx';

const NOTHING: Record<TradeStatus, string> = {
  1: '거래 중인 글이 없습니다. 사자후 문구를 붙여 넣으면 매물이 됩니다.',
  2: '완료한 거래가 아직 없습니다.',
  3: '취소한 거래가 없습니다.',
};

function useOwnTradeList(profileId: number, status: TradeStatus) {
  return useLivePages(ownTrades, { profileId, status });
}

function OwnTradeList({ query, status }: { query: ReturnType<typeof useOwnTradeList>; status: TradeStatus }) {
  'use memo';
  const { isFetching, hasNextPage, fetchNextPage } = query;
  const now = useNow();
  return (
    <QueryStates
      // The counts above the list come from the same query.
      query={{ ...query, refetch: renewOwnTrades }}
      skeleton={<Skeleton rows={4} className="t two" />}
      empty={
        <EmptyState
          text={NOTHING[status]}
          action={
            status === TRADE_STATUS.waiting ? (
              <>
                <ShoutForm />
                <a href="/trade/register">아이템을 골라 올리기</a>
              </>
            ) : (
              <ButtonLink href="/trade">거래 보기</ButtonLink>
            )
          }
        />
      }
      failed="내 거래를 가져오지 못했습니다."
      retry={
        <>
          <RefreshIcon size={16} />
          다시 시도
        </>
      }
    >
      {(trades) => (
        <>
          <ul className="lines lit">
            {trades.map((trade) => (
              <OwnTradeRow key={trade.id} trade={trade} now={now} />
            ))}
          </ul>
          {hasNextPage && (
            <div className="pad">
              <Button full aria-disabled={isFetching} onClick={() => void fetchNextPage()}>
                {isFetching ? '가져오는 중' : '이전 거래'}
              </Button>
            </div>
          )}
        </>
      )}
    </QueryStates>
  );
}

const STATUSES: readonly TradeStatus[] = [1, 2, 3];

export default function MyTrades({ status }: { status: TradeStatus }) {
  const state = useMe();
  if (state.status !== 'in') return null;
  if (state.me) return <OwnTradesByStatus me={state.me} status={status} />;
  return (
    <EmptyState
      text="캐릭터를 만들면 거래를 올릴 수 있습니다."
      action={
        <ButtonLink href="/confirm" tone="primary">
          캐릭터 만들기
        </ButtonLink>
      }
    />
  );
}

function OwnTradesByStatus({ me, status }: { me: Me; status: TradeStatus }) {
  'use memo';
  const { counts, isLost, fetchAgain } = useOwnCounts(me.id);
  const query = useOwnTradeList(me.id, status);
  useEffect(() => followRowKeys(), []);
  return (
    <>
      <header className={css.head}>
        <Segmented className={css.tabs} label="상태" choices={STATUSES.map((one) => toTab(one, status, counts))} />
        {status === TRADE_STATUS.waiting && (counts?.[1] ?? 0) > 0 && (
          <span className="row ml-auto">
            <span className="meta wide">거래 중인 글 {counts?.[1]}건을 한꺼번에 맨 위로</span>
            <BumpButton pullUpAt={me.pullUpAt} />
          </span>
        )}
      </header>
      {/* The list shows its own error. */}
      {isLost && query.data !== undefined && (
        <p className="pad row small">
          <span className="grow" role="alert">
            {COUNTS_LOST}
          </span>
          <Button size="sm" onClick={fetchAgain}>
            다시 시도
          </Button>
        </p>
      )}
      <OwnTradeList key={status} query={query} status={status} />
    </>
  );
}

function toTab(status: TradeStatus, current: TradeStatus, counts: TradeCount | undefined) {
  const href = myTradesParams.link('/me/trades', { status });
  return { href, label: `${STATUS_LABELS[status]} ${counts?.[status] ?? ''}`.trim(), current: status === current };
}
