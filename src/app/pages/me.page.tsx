import {
  FavouriteItemsPanel,
  GearPanel,
  RecentItemsPanel,
} from '#features/game-data/items/ui/public/saved-item-panels.tsx';
import MePage from '#features/people/profiles/pages/me.page.tsx';
import { AdChoiceLink } from '#features/shell/ads/ui/public/ad-choice-link.tsx';
import { MyMarket } from '#features/trade/market/ui/public/my-market.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { partOnDemand } from '#ui/components/part-on-demand.ts';
import { useSite } from '#ui/page/site-context.tsx';

function AdChoicePanel() {
  const { hasAdNetwork } = useSite();
  return (
    hasAdNetwork && (
      <Panel title="광고" className="pad">
        <AdChoiceLink />
      </Panel>
    )
  );
}

const OwedPart = partOnDemand(() => import('#features/community/settlements/ui/owed-part.tsx'));

export default function MeWithSavedItems() {
  return (
    <MePage
      adChoice={<AdChoicePanel />}
      market={<MyMarket />}
      settlements={<OwedPart />}
      savedItems={
        <>
          <GearPanel />
          <FavouriteItemsPanel />
          <RecentItemsPanel />
        </>
      }
    />
  );
}
