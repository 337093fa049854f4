import { MyCharacter } from '#features/people/profiles/ui/public/my-character.tsx';
import { NewestPanel } from '#features/trade/market/ui/public/newest-panel.tsx';
import { PopularPanel } from '#features/trade/market/ui/public/popular-panel.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Chips } from '#ui/components/choices.tsx';
import { HomeWall } from '#ui/page/home-wall.tsx';
import { PageMeta, SITE_DESCRIPTION, SITE_NAME } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { AdvancementItems } from '../../items/ui/advancement-items.tsx';
import { CountedItems } from '../../items/ui/counted-items.tsx';
import { HomeSearch } from '../ui/home-search.tsx';
import { JobList } from '../ui/job-list.tsx';
import { KnownFacts } from '../ui/known-facts.tsx';
import { RegionTable } from '../ui/region-table.tsx';
import { ToolList } from '../ui/tool-list.tsx';
import { TypeGrid } from '../ui/type-grid.tsx';
import type { load } from './home.loader.ts';

export default function HomePage() {
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
      <HomeWall title="클래식 도감" pulse={pulse}>
        <HomeSearch />
        <Chips label="많이 찾는 이름" choices={data.popular.map(({ name, ...link }) => ({ ...link, label: name }))} />
      </HomeWall>
      <div className="cols">
        <div className="stack">
          {data.market && data.market.popular.length > 0 && <PopularPanel rows={data.market.popular} />}
          {data.market && <NewestPanel rows={data.market.newest} />}
          <TypeGrid types={data.types} total={counts.items} />
          <RegionTable regions={data.regions} />
          <KnownFacts rows={data.known} sources={data.sources} />
        </div>
        <div className="stack">
          <MyCharacter />
          <JobList jobs={data.jobs} />
          <ToolList counts={counts} />
          <CountedItems title="많이 쓰이는 재료" unit="가지" items={data.materials} />
          <CountedItems title="여러 몬스터가 주는 것" unit="마리" items={data.dropped} />
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
