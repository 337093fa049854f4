import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { useFurtherPages } from '#platform/client/use-further-pages.ts';
import { whileLoaded } from '#platform/client/while-loaded.ts';
import { LAST_ROW_KEY, NEXT_ROW_KEY } from '#shared/printed-keys.ts';
import { LiveList } from '#ui/components/live-list.tsx';
import { TradeTable } from '../../../listings/ui/public/trade-table.tsx';
import type { TradeOrder } from '../../../trades/trade-order.rules.ts';
import { type Feed, firstFeed, withFresh, withFreshByValue, withPage, withWaiting } from '../../feed.rules.ts';
import { type MarketQuery, marketParams } from '../../market.params.ts';
import { isMixed, listTitle } from '../../order.labels.ts';
import type { MarketHomePageData } from '../../pages/market-home.loader.ts';

/** Loaded only where nothing is listed. */
const NoTrades = await drawnLater(async () => (await import('./no-trades.tsx')).NoTrades);

/** History entries whose list is cached. */
const MAX_STORED = 5;
const stored = new Map<string, Feed>();

/** Restores the same rows at the same scroll position on back navigation. */
function cachedFeed(place: string): Feed | undefined {
  return stored.get(place);
}

function storeFeed(place: string, feed: Feed): void {
  stored.delete(place);
  stored.set(place, feed);
  const [oldest] = stored.keys();
  if (stored.size > MAX_STORED && oldest !== undefined) stored.delete(oldest);
}

const TOP_PX = 8;
const FAILED = '거래를 더 가져오지 못했습니다.';

interface TradeFeedProps {
  data: MarketHomePageData;
  query: MarketQuery;
  servers?: Readonly<Record<number, string>> | undefined;
}

export function TradeFeed({ data, query, servers }: TradeFeedProps) {
  'use memo';
  const { key: place, search } = useLocation();
  const { isFirstPage, order } = query;
  const { jobItems } = data;
  const toHref = (changes: Parameters<typeof marketParams.href>[2]) =>
    marketParams.href('/trade', new URLSearchParams(search), changes);
  const hrefFrom = (cursor: string | null) => toHref({ cursor: cursor ?? undefined });
  const [{ of, feed }, setShown] = useState(() => ({ of: data, feed: openFeed(place, data, order) }));
  if (of !== data) setShown({ of: data, feed: firstFeed(data) });
  const change = (next: (feed: Feed) => Feed) => setShown((shown) => ({ ...shown, feed: next(shown.feed) }));
  const { list: trades } = feed;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => storeFeed(place, feed), [place, feed]);

  const onChange = useEffectEvent(change);
  useEffect(() => {
    if (!isFirstPage) return;
    return whileLoaded(
      () => import('./follow-feed.ts'),
      ({ followFeed }) =>
        followFeed({
          filter: query.filter,
          items: jobItems,
          order,
          change: onChange,
          isAtTop: () => isAtTop(list.current),
        }),
    );
  }, [isFirstPage, order, query, jobItems]);
  useEffect(
    () =>
      whileLoaded(
        () => import('../../../listings/ui/public/row-keys.ts'),
        ({ followRowKeys }) => followRowKeys(),
      ),
    [],
  );

  const { loading, load } = useFurtherPages<MarketHomePageData>({
    hrefFrom,
    // Another filter may have been chosen meanwhile.
    show: (page, cursor) =>
      setShown((shown) =>
        shown.of === of ? { of, feed: cursor === null ? firstFeed(page) : withPage(shown.feed, page) } : shown,
      ),
    failed: FAILED,
  });
  return (
    <LiveList
      label="거래"
      heading={listTitle(order, feed.count)}
      note={isMixed(order, query.filter) && <span className="meta">완료는 세지 않음</span>}
      aside={
        trades.rows.length > 0 && (
          <span className="meta wide ml-auto needs-script">
            <kbd>{NEXT_ROW_KEY}</kbd> <kbd>{LAST_ROW_KEY}</kbd> 로 오르내리기
          </span>
        )
      }
      list={trades}
      isFirstPage={isFirstPage}
      hrefFrom={hrefFrom}
      newRows={{
        label: '새 글',
        more: '새 글이 더 있습니다',
        onShow: () => (trades.isBehind ? load(null) : change(withWaiting)),
      }}
      loading={loading}
      load={load}
      failed={FAILED}
      isFailureBroad
    >
      <div ref={list}>
        {trades.rows.length > 0 && <TradeTable rows={trades.rows} label="거래" servers={servers} />}
        {trades.rows.length === 0 && trades.next === null && (
          <NoTrades
            isFiltered={query.isFiltered}
            named={data.named}
            isFirst={isFirstPage}
            gameServer={query.filter.gameServer}
            newestHref={order === 'new' ? undefined : toHref({ sort: 'new', cursor: undefined })}
          />
        )}
      </div>
    </LiveList>
  );
}

/** Cached list on back navigation; the first page load has none. */
function openFeed(place: string, data: MarketHomePageData, order: TradeOrder): Feed {
  const cached = cachedFeed(place);
  if (!cached) return firstFeed(data);
  return order === 'new' ? withFresh(cached, data) : withFreshByValue(cached, data);
}

function isAtTop(list: HTMLElement | null): boolean {
  return window.scrollY <= TOP_PX && list?.matches(':hover, :focus-within') === false;
}
