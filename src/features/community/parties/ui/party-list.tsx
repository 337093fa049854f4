import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { playerOf, useMe } from '#features/people/sessions/ui/public/me-store.ts';
import { NewRows } from '#features/trade/market/ui/public/new-rows.tsx';
import { readPageData } from '#platform/client/read-page-data.ts';
import { useNow } from '#platform/client/use-now.ts';
import { whileLoaded } from '#platform/client/while-loaded.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Button } from '#ui/components/button.tsx';
import { ListEnd } from '#ui/components/list-end.tsx';
import type { PartiesPageData } from '../pages/parties.loader.ts';
import { type PartiesQuery, partiesParams } from '../party.params.ts';
import type { PartyFeed } from '../party-feed.rules.ts';
import { NoParties } from './drawn-parts.tsx';
import { useOwnPlaces } from './own-party-store.ts';
import css from './parties.module.css';
import { PartyRow } from './party-row.tsx';

const TOP_PX = 8;

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
  const [loading, setLoading] = useState<'no' | 'yes' | 'failed'>('no');
  const list = useRef<HTMLUListElement>(null);
  const job = playerOf(useMe())?.job ?? null;
  const own = useOwnPlaces();
  const now = useNow();
  const rows = feed?.rows ?? data.rows;
  const next = feed ? feed.next : data.next;
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

  const load = async (cursor: string | null) => {
    if (loading === 'yes') return;
    setLoading('yes');
    try {
      const page = await readPageData<PartiesPageData>(hrefFrom(cursor));
      // The visitor may have chosen another filter meanwhile.
      await change(
        (shown, rules) => (cursor === null ? rules.firstParties(page) : rules.withPartyPage(shown, page)),
        data,
      );
      setLoading('no');
    } catch (error) {
      console.warn('파티를 더 가져오지 못했습니다.', error);
      setLoading('failed');
    }
  };
  const count = isFiltered ? (next === null ? rows.length : null) : data.counts.all;
  return (
    <section className={`panel ${css.main}`} aria-label="파티">
      <header>
        <h2>모집 중{count !== null && <span className="own-text">{` ${formatDigits(count)}`}</span>}</h2>
        {!isFirstPage && (
          <a className="meta" href={hrefFrom(null)}>
            맨 앞으로
          </a>
        )}
        <NewRows
          list={feed}
          label="새 파티"
          more="새 파티가 더 있습니다"
          onShow={() =>
            feed?.isBehind ? void load(null) : void change((shown, rules) => rules.withWaitingParties(shown))
          }
        />
        <span className="meta wide ml-auto">
          {own.partyId === null ? '글자 = 참가 중, 점선 = 빈자리' : '파티에 있는 동안은 다른 곳에 참가하지 못합니다'}
        </span>
      </header>
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
      {rows.length === 0 && next === null && <NoParties isFiltered={isFiltered} />}
      {loading === 'failed' && (
        <p className="pad row small" role="alert">
          <span className="grow">파티를 더 가져오지 못했습니다. 인터넷 연결을 확인해 주세요.</span>
          <Button size="sm" onClick={() => void load(next)}>
            다시 시도
          </Button>
        </p>
      )}
      {next !== null && loading !== 'failed' && (
        <ListEnd key={next} href={hrefFrom(next)} onReach={() => void load(next)} />
      )}
    </section>
  );
}

function isAtTop(list: HTMLElement | null): boolean {
  return window.scrollY <= TOP_PX && list?.matches(':hover, :focus-within') === false;
}
