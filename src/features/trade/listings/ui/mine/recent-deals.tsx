import { ReportButton } from '#features/people/reports/ui/public/report-button.tsx';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { formatDate } from '#shared/korean/dates.ts';
import { Panel } from '#ui/components/panel.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { EmptyState, Skeleton } from '#ui/components/states.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { Price } from '../../../quotes/ui/public/price.tsx';
import type { OwnTrade } from '../../../trades/trade.contract.ts';
import { NO_PRICE_LABEL, TRADE_STATUS, TRADE_TYPE_LABELS, TRADE_TYPE_TONES } from '../../../trades/trade.labels.ts';
import { ownTrades } from '../../../trades/ui/public/use-own-trades.ts';

const SHOWN = 10;

export default function RecentDeals({ profileId }: { profileId: number }) {
  const query = useLivePages(ownTrades, { profileId, status: TRADE_STATUS.completed });
  return (
    <Panel title="최근 완료한 내 거래" more={{ href: '/me/trades?status=2', label: '완료한 거래' }}>
      <QueryStates
        query={{ ...query, data: query.data?.slice(0, SHOWN) }}
        skeleton={<Skeleton rows={3} />}
        empty={<EmptyState text="완료한 거래가 아직 없습니다." />}
        failed="내 거래를 가져오지 못했습니다."
      >
        {(deals) => (
          <ul className="lines">
            {deals.map((deal) => (
              <Deal key={deal.id} deal={deal} />
            ))}
          </ul>
        )}
      </QueryStates>
    </Panel>
  );
}

/** A counterpart who was not named when the deal ended cannot be reported from here. */
function Deal({ deal }: { deal: OwnTrade }) {
  const { id, item, tradeType, price, completedAt, updatedAt, counterpart } = deal;
  return (
    <li className="line">
      <Tag tone={TRADE_TYPE_TONES[tradeType]}>{TRADE_TYPE_LABELS[tradeType]}</Tag>
      <a className="grow min-w-0 text-paper" href={`/trade/view/${id}`}>
        <span className="nm elide block">{item.name}</span>
        <span className="sub block">
          {formatDate(completedAt ?? updatedAt)} ·{' '}
          <span className="own-text">{counterpart ? `상대 ${counterpart.name}` : '상대를 적지 않은 거래'}</span>
        </span>
      </a>
      <span className="num nowrap">{price === null ? NO_PRICE_LABEL : <Price amount={price} />}</span>
      {counterpart && <ReportButton profileId={counterpart.id} about={{ tradeId: id }} name={counterpart.name} />}
    </li>
  );
}
