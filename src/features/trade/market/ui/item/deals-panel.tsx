import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import type { ItemQuotes } from '../../../quotes/quote.contract.ts';
import { Ago } from '../../../quotes/ui/public/ago.tsx';
import { Ratio } from '../../../quotes/ui/public/change.tsx';
import { NO_PRICE_LABEL } from '../../../trades/trade.labels.ts';
import { TRADE_TYPE } from '../../../trades/trade-codes.ts';
import { type DealRow, sideOf } from '../../order-book.rules.ts';

export function DealsPanel({ deals, quotes }: { deals: readonly DealRow[]; quotes: ItemQuotes }) {
  return (
    <Panel title="체결" aside={<span className="meta ml-auto">값 · 시세 대비</span>}>
      {deals.length > 0 ? (
        <table className="t tight even strong">
          <thead className="visually-hidden">
            <tr>
              <th scope="col">때</th>
              <th scope="col">사고팔기</th>
              <th scope="col">값</th>
              <th scope="col">시세 대비</th>
            </tr>
          </thead>
          <tbody>
            {deals.map((deal) => (
              <Deal key={deal.id} deal={deal} quotes={quotes} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className="pad dim">아직 체결된 거래가 없습니다.</p>
      )}
    </Panel>
  );
}

function Deal({ deal: { id, tradeType, price, quantity, at }, quotes }: { deal: DealRow; quotes: ItemQuotes }) {
  const isSell = tradeType === TRADE_TYPE.sell;
  return (
    <tr>
      <td className="dim nowrap">
        <a className="quiet" href={`/trade/view/${id}`}>
          <Ago at={at} />
        </a>
      </td>
      <td className={isSell ? 'up' : 'down'}>
        <span aria-hidden="true">{isSell ? '팝' : '삽'}</span>
        <span className="visually-hidden">{isSell ? '팝니다' : '삽니다'}</span>
      </td>
      <td className="num">
        {quantity > 1 && <span className="meta">{formatDigits(quantity)}개 </span>}
        <b>{price === null ? NO_PRICE_LABEL : formatDigits(price)}</b>
      </td>
      <td className="num">
        <Ratio price={price} median={quotes.excluded ? null : quotes[sideOf(tradeType)].median} />
      </td>
    </tr>
  );
}
