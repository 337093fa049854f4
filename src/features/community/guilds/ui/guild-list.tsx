import { useEffect, useState } from 'react';
import { useFurtherPages } from '#platform/client/use-further-pages.ts';
import { whileLoaded } from '#platform/client/while-loaded.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { LiveList } from '#ui/components/live-list.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import type { Guild } from '../guild.contract.ts';
import { type GuildsQuery, guildsParams } from '../guild-page.params.ts';
import type { GuildsPageData } from '../pages/guilds.loader.ts';
import type { ShownGuilds } from './follow-guilds.ts';
import { GuildRow } from './guild-row.tsx';
import { useOwnGuildPlaces } from './own-guild-store.ts';

const NOBODY: readonly Guild[] = [];
const FAILED = '문파를 더 가져오지 못했습니다.';

interface Shown extends ShownGuilds {
  readonly of: GuildsPageData;
  readonly next: string | null;
  readonly isBehind: boolean;
}

function asCame(data: GuildsPageData): Shown {
  return { of: data, rows: data.rows, next: data.next, waiting: NOBODY, isBehind: false };
}

interface GuildListProps {
  data: GuildsPageData;
  query: GuildsQuery;
  search: URLSearchParams;
  servers: Readonly<Record<number, string>>;
}

export function GuildList({ data, query, search, servers }: GuildListProps) {
  const [shown, setShown] = useState(() => asCame(data));
  if (shown.of !== data) setShown(asCame(data));
  const { rows } = shown;
  const { ranks, asked } = useOwnGuildPlaces();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is made anew with each drawing, data with each query
  useEffect(
    () =>
      whileLoaded(
        () => import('./follow-guilds.ts'),
        ({ followGuilds }) => followGuilds(query, (step) => setShown((before) => step(before))),
      ),
    [data],
  );
  const hrefFrom = (cursor: string | null) => guildsParams.href('/guilds', search, { cursor: cursor ?? undefined });

  const { loading, load } = useFurtherPages<GuildsPageData>({
    hrefFrom,
    // The visitor may have chosen another filter meanwhile, or a guild may have moved to a later page.
    show: (page) =>
      setShown((before) => {
        if (before.of !== data) return before;
        const known = new Set(before.rows.map(({ id }) => id));
        return { ...before, rows: [...before.rows, ...page.rows.filter(({ id }) => !known.has(id))], next: page.next };
      }),
    failed: FAILED,
  });
  return (
    <LiveList
      label="문파"
      heading={query.isFiltered ? '찾은 문파' : `문파 ${formatDigits(data.count)}곳`}
      list={shown}
      isFirstPage={query.isFirstPage}
      hrefFrom={hrefFrom}
      newRows={{
        label: '새 문파',
        more: '',
        onShow: () => setShown((before) => ({ ...before, rows: [...before.waiting, ...before.rows], waiting: NOBODY })),
      }}
      loading={loading}
      load={load}
      failed={FAILED}
      empty={<NoGuilds isFiltered={query.isFiltered} />}
    >
      {rows.length > 0 && (
        <ul className="lines">
          {rows.map((guild) => (
            <GuildRow
              key={guild.id}
              guild={guild}
              own={ranks.get(guild.id) ?? (asked.has(guild.id) ? 'asked' : undefined)}
              server={servers[guild.gameServer]}
            />
          ))}
        </ul>
      )}
    </LiveList>
  );
}

function NoGuilds({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      icon="skill/castle"
      text={isFiltered ? '조건에 맞는 문파가 없습니다.' : '아직 문파가 없습니다. 처음 문파를 만들어 보세요.'}
      action={
        <span className="row wrap justify-center">
          {isFiltered && (
            <a className="btn" href="/guilds">
              모든 문파 보기
            </a>
          )}
          <a className="btn" href="/guilds/new">
            문파 만들기
          </a>
        </span>
      }
    />
  );
}
