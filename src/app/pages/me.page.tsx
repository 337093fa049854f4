import { FavouriteItemsPanel, RecentItemsPanel } from '#features/game-data/items/ui/public/saved-item-panels.tsx';
import MePage from '#features/people/profiles/pages/me.page.tsx';

export default function MeWithSavedItems() {
  return (
    <MePage
      savedItems={
        <>
          <FavouriteItemsPanel />
          <RecentItemsPanel />
        </>
      }
    />
  );
}
