import { Suspense, useState } from 'react';
import { TRADE_TAGS } from '#features/people/player-ratings/player-rating.limits.ts';
import { RatingForm } from '#features/people/player-ratings/ui/public/rating-form.tsx';
import { showError } from '#features/people/require-login/ui/public/require-player.ts';
import { call } from '#platform/client/call.ts';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { formatDate } from '#shared/korean/dates.ts';
import { Button } from '#ui/components/button.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { QueryStates } from '#ui/components/query-states.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import { confirmTrade, getOwnDeal, type OwnDeal } from '../../../trades/counterpart.contract.ts';
import { ANSWER_LABELS, ownerLine } from '../../../trades/counterpart.labels.ts';
import type { ListedTrade } from '../../../trades/trade.contract.ts';
import { rateTradePlayer } from '../../../trades/trade-rating.contract.ts';

const NameDialog = partOnDemand(() => import('../mine/name-dialog.tsx'));

interface OwnDealProps {
  trade: ListedTrade;
  onChanged: () => void;
}

export const ownDeal = defineLiveQuery({
  key: ({ id, updatedAt }: Pick<ListedTrade, 'id' | 'updatedAt'>) => ['own-deal', id, updatedAt],
  endpoint: getOwnDeal,
  request: ({ id }) => ({ params: { id } }),
});

/** The deal of a completed trade, for its owner and the named counterpart; empty for others. */
export default function OwnDealPart({ trade, onChanged }: OwnDealProps) {
  const query = useLiveQuery(ownDeal, trade);
  const changed = () => {
    void query.refetch();
    onChanged();
  };
  return (
    <QueryStates query={query} skeleton={null} failed="거래 상대를 가져오지 못했습니다." retry="다시 시도">
      {(deal) => {
        if (!deal) return null;
        const Part = deal.role === 'owner' ? OwnerPart : CounterpartPart;
        return (
          <>
            <Part trade={trade} deal={deal} onChanged={changed} />
            {deal.mayGiveManner && (
              <RatingForm
                tags={TRADE_TAGS}
                receiver={deal.role === 'owner' ? `${deal.name ?? '상대'}님` : '올린 사람'}
                send={(tags) => call(rateTradePlayer, { params: { id: trade.id }, body: { tags } })}
                onDone={changed}
              />
            )}
          </>
        );
      }}
    </QueryStates>
  );
}

type PartProps = OwnDealProps & { deal: OwnDeal };

function OwnerPart({ trade, deal, onChanged }: PartProps) {
  const [isNaming, setNaming] = useState(false);
  const stop = () => {
    setNaming(false);
    onChanged();
  };
  const line = ownerLine(deal);
  return (
    <>
      {line !== null && <p>{line}</p>}
      {deal.state === 'unnamed' && (
        <p className="row wrap">
          <Button onClick={() => setNaming(true)}>상대 적기</Button>
          <Until deal={deal} />
        </p>
      )}
      <Suspense>{isNaming && <NameDialog trade={trade} onClose={stop} />}</Suspense>
    </>
  );
}

function CounterpartPart({ trade, deal, onChanged }: PartProps) {
  const [isSending, setSending] = useState(false);
  async function answer(isTrue: boolean): Promise<void> {
    if (isSending) return;
    setSending(true);
    try {
      await call(confirmTrade, { params: { id: trade.id }, body: { isTrue } });
      void showToast({ tone: 'ok', title: isTrue ? '거래했다고 답했습니다' : '아니라고 답했습니다' });
    } catch (error) {
      await showError(error);
    } finally {
      setSending(false);
      onChanged();
    }
  }
  if (deal.state !== 'waiting') return <p>{ANSWER_LABELS[deal.state]}</p>;
  return (
    <div className="stack gap-2">
      <p>{ANSWER_LABELS.waiting}</p>
      <div className="row wrap">
        <Button tone="primary" aria-disabled={isSending} onClick={() => void answer(true)}>
          맞습니다
        </Button>
        <Button aria-disabled={isSending} onClick={() => void answer(false)}>
          아닙니다
        </Button>
        <Until deal={deal} />
      </div>
    </div>
  );
}

function Until({ deal: { until } }: { deal: OwnDeal }) {
  return until !== null && <span className="meta">{formatDate(until)}까지</span>;
}
