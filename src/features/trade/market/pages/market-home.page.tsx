import { useSearchParams } from 'react-router';
import { usePageData } from '#platform/client/use-page-data.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tile } from '#ui/components/tile.tsx';
import { PlusIcon } from '#ui/icons/icons.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { Change } from '../../quotes/ui/public/change.tsx';
import { EXCLUDED_LABEL, figureName, isFew, NO_QUOTE_LABEL } from '../../quotes/ui/public/quote.labels.ts';
import { RoughPrice } from '../../quotes/ui/public/rough-price.tsx';
import { Spark } from '../../quotes/ui/public/spark.tsx';
import { marketParams, readMarketQuery } from '../market.params.ts';
import { MarketFilters } from '../ui/home/market-filters.tsx';
import css from '../ui/home/market-home.module.css';
import { MyOpenTradesPanel } from '../ui/home/my-open-trades-panel.tsx';
import { SavedSearchesPanel } from '../ui/home/saved-searches-panel.tsx';
import { TradeFeed } from '../ui/home/trade-feed.tsx';
import type { load, PopularRow } from './market-home.loader.ts';

const SPARK_WIDTH = 48;

function MovingPrices({ rows, days }: { rows: readonly PopularRow[]; days: number }) {
  return (
    <Panel title="시세 변동" aside={`${days}일`}>
      {rows.length > 0 ? (
        <ul className="lines lit">
          {rows.map((row) => (
            <MovingPrice key={row.item.id} {...row} />
          ))}
        </ul>
      ) : (
        <p className="pad dim">거래가 쌓이면 거래 많은 아이템의 시세가 보입니다.</p>
      )}
    </Panel>
  );
}

function MovingPrice({ item, tradeCount, price, players, change, isExcluded, spark }: PopularRow) {
  return (
    <li className={`line ${css.moving}`}>
      <a className="item grow gap-2" href={`/trade/${item.id}`} data-card={`item:${item.id}`}>
        <Tile icon={item.icon} tone={item.tone} size="s" />
        <span className="min-w-0">
          <span className="nm elide block">{item.name}</span>
          <small>거래 {formatDigits(tradeCount)}건</small>
        </span>
      </a>
      <Spark values={spark} width={SPARK_WIDTH} />
      <span className={`num ${css.median}`}>
        {price === null ? (
          <span className="faint">{isExcluded ? EXCLUDED_LABEL : NO_QUOTE_LABEL}</span>
        ) : (
          <>
            <RoughPrice amount={price} />
            <span className="sub">
              {isFew({ players }) && `${figureName({ players })} `}
              <Change change={change} />
            </span>
          </>
        )}
      </span>
    </li>
  );
}

/** @public Read by the list of pages. */
export const params = marketParams;

export default function MarketHomePage() {
  'use memo';
  const data = usePageData<typeof load>();
  const [search] = useSearchParams();
  const query = readMarketQuery(search);
  const { gameServers } = useSite();
  // On pages of all servers only those other than the default are named.
  const servers = query.filter.gameServer === undefined ? gameServers.slice(1) : [];
  return (
    <>
      <PageMeta
        title="거래"
        description="바람의나라 클래식의 팝니다와 삽니다. 지금 올라온 매물을 시세와 비교하고, 귓말을 복사해 바로 연락합니다."
        noindex={!query.isFirstPage}
      />
      <PageHead
        title="거래"
        crumbs={[{ label: '홈', href: '/' }, { label: '거래' }]}
        actions={
          <a className="btn primary" href="/trade/register">
            <PlusIcon />
            거래 올리기
            <kbd className="wide">n</kbd>
          </a>
        }
      />
      <div className="stack market-home">
        <MarketFilters query={query} count={data.count} />
        <div className="cols">
          <TradeFeed
            data={data}
            query={query}
            servers={Object.fromEntries(servers.map(({ id, name }) => [id, name]))}
          />
          <div className="stack">
            <MyOpenTradesPanel />
            <MovingPrices rows={data.popular} days={data.popularDays} />
            <SavedSearchesPanel />
          </div>
        </div>
      </div>
    </>
  );
}
