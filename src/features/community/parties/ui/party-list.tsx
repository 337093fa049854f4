import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { useFurtherPages } from '#platform/client/use-further-pages.ts';
import { useNow } from '#platform/client/use-now.ts';
import { whileLoaded } from '#platform/client/while-loaded.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { LiveList } from '#ui/components/live-list.tsx';
import type { PartiesPageData } from '../pages/parties.loader.ts';
import { type PartiesQuery, partiesParams } from '../party.params.ts';
import type { PartyFeed } from '../party-feed.rules.ts';
import { useOwnPlaces } from './own-party-store.ts';
import css from './parties.module.css';
import { PartyRow } from './party-row.tsx';

export const SidePanels = await drawnLater(async () => (await import('./side-panels.tsx')).default);
const NoParties = await drawnLater(async () => (await import('./no-parties.tsx')).default);

const TOP_PX = 8;
const FAILED = '파티를 더 가져오지 못했습니다.';

type FeedRules = typeof import('../party-feed.rules.ts');
const loadRules = (): Promise<FeedRules> => import('../party-feed.rules.ts');

interface PartyListProps {
  data: PartiesPageData;
  query: PartiesQuery;
  search: URLSearchParams;
  servers: Readonly<Record<number, string>>;
}

/** Feed null: rows are those of the page's data. */
type Shown = { of: PartiesPageData; feed: PartyFeed | null };

export function PartyList({ data, query, search, servers }: PartyListProps) {
  const { isFirstPage, isFiltered, filter } = query;
  const [{ of, feed }, setShown] = useState<Shown>(() => ({ of: data, feed: null }));
  if (of !== data) setShown({ of: data, feed: null });
  const list = useRef<HTMLUListElement>(null);
  const job = playerOf(useMe())?.job ?? null;
  const own = useOwnPlaces();
  const now = useNow();
  const shown = feed ?? data;
  const { rows, next } = shown;
  const hrefFrom = (cursor: string | null) => partiesParams.href('/party', search, { cursor: cursor ?? undefined });

  /** Loads the rules of changes after the page, and applies one. */
  const change = async (step: (feed: PartyFeed, rules: FeedRules) => PartyFeed, only?: PartiesPageData) => {
    const rules = await loadRules();
    setShown((shown) => {
      if (only !== undefined && shown.of !== only) return shown;
      const before = shown.feed ?? rules.firstParties(shown.of);
      const after = step(before, rules);
      return after === before ? shown : { of: shown.of, feed: after };
    });
  };
  const onChange = useEffectEvent((step: (feed: PartyFeed) => PartyFeed) => void change(step));
  // biome-ignore lint/correctness/useExhaustiveDependencies: new data may be older than what was received meanwhile
  useEffect(
    () =>
      whileLoaded(
        () => import('./follow-parties.ts'),
        ({ followParties }) =>
          followParties({ filter, isFirstPage, isAtTop: () => isAtTop(list.current), change: onChange }),
      ),
    [filter, isFirstPage, data],
  );

  const { loading, load } = useFurtherPages<PartiesPageData>({
    hrefFrom,
    // The visitor may have chosen another filter meanwhile.
    show: (page, cursor) =>
      change((before, rules) => (cursor === null ? rules.firstParties(page) : rules.withPartyPage(before, page)), data),
    failed: FAILED,
  });
  const count = isFiltered ? (next === null ? rows.length : null) : data.counts.all;
  return (
    <LiveList
      label="파티"
      className={css.main}
      heading={<>모집 중{count !== null && <span className="own-text">{` ${formatDigits(count)}`}</span>}</>}
      aside={
        <span key={own.partyId} className="meta wide ml-auto">
          {own.partyId === null ? '글자 = 참가 중, 점선 = 빈자리' : '파티에 있는 동안은 다른 곳에 참가하지 못합니다'}
        </span>
      }
      list={shown}
      isFirstPage={isFirstPage}
      hrefFrom={hrefFrom}
      newRows={{
        label: '새 파티',
        more: '새 파티가 더 있습니다',
        onShow: () => (feed?.isBehind ? load(null) : void change((before, rules) => rules.withWaitingParties(before))),
      }}
      loading={loading}
      load={load}
      failed={FAILED}
      empty={<NoParties isFiltered={isFiltered} />}
    >
      <ul className="lines" ref={list}>
        {rows.map((party) => (
          <PartyRow
            key={party.id}
            party={party}
            now={now}
            job={job}
            role={party.id === own.partyId ? 'member' : own.asked.has(party.id) ? 'requester' : undefined}
            isSeated={own.partyId !== null}
            ownSeat={party.id === own.partyId ? own.seat : undefined}
            server={servers[party.gameServer]}
          />
        ))}
      </ul>
    </LiveList>
  );
}

function isAtTop(list: HTMLElement | null): boolean {
  return window.scrollY <= TOP_PX && list?.matches(':hover, :focus-within') === false;
}
