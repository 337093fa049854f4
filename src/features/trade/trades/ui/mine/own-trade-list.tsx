import { Button, ButtonLink } from '#ui/components/button.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState, Skeleton } from '#ui/components/states.tsx';
import { RefreshIcon } from '#ui/icons/icons.tsx';
import type { TradeStatus } from '../../trade.contract.ts';
import { TRADE_STATUS } from '../../trade-codes.ts';
import { useNow } from '../public/use-now.ts';
import { OwnTradeRow } from './own-trade-row.tsx';
import { useOwnTrades } from './use-own-trades.ts';

const NOTHING: Record<TradeStatus, string> = {
  1: '기다리는 거래가 없습니다.',
  2: '완료한 거래가 아직 없습니다.',
  3: '취소한 거래가 없습니다.',
};

export function OwnTradeList({ profileId, status }: { profileId: number; status: TradeStatus }) {
  'use memo';
  const query = useOwnTrades(profileId, status);
  const { data, isFetching, hasNextPage, fetchNextPage } = query;
  const now = useNow();
  return (
    <QueryStates
      query={{ ...query, data: data?.pages.flat() }}
      skeleton={<Skeleton rows={4} className="t two" />}
      empty={
        <EmptyState
          text={NOTHING[status]}
          action={
            <ButtonLink href={status === TRADE_STATUS.waiting ? '/trade/register' : '/trade'}>
              {status === TRADE_STATUS.waiting ? '거래 올리기' : '거래 보기'}
            </ButtonLink>
          }
        />
      }
      failed="내 거래를 가져오지 못했습니다."
      retry={
        <>
          <RefreshIcon size={16} />
          지금 다시
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
