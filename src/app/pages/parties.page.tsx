import PartiesPage from '#features/community/parties/pages/parties.page.tsx';
import { partiesParams } from '#features/community/parties/party.params.ts';
import { ownPartyPanel } from './own-party-panel.tsx';

/** @public Read by the list of pages. */
export const params = partiesParams;

export default function PartiesWithOwn() {
  return <PartiesPage own={ownPartyPanel} />;
}
