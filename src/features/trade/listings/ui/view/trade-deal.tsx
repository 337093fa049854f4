import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { DealGuide, type DealGuideProps } from '../../../deals/ui/deal-guide.tsx';
import type { ListedTrade } from '../../../trades/trade.contract.ts';
import { PAY_METHOD, TRADE_TYPE } from '../../../trades/trade.labels.ts';
import { can } from '../../../trades/trade.policy.ts';

interface TradeDealProps extends Pick<DealGuideProps, 'itemName' | 'server' | 'patterns'> {
  trade: ListedTrade;
}

/** How to hand over what a trade is about, as its poster and the visitor would. */
export function TradeDeal({ trade, ...guide }: TradeDealProps) {
  const me = playerOf(useMe());
  const isOwn = can({ profileId: me?.id ?? null }, 'manage', trade);
  return (
    <DealGuide
      key={`${trade.id} ${trade.price}`}
      {...guide}
      price={trade.price}
      quantity={trade.quantity}
      poster={{ name: trade.profile.name, side: trade.tradeType === TRADE_TYPE.sell ? 'seller' : 'buyer' }}
      first={firstOf(trade)}
      ownName={me && !isOwn ? me.name : ''}
    />
  );
}

/** Returns the side that gives first: according to the payment method, otherwise the poster. */
function firstOf({ payMethod, tradeType }: ListedTrade): 'seller' | 'buyer' {
  if (payMethod === PAY_METHOD.prepaid) return 'buyer';
  if (payMethod === PAY_METHOD.postpaid) return 'seller';
  return tradeType === TRADE_TYPE.sell ? 'seller' : 'buyer';
}
