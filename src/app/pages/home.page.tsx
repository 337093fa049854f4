import HomePage from '#features/game-data/home/pages/home.page.tsx';
import { MyCharacter } from '#features/people/profiles/ui/public/my-character.tsx';
import { NewestPanel } from '#features/trade/market/ui/public/newest-panel.tsx';
import { PopularPanel } from '#features/trade/market/ui/public/popular-panel.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import type { load } from './home.loader.ts';

export default function HomeWithMarket() {
  const { market } = usePageData<typeof load>();
  return (
    <HomePage
      market={
        market && (
          <>
            {market.popular.length > 0 && <PopularPanel rows={market.popular} />}
            <NewestPanel rows={market.newest} />
          </>
        )
      }
      character={<MyCharacter />}
    />
  );
}
