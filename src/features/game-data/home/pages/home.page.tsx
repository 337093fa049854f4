import type { ReactNode } from 'react';
import { usePageData } from '#platform/client/use-page-data.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { SITE_NAME } from '#shared/site-name.ts';
import { Chips } from '#ui/components/choices.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { Tile } from '#ui/components/tile.tsx';
import type { GameIconName } from '#ui/game-icons/names.ts';
import { ClockIcon, FlaskIcon, KeyboardIcon, MapIcon, PinIcon, SearchIcon, SparkIcon } from '#ui/icons/icons.tsx';
import { HomeWall } from '#ui/page/home-wall.tsx';
import { PageMeta, SITE_DESCRIPTION } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { AdvancementItems } from '../../items/ui/advancement-items.tsx';
import { CountedItems } from '../../items/ui/counted-items.tsx';
import css from '../ui/home.module.css';
import { KnownFacts } from '../ui/known-facts.tsx';
import { TypeGrid } from '../ui/type-grid.tsx';
import type { HomePageData, load } from './home.loader.ts';
import type { JobCard } from './job-cards.ts';
import type { RegionRow } from './region-rows.ts';

const REGION_ICONS: Readonly<Record<number, GameIconName>> = {
  1: 'beast/rabbit',
  2: 'skill/cave-entrance',
  3: 'beast/death-skull',
  4: 'beast/totem',
  5: 'beast/horse-head',
  6: 'skill/castle',
  7: 'beast/oni',
  8: 'beast/sea-dragon',
  9: 'gear/asian-lantern',
  10: 'skill/mountains',
  11: 'skill/forest',
  12: 'skill/angel-wings',
  13: 'skill/island',
};

/** Used for a region that an operator has added. */
const OTHER_REGION: GameIconName = 'skill/village';

function RegionTable({ regions }: { regions: readonly RegionRow[] }) {
  return (
    <Panel title="사냥터" more={{ href: '/dungeons/regions/1', label: '초급부터 보기' }}>
      <table className="t">
        <thead>
          <tr>
            <th>지역</th>
            <th className="num">레벨</th>
            <th className={`num ${css.dungeonCount}`}>사냥터</th>
            <th className="num">몬스터</th>
          </tr>
        </thead>
        <tbody>
          {regions.map((region) => (
            <tr key={region.id}>
              <td>
                <span className="row">
                  <a className="item" href={`/dungeons/regions/${region.id}`}>
                    <Tile icon={REGION_ICONS[region.id] ?? OTHER_REGION} />
                    <span className="nm">{region.name}</span>
                  </a>
                  {!region.opened && <Tag tone="off">아직 안 열림</Tag>}
                </span>
              </td>
              <td className="num">{region.levels ?? '–'}</td>
              <td className={`num ${css.dungeonCount}`}>{formatDigits(region.dungeonCount)}</td>
              <td className="num">{formatDigits(region.monsterCount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

const JOB_ICONS: Readonly<Record<number, GameIconName>> = {
  1: 'gear/broadsword',
  2: 'gear/plain-dagger',
  3: 'gear/wizard-staff',
  4: 'skill/healing',
};

function JobList({ jobs }: { jobs: readonly JobCard[] }) {
  return (
    <Panel title="직업과 기술" more={{ href: '/skills', label: '전체 보기' }}>
      {jobs.map(({ id, name, grades, skillCount }) => (
        <a key={id} className={`row gap-3 row-link ${css.row}`} href={`/skills?job=${id}`}>
          <Tile icon={JOB_ICONS[id] ?? 'skill/muscle-up'} tone="use" />
          <span className="grow">
            <b>{name}</b>
            <span className="sub">{grades.join(' · ')}</span>
          </span>
          <span className="num dim">{skillCount}가지</span>
        </a>
      ))}
    </Panel>
  );
}

interface HomePageProps {
  market: ReactNode;
  character: ReactNode;
}

export default function HomePage({ market, character }: HomePageProps) {
  const data = usePageData<typeof load>();
  const { origin } = useSite();
  const { counts } = data;
  const pulse = [
    { label: '아이템', value: formatDigits(counts.items) },
    { label: '기술', value: formatDigits(counts.skills) },
    { label: '사냥터', value: formatDigits(counts.dungeons) },
    { label: '지도', value: formatDigits(counts.maps) },
  ];
  return (
    <>
      <PageMeta path="/" jsonLd={siteJsonLd(origin)} />
      <HomeWall title="클래식 도감" pulse={pulse} search={<HomeSearch />}>
        <Chips label="많이 찾는 이름" choices={data.popular.map(({ name, ...link }) => ({ ...link, label: name }))} />
      </HomeWall>
      <div className="cols">
        <div className="stack">
          {market}
          <TypeGrid types={data.types} total={counts.items} />
          <RegionTable regions={data.regions} />
          <KnownFacts rows={data.known} sources={data.sources} />
        </div>
        <div className="stack">
          {character}
          <JobList jobs={data.jobs} />
          <ToolList counts={counts} />
          <CountedItems title="많이 쓰이는 재료" unit="가지" items={data.materials} />
          <CountedItems title="드롭 몬스터 많은 아이템" unit="마리" items={data.dropped} />
          <AdvancementItems items={data.advancement} />
        </div>
      </div>
    </>
  );
}

function siteJsonLd(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: SITE_NAME,
    description: SITE_DESCRIPTION,
    url: `${origin}/`,
    inLanguage: 'ko',
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/items?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}

function HomeSearch() {
  return (
    <search className="w-full" id="search" data-id="search">
      <form action="/items" method="get">
        <span className={`in ${css.searchField}`}>
          <SearchIcon size={20} />
          <input
            type="search"
            name="q"
            maxLength={50}
            placeholder="아이템 · 사냥터 · 기술 찾기"
            aria-label="아이템, 사냥터, 기술 찾기. 초성도 됩니다"
            autoComplete="off"
            data-open-palette=""
          />
          <kbd className="wide">/</kbd>
        </span>
      </form>
    </search>
  );
}

function ToolList({ counts }: { counts: HomePageData['counts'] }) {
  const tools = [
    { href: '/calc/exp', icon: <SparkIcon size={20} />, name: '계산기', does: '경험치, 체력·마력, 왕퀘' },
    { href: '/calc/plan', icon: <ClockIcon size={20} />, name: '승급 계획', does: '모을 경험치와 재료, 사냥터' },
    {
      href: '/recipe',
      icon: <FlaskIcon size={20} />,
      name: '조합',
      does: `조합법 ${formatDigits(counts.recipes)}가지의 재료와 성공 확률`,
    },
    {
      href: '/maps',
      icon: <MapIcon size={20} />,
      name: '지도',
      does: `약도 ${formatDigits(counts.maps)}장과 출입구`,
    },
    { href: '/maps/route', icon: <PinIcon size={20} />, name: '길찾기', does: '사냥터와 NPC까지 가는 길' },
    {
      href: '/shortcuts',
      icon: <KeyboardIcon size={20} />,
      name: '단축키',
      does: `키 ${formatDigits(counts.shortcuts)}가지와 NPC에게 하는 말`,
    },
  ];
  return (
    <Panel title="도구">
      {tools.map(({ href, icon, name, does }) => (
        <a key={href} className={`row gap-3 row-link ${css.row}`} href={href}>
          <span className="tile">{icon}</span>
          <span className="grow">
            <b>{name}</b>
            <span className="sub">{does}</span>
          </span>
        </a>
      ))}
    </Panel>
  );
}
