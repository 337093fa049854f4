import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { queryHref } from '#features/game-data/ui/public/query-href.ts';
import { navigate } from '#platform/client/navigate.ts';
import { Button } from '#ui/components/button.tsx';
import { ErrorState } from '#ui/components/states.tsx';
import { TradeTable } from '../../../trades/ui/public/trade-table.tsx';
import { countText } from '../../count.labels.ts';
import {
  type FeedChange as ChangeInput,
  type Feed,
  firstFeed,
  withChange,
  withFresh,
  withPage,
  withWaiting,
} from '../../feed.rules.ts';
import { type MarketQuery, searchText } from '../../market-query.rules.ts';
import type { MarketHomePageData } from '../../pages/market-home.loader.ts';
import { cachedFeed, storeFeed } from './feed-cache.ts';
import { FeedEnd } from './feed-end.tsx';
import { FeedChange, NoTrades } from './feed-states.tsx';
import { loadMarketPage } from './load-market-page.ts';

/** So far down a reader still stands at the top. */
const TOP_PX = 8;

interface TradeFeedProps {
  data: MarketHomePageData;
  query: MarketQuery;
  servers?: Readonly<Record<number, string>> | undefined;
}

/** The newest trades: live at its beginning, without an end. */
export function TradeFeed({ data, query, servers }: TradeFeedProps) {
  'use memo';
  const { key: place, search } = useLocation();
  const params = new URLSearchParams(search);
  const [{ of, feed }, setShown] = useState(() => ({ of: data, feed: openFeed(place, data) }));
  // Another filter, another list.
  if (of !== data) setShown({ of: data, feed: firstFeed(data) });
  const change = (next: (feed: Feed) => Feed) => setShown((shown) => ({ ...shown, feed: next(shown.feed) }));
  const [loading, setLoading] = useState<'no' | 'yes' | 'failed'>('no');
  const list = useRef<HTMLDivElement>(null);
  // An empty one is none, as the server reads it.
  const isFirstPage = !params.get('cursor');

  useEffect(() => storeFeed(place, feed), [place, feed]);

  const onChange = useEffectEvent((changes: ChangeInput) =>
    change((now) => withChange(now, changes, isAtTop(list.current))),
  );
  const onBehind = useEffectEvent(() => change((now) => ({ ...now, isBehind: true })));
  useEffect(() => {
    if (!isFirstPage) return;
    return whileLoaded(import('./follow-market.ts'), ({ followMarket }) =>
      followMarket({ filter: query.filter, onChange, onBehind }),
    );
  }, [isFirstPage, query]);
  useEffect(
    () =>
      whileLoaded(import('../../../trades/ui/public/row-keys.ts'), ({ followRowKeys }) =>
        followRowKeys(() => navigate('/trade/register')),
      ),
    [],
  );

  const load = async (cursor: string | null) => {
    if (loading === 'yes') return;
    setLoading('yes');
    try {
      const requested = queryHref('', new URLSearchParams(searchText(params)), { cursor }).slice(1);
      const page = await loadMarketPage(requested);
      // Meanwhile another filter may have been chosen.
      setShown((shown) =>
        shown.of === of ? { of, feed: cursor === null ? firstFeed(page) : withPage(shown.feed, page) } : shown,
      );
      setLoading('no');
    } catch (error) {
      console.warn('거래를 더 가져오지 못했습니다.', error);
      setLoading('failed');
    }
  };
  return (
    <section className="panel" aria-label="거래">
      <header>
        <h2>{feed.count === null ? '완료된 거래' : `대기 ${countText(feed.count)}`}</h2>
        {!isFirstPage && (
          <a className="meta" href={queryHref('/trade', new URLSearchParams(searchText(params)), {})}>
            맨 앞으로
          </a>
        )}
        <FeedChange feed={feed} onShow={() => (feed.isBehind ? void load(null) : change(withWaiting))} />
        {feed.rows.length > 0 && (
          <span className="meta wide keys needs-script">
            <kbd>j</kbd> <kbd>k</kbd> 로 오르내리기
          </span>
        )}
      </header>
      <div ref={list}>
        {feed.rows.length > 0 && <TradeTable rows={feed.rows} label="거래" servers={servers} />}
        {feed.rows.length === 0 && feed.next === null && (
          <NoTrades isFiltered={query.isFiltered} isFirst={isFirstPage} />
        )}
      </div>
      {loading === 'failed' && (
        <ErrorState
          text="거래를 더 가져오지 못했습니다."
          hint="인터넷 연결을 확인해 주세요."
          action={
            <Button size="sm" onClick={() => void load(feed.next)}>
              다시
            </Button>
          }
        />
      )}
      {feed.next !== null && loading !== 'failed' && (
        <FeedEnd
          key={feed.next}
          href={queryHref('/trade', new URLSearchParams(searchText(params)), { cursor: feed.next })}
          onReach={() => void load(feed.next)}
        />
      )}
    </section>
  );
}

/** After coming back, the list as it was left; nothing is kept while the page is first loaded. */
function openFeed(place: string, data: MarketHomePageData): Feed {
  const stored = cachedFeed(place);
  return stored ? withFresh(stored, data) : firstFeed(data);
}

/** Nobody points at a row, and nothing above them has been scrolled away. */
function isAtTop(list: HTMLElement | null): boolean {
  return window.scrollY <= TOP_PX && list?.matches(':hover, :focus-within') === false;
}

/** Begins once the code has come; what it answers ends it. Code that does not come is no loss to the list. */
function whileLoaded<Module>(loading: Promise<Module>, begin: (module: Module) => () => void): () => void {
  let end: (() => void) | undefined;
  let isOver = false;
  loading.then(
    (module) => {
      if (!isOver) end = begin(module);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    end?.();
  };
}
