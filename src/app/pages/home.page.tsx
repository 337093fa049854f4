import { StarterBoard } from '#features/game-data/home/ui/public/starter-board.tsx';
import { ToolTiles } from '#features/game-data/home/ui/public/tool-tiles.tsx';
import { MyCharacter } from '#features/people/account/ui/public/my-character.tsx';
import { homeParams } from '#features/trade/market/home.params.ts';
import type { HomeMarket } from '#features/trade/market/home-market.reader.ts';
import type { MovingLine } from '#features/trade/market/moving.reader.ts';
import { MyMarket } from '#features/trade/market/ui/public/my-market.tsx';
import { NewestPanel } from '#features/trade/market/ui/public/newest-panel.tsx';
import { PopularPanel } from '#features/trade/market/ui/public/popular-panel.tsx';
import { TodayFigures } from '#features/trade/market/ui/public/today-figures.tsx';
import { WatchAnyButton } from '#features/trade/watches/ui/public/watch-any-button.tsx';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { useSearchParams } from '#platform/client/use-search-params.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { SITE_NAME } from '#shared/site-name.ts';
import { Chips } from '#ui/components/choices.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { HomeWall } from '#ui/page/home-wall.tsx';
import { PageMeta, type SchemaThing, SITE_DESCRIPTION } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import type { HomePageData, load } from './home.loader.ts';
import css from './home-page.module.css';

/** @public Read by the list of pages. */
export const params = homeParams;

const HomeSide = await drawnLater(async () => (await import('./home-side.tsx')).default);
const NONE: readonly MovingLine[] = [];

interface PulseProps {
  market: HomeMarket;
  parties: number | null;
  gameServer: number | undefined;
}

export default function HomePage() {
  const { popular, market, parties, starters, upcoming } = usePageData<typeof load>();
  const { origin } = useSite();
  const [search] = useSearchParams();
  const { days, gameServer } = homeParams.read(search);
  const isSparse = starters.length > 0;
  return (
    <>
      <PageMeta path="/" jsonLd={import.meta.env.SSR && siteThings(origin)} />
      <HomeWall
        title="오늘의 나루"
        pulse={market && hasBegun(market) && <Pulse market={market} parties={parties.count} gameServer={gameServer} />}
      >
        <div className={css.popular}>
          <span className="meta nowrap" aria-hidden="true">
            많이 찾는 이름
          </span>
          <Chips label="많이 찾는 이름" choices={popular.map(({ name, ...link }) => ({ ...link, label: name }))} />
        </div>
      </HomeWall>
      <div className={css.page}>
        <div className={css.mine}>
          <MyCharacter market={<MyMarket />} />
        </div>
        <div className={classNames('stack', css.main, !isSparse && css.filled)}>
          {market && !isSparse && (
            <PopularPanel
              rows={market.popular}
              days={days}
              hrefOf={(span) => homeParams.href('/', search, { days: span })}
            />
          )}
          {isSparse && <ToolTiles />}
          {market && market.newest.length > 0 && <NewestPanel rows={market.newest} gameServer={gameServer} />}
          {isSparse && <Starters items={starters} gameServer={gameServer} />}
        </div>
        <div className={css.side}>
          <HomeSide
            parties={parties.rows}
            moving={market?.moving ?? NONE}
            upcoming={upcoming}
            hasTools={!isSparse && parties.rows.length === 0}
          />
        </div>
      </div>
    </>
  );
}

/** A market without any activity today is not shown as large zeros. */
function hasBegun({ today: { deals, sell, buy } }: HomeMarket): boolean {
  return deals + sell + buy > 0;
}

function Pulse({ market, parties, gameServer }: PulseProps) {
  return (
    <>
      <TodayFigures {...market} gameServer={gameServer} />
      {parties !== null && (
        <div>
          <dt>파티</dt>
          <dd>
            <a href="/party">{formatDigits(parties)}</a>
          </dd>
        </div>
      )}
    </>
  );
}

function Starters({ items, gameServer }: { items: HomePageData['starters']; gameServer: number | undefined }) {
  return (
    <StarterBoard
      items={items}
      action={(item) => (
        <>
          <WatchAnyButton item={item} gameServer={gameServer} size="sm" isInRow />
          <a className="btn sm" href={`/trade/register/${item.id}`}>
            첫 시세 만들기
          </a>
        </>
      )}
    />
  );
}

function siteThings(origin: string): SchemaThing[] {
  const address = { name: SITE_NAME, url: `${origin}/` };
  return [
    {
      '@type': 'WebSite',
      ...address,
      description: SITE_DESCRIPTION,
      inLanguage: 'ko',
      publisher: { '@type': 'Organization', ...address },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/items?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
    { '@type': 'Organization', ...address, logo: `${origin}/icons/512.png` },
  ];
}
