import { FavouriteItemsPanel, RecentItemsPanel } from '#features/game-data/items/ui/public/saved-item-panels.tsx';
import MePage from '#features/people/profiles/pages/me.page.tsx';
import { MyMarket } from '#features/trade/market/ui/public/my-market.tsx';

export default function MeWithSavedItems() {
  return (
    <MePage
      market={<MyMarket />}
      savedItems={
        <>
          <FavouriteItemsPanel />
          <RecentItemsPanel />
        </>
      }
    />
  );
}
