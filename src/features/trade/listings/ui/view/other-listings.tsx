import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Price } from '../../../quotes/ui/public/price.tsx';
import type { TradeType } from '../../../trades/trade.contract.ts';
import { NO_PRICE_LABEL, TRADE_TYPE } from '../../../trades/trade.labels.ts';
import type { OtherListing } from '../../pages/trade.loader.ts';

interface OtherListingsProps {
  itemId: number;
  tradeType: TradeType;
  listings: readonly OtherListing[];
}

/** Other listings, best price first; on phones a link to the market takes their place. */
export function OtherListings({ itemId, tradeType, listings }: OtherListingsProps) {
  if (listings.length === 0) return null;
  return (
    <Panel
      className="wide"
      title={`다른 ${tradeType === TRADE_TYPE.sell ? '판매' : '구매'} 글`}
      more={{ href: `/trade/${itemId}`, label: '거래소' }}
    >
      <ul className="lines">
        {listings.map(({ id, price, quantity, isSample }) => (
          <li key={id} className="line">
            <a href={`/trade/view/${id}`} className="grow">
              {price === null ? NO_PRICE_LABEL : <Price amount={price} />}
            </a>
            <span className="meta">
              {formatDigits(quantity)}개{isSample && <span className="own-text">{' · 견본'}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
