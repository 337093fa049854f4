import { FavouriteItemsPanel, RecentItemsPanel } from '#features/game-data/items/ui/public/saved-item-panels.tsx';
import MePage from '#features/people/profiles/pages/me.page.tsx';
import { lazyPart } from '#features/people/profiles/ui/me/lazy-part.tsx';
import { MyMarket } from '#features/trade/market/ui/public/my-market.tsx';

const OwedPart = lazyPart(() => import('#features/community/settlements/ui/owed-part.tsx'));

export default function MeWithSavedItems() {
  return (
    <MePage
      market={<MyMarket />}
      settlements={<OwedPart />}
      savedItems={
        <>
          <FavouriteItemsPanel />
          <RecentItemsPanel />
        </>
      }
    />
  );
}
