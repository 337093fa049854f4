import { turnsOfParty } from '#features/community/loot-rotation/ui/party-loot-rotation.tsx';
import { OwnPanelBody } from '#features/community/parties/ui/own/own-panel-body.tsx';
import type { PartyParts } from '#features/community/parties/ui/own/party-part.tsx';
import { settlementsOfParty } from '#features/community/settlements/ui/party-settlements.tsx';

/** THE list of what satellites show in a party, from above. */
export const PARTY_PARTS: PartyParts = {
  running: [settlementsOfParty, turnsOfParty],
  justEnded: [settlementsOfParty],
  ended: [settlementsOfParty, turnsOfParty],
};

export function OwnBody() {
  return <OwnPanelBody parts={PARTY_PARTS} />;
}
