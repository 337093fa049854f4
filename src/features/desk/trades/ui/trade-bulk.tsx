import type { OperatorTrade } from '#features/trade/trades/operator-trade.contract.ts';
import { ReasonBulk } from '../../acts/ui/reason-bulk.tsx';
import { tradeMutations } from './trade-query.ts';

const HIDING = [
  { action: 'hide', label: '숨기기', done: '숨겼습니다' },
  { action: 'show', label: '다시 보이기', done: '다시 보이게 했습니다' },
] as const;
const PRICES = [
  { action: 'exclude', label: '시세 제외', done: '시세에서 뺐습니다' },
  { action: 'include', label: '시세 포함', done: '시세에 넣었습니다' },
] as const;

interface TradeBulkProps {
  rows: readonly OperatorTrade[];
  /** Only their prices are acted on. */
  isOfPrices?: boolean;
  onDone: (text: string) => void;
}

/** Acts on ticked trades with one reason, of which a player hears once. */
export function TradeBulk({ rows, isOfPrices = false, onDone }: TradeBulkProps) {
  const ids = rows.map(({ id }) => id);
  return (
    <ReasonBulk
      name="trades"
      mutation={tradeMutations.changeMany}
      ids={ids}
      acts={isOfPrices ? PRICES : [...HIDING, ...PRICES]}
      toInput={(action, reason) => ({ body: { ids, action, reason } })}
      onDone={onDone}
    />
  );
}
