import type { ReactNode } from 'react';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { NEW_TRADE_KEY } from '#shared/printed-keys.ts';
import { ActionBar } from '#ui/components/action-bar.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { PlusIcon } from '#ui/icons/icons.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import sideBelow from '#ui/page/side-below.module.css';
import { useSite } from '#ui/page/site-context.tsx';
import { USUAL_DAYS } from '../../quotes/quote.contract.ts';
import { marketParams, readMarketQuery } from '../market.params.ts';
import { Collapsible } from '../ui/home/collapsible.tsx';
import css from '../ui/home/market-home.module.css';
import type { load } from './market-home.loader.ts';

const SavedSearches = await drawnLater(async () => (await import('../ui/home/saved-searches-place.tsx')).default);

function SavedSearchesPanel() {
  return (
    <Panel title="저장한 검색">
      <div style={{ minHeight: 48 }}>
        <SavedSearches />
      </div>
    </Panel>
  );
}

const MyOpenTrades = await drawnLater(async () => (await import('../ui/home/my-open-trades.tsx')).default);

function MyOpenTradesPanel() {
  return (
    <Panel title="내 매물" more={{ href: '/me/trades', label: '내 거래' }}>
      <div style={{ minHeight: 84 }}>
        <MyOpenTrades />
      </div>
    </Panel>
  );
}

/** @public Read by the list of pages. */
export const params = marketParams;

const MarketFilters = await drawnLater(async () => (await import('../ui/home/market-filters.tsx')).MarketFilters);
const TradeFeed = await drawnLater(async () => (await import('../ui/home/trade-feed.tsx')).TradeFeed);
const MovingPanel = await drawnLater(async () => (await import('../ui/public/moving-panel.tsx')).MovingPanel);

interface MarketHomePageProps {
  /** Rendered in the side column, below the market's own panels. */
  below?: ReactNode;
}

export default function MarketHomePage({ below }: MarketHomePageProps) {
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
        path={marketParams.link('/trade', { type: query.filter.type })}
      />
      <PageHead
        title="거래"
        crumbs={[{ label: '홈', href: '/' }, { label: '거래' }]}
        actions={
          <a className="btn primary wide" href="/trade/register">
            <PlusIcon />
            거래 올리기
            <kbd className="wide">{NEW_TRADE_KEY}</kbd>
          </a>
        }
      />
      <div className="stack market-home">
        <Collapsible title="필터와 정렬" isCollapsed={data.isSparse && !query.isFiltered && query.order === 'new'}>
          <MarketFilters query={query} count={data.count} />
        </Collapsible>
        <div className={`cols ${sideBelow.columns} ${css.page}`}>
          <TradeFeed
            data={data}
            query={query}
            servers={Object.fromEntries(servers.map(({ id, name }) => [id, name]))}
          />
          <Collapsible title="내 매물 · 시세 변동 · 저장한 검색" isCollapsed={data.isSparse}>
            <div className="stack">
              <MyOpenTradesPanel />
              <MovingPanel rows={data.moving} days={USUAL_DAYS} />
              <SavedSearchesPanel />
              {below}
            </div>
          </Collapsible>
        </div>
      </div>
      <ActionBar>
        <ButtonLink tone="primary" href="/trade/register">
          거래 올리기
        </ButtonLink>
      </ActionBar>
    </>
  );
}
