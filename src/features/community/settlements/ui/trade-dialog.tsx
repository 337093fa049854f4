import { TRADE_STATUS, TRADE_TYPE } from '#features/trade/trades/trade.labels.ts';
import { ownTrades } from '#features/trade/trades/ui/public/use-own-trades.ts';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Button } from '#ui/components/button.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { FormEntry } from '../settlement-form.rules.ts';
import css from './settlement.module.css';

interface TradeDialogProps {
  profileId: number;
  chosen: readonly FormEntry[];
  onChoose: (entry: FormEntry) => void;
  onClose: () => void;
}

/** Adds the visitor's completed sales. For 제시 the amount must be typed. */
export default function TradeDialog({ profileId, chosen, onChoose, onClose }: TradeDialogProps) {
  const query = useLivePages(ownTrades, { profileId, status: TRADE_STATUS.completed });
  const { data, hasNextPage, isFetching, fetchNextPage } = query;
  const sales = data?.filter(({ tradeType }) => tradeType === TRADE_TYPE.sell);
  return (
    <Dialog open onClose={onClose} label="완료한 거래에서 고르기">
      <h2>완료한 거래에서 고르기</h2>
      <div className={`${css.picks} w-full`}>
        <QueryStates
          query={{ ...query, data: sales }}
          skeleton={<Skeleton rows={4} />}
          empty={hasNextPage ? undefined : <p className="dim">판매를 완료한 거래가 없습니다. 직접 적을 수 있습니다.</p>}
          failed="거래를 가져오지 못했습니다."
        >
          {(trades) => (
            <ul className="lines">
              {trades.map(({ id, item, quantity, price }) => (
                <li key={id}>
                  <button
                    type="button"
                    className={`line ${css.pick}`}
                    disabled={chosen.some(({ tradeId }) => tradeId === id)}
                    onClick={() => {
                      onChoose({
                        itemId: item.id,
                        name: item.name,
                        quantity,
                        amount: price === null ? '' : formatDigits(price * quantity),
                        tradeId: id,
                        isFixed: price !== null,
                      });
                      onClose();
                    }}
                  >
                    <span className="grow">
                      {item.name} <span className="meta">{formatDigits(quantity)}개</span>
                    </span>
                    <b>{price === null ? '제시' : formatDigits(price * quantity)}</b>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </QueryStates>
        {hasNextPage && (
          <Button full aria-disabled={isFetching} onClick={() => void fetchNextPage()}>
            {isFetching ? '가져오는 중' : '이전 거래'}
          </Button>
        )}
      </div>
      <Button tone="ghost" full onClick={onClose}>
        닫기
      </Button>
    </Dialog>
  );
}
