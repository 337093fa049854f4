import { MyCorrectionsPanel } from '#features/content/corrections/ui/public/my-corrections-panel.tsx';
import {
  FavouriteItemsPanel,
  GearPanel,
  RecentItemsPanel,
} from '#features/game-data/items/ui/public/saved-item-panels.tsx';
import MePage from '#features/people/account/pages/me.page.tsx';
import { MyInquiriesPanel } from '#features/people/inquiries/ui/my-inquiries-panel.tsx';
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

const BlocksPart = partOnDemand(() => import('#features/people/blocks/ui/blocks-part.tsx'));
const LegalChangesNote = partOnDemand(() => import('#features/people/consents/ui/legal-changes-note.tsx'));
const OwedPart = partOnDemand(() => import('#features/community/settlements/ui/owed-part.tsx'));

export default function MeWithSavedItems() {
  return (
    <MePage
      adChoice={<AdChoicePanel />}
      market={<MyMarket />}
      settlements={<OwedPart />}
      inquiries={
        <>
          <MyInquiriesPanel isInLine more={{ href: '/notice/ask', label: '문의하기' }} />
          <MyCorrectionsPanel />
        </>
      }
      blocks={<BlocksPart />}
      legalChanges={<LegalChangesNote isFloating />}
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
