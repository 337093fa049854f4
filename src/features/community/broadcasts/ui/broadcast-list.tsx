import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NewRows } from '#features/trade/market/ui/public/new-rows.tsx';
import { readPageData } from '#platform/client/read-page-data.ts';
import { useNow } from '#platform/client/use-now.ts';
import { whileLoaded } from '#platform/client/while-loaded.ts';
import { Button } from '#ui/components/button.tsx';
import { ListEnd } from '#ui/components/list-end.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { type BroadcastsQuery, broadcastsParams } from '../broadcast.params.ts';
import type { BroadcastFeed } from '../broadcast-feed.rules.ts';
import type { BroadcastsPageData } from '../pages/broadcasts.loader.ts';
import { BroadcastRow } from './broadcast-row.tsx';
import css from './broadcasts.module.css';

type FeedRules = typeof import('../broadcast-feed.rules.ts');
const loadRules = (): Promise<FeedRules> => import('../broadcast-feed.rules.ts');

interface BroadcastListProps {
  data: BroadcastsPageData;
  query: BroadcastsQuery;
  search: URLSearchParams;
  servers: Readonly<Record<number, string>>;
}

/** Feed null: rows are those of the page's data. */
type Shown = { of: BroadcastsPageData; feed: BroadcastFeed | null };

export function BroadcastList({ data, query, search, servers }: BroadcastListProps) {
  const { isFirstPage, isFiltered, filter } = query;
  const [{ of, feed }, setShown] = useState<Shown>(() => ({ of: data, feed: null }));
  if (of !== data) setShown({ of: data, feed: null });
  const [loading, setLoading] = useState<'no' | 'yes' | 'failed'>('no');
  const [isPaused, setPaused] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const now = useNow();
  const { rows, next } = feed ?? data;
  const isGrouped = filter.fold;
  const hrefFrom = (cursor: string | null) =>
    broadcastsParams.href('/broadcast', search, { cursor: cursor ?? undefined });

  /** Loads the rules of changes after the page, and applies one. */
  const change = async (step: (feed: BroadcastFeed, rules: FeedRules) => BroadcastFeed, only?: BroadcastsPageData) => {
    const rules = await loadRules();
    setShown((shown) => {
      if (only !== undefined && shown.of !== only) return shown;
      return { of: shown.of, feed: step(shown.feed ?? rules.firstBroadcasts(shown.of), rules) };
    });
  };
  const showWaiting = () => void change((shown, rules) => rules.withWaiting(shown, { isGrouped }));
  const letGo = () => {
    if (feed !== null && feed.waiting.length > 0 && !isPaused && !isInUse(list.current)) showWaiting();
  };

  const load = async (cursor: string | null) => {
    if (loading === 'yes') return;
    setLoading('yes');
    try {
      const page = await readPageData<BroadcastsPageData>(hrefFrom(cursor));
      // The visitor may have chosen another filter meanwhile.
      await change(
        (shown, rules) => (cursor === null ? rules.firstBroadcasts(page) : rules.withBroadcastPage(shown, page)),
        data,
      );
      setLoading('no');
    } catch (error) {
      console.warn('외침을 더 가져오지 못했습니다.', error);
      setLoading('failed');
    }
  };

  const onChange = useEffectEvent((step: (feed: BroadcastFeed) => BroadcastFeed) => void change(step));
  const onReadAgain = useEffectEvent(() => void load(null));
  const mustWait = useEffectEvent(() => isPaused || isInUse(list.current));
  // biome-ignore lint/correctness/useExhaustiveDependencies: of new data the filter may be the same
  useEffect(() => {
    if (!isFirstPage) return undefined;
    return whileLoaded(
      () => import('./follow-broadcasts.ts'),
      ({ followBroadcasts }) =>
        followBroadcasts({
          filter,
          mustWait: () => mustWait(),
          change: (step) => onChange(step),
          readAgain: () => onReadAgain(),
        }),
    );
  }, [data, isFirstPage]);

  const togglePause = () => {
    setPaused(!isPaused);
    if (isPaused) showWaiting();
  };
  return (
    <section className={`panel ${css.list}`} aria-label="외침">
      <header>
        <h2>외침</h2>
        {isFirstPage ? (
          data.isFed && <span className="meta wide">{isPaused ? '멈춰 있습니다' : '이어서 들어옵니다'}</span>
        ) : (
          <a className="meta" href={hrefFrom(null)}>
            맨 앞으로
          </a>
        )}
        <NewRows
          list={feed}
          label="새 외침"
          more="새 외침이 더 있습니다"
          onShow={() => (feed?.isBehind ? void load(null) : showWaiting())}
        />
        {isFirstPage && data.isFed && (
          <Button
            size="sm"
            tone="ghost"
            className="ml-auto needs-script"
            data-press=""
            aria-pressed={isPaused}
            onClick={togglePause}
          >
            멈춤
          </Button>
        )}
      </header>
      {rows.length > 0 && (
        <div className={css.titles} aria-hidden="true">
          <span>시각</span>
          <span>채널</span>
          <span>외침</span>
          <span>내용</span>
          <span>가격</span>
        </div>
      )}
      <ul className="lines" ref={list} onPointerLeave={letGo} onBlur={letGo}>
        {rows.map((line) => (
          <BroadcastRow key={line.id} line={line} now={now} server={servers[line.gameServer]} />
        ))}
      </ul>
      {rows.length === 0 && next === null && <NoBroadcasts isFiltered={isFiltered} />}
      {loading === 'failed' && (
        <p className="pad row small" role="alert">
          <span className="grow">외침을 더 가져오지 못했습니다. 인터넷 연결을 확인해 주세요.</span>
          <Button size="sm" onClick={() => void load(next)}>
            다시 시도
          </Button>
        </p>
      )}
      {next !== null && loading !== 'failed' && (
        <ListEnd key={next} href={hrefFrom(next)} isPressed onReach={() => void load(next)} />
      )}
    </section>
  );
}

function NoBroadcasts({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      icon="skill/castle"
      text={isFiltered ? '조건에 맞는 외침이 없습니다.' : '아직 외침이 없습니다.'}
      action={
        isFiltered && (
          <a className="btn" href="/broadcast">
            모든 외침 보기
          </a>
        )
      }
    />
  );
}

/** Returns whether the pointer or the focus is inside the list, or its top is out of sight. */
function isInUse(list: HTMLElement | null): boolean {
  return list !== null && (list.matches(':hover, :focus-within') || list.getBoundingClientRect().top < 0);
}
