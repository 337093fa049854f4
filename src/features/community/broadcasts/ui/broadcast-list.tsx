import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFurtherPages } from '#platform/client/use-further-pages.ts';
import { useNow } from '#platform/client/use-now.ts';
import { whileLoaded } from '#platform/client/while-loaded.ts';
import { Button } from '#ui/components/button.tsx';
import { LiveList } from '#ui/components/live-list.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { type BroadcastsQuery, broadcastsParams } from '../broadcast.params.ts';
import type { BroadcastFeed } from '../broadcast-feed.rules.ts';
import type { BroadcastsPageData } from '../pages/broadcasts.loader.ts';
import { BroadcastRow } from './broadcast-row.tsx';
import css from './broadcasts.module.css';

const FAILED = '외침을 더 가져오지 못했습니다.';

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
  const [isPaused, setPaused] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const now = useNow();
  const shown = feed ?? data;
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

  const { loading, load } = useFurtherPages<BroadcastsPageData>({
    hrefFrom,
    // The visitor may have chosen another filter meanwhile.
    show: (page, cursor) =>
      change(
        (before, rules) => (cursor === null ? rules.firstBroadcasts(page) : rules.withBroadcastPage(before, page)),
        data,
      ),
    failed: FAILED,
  });

  const onChange = useEffectEvent((step: (feed: BroadcastFeed) => BroadcastFeed) => void change(step));
  const onReadAgain = useEffectEvent(() => load(null));
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
  const isFlowing = isFirstPage && data.isFed;
  return (
    <LiveList
      label="외침"
      className={css.list}
      heading="외침"
      note={isFlowing && <span className="meta wide">{isPaused ? '멈춰 있습니다' : '이어서 들어옵니다'}</span>}
      aside={
        isFlowing && (
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
        )
      }
      list={shown}
      isFirstPage={isFirstPage}
      hrefFrom={hrefFrom}
      newRows={{
        label: '새 외침',
        more: '새 외침이 더 있습니다',
        onShow: () => (feed?.isBehind ? load(null) : showWaiting()),
      }}
      loading={loading}
      load={load}
      failed={FAILED}
      isEndPressed
      empty={<NoBroadcasts isFiltered={isFiltered} />}
    >
      {shown.rows.length > 0 && (
        <div className={css.titles} aria-hidden="true">
          <span>시각</span>
          <span>채널</span>
          <span>외침</span>
          <span>내용</span>
          <span>가격</span>
        </div>
      )}
      <ul className="lines" ref={list} onPointerLeave={letGo} onBlur={letGo}>
        {shown.rows.map((line) => (
          <BroadcastRow key={line.id} line={line} now={now} server={servers[line.gameServer]} />
        ))}
      </ul>
    </LiveList>
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
