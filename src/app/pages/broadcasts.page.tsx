import { broadcastsParams } from '#features/community/broadcasts/broadcast.params.ts';
import BroadcastsPage from '#features/community/broadcasts/pages/broadcasts.page.tsx';
import { KeywordsPanel } from '#features/community/keywords/ui/public/keywords-panel.tsx';

/** @public Read by the list of pages. */
export const params = broadcastsParams;

const KEYWORDS = <KeywordsPanel />;

export default function BroadcastsWithKeywords() {
  return <BroadcastsPage keywords={KEYWORDS} />;
}
