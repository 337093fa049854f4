import type { ComponentType } from 'react';
import { prefetchAnswer } from '#platform/client/query-client.ts';
import { formatPlace, ITEM_DISTRIBUTION } from '../../parties/party.labels.ts';
import type { PartyPart } from '../../parties/ui/own/party-part.tsx';
import type { LootRotationPartProps } from './loot-rotation-part.tsx';
import { turns } from './loot-rotation-query.ts';

/** The code is loaded on demand, because most parties share in other ways. */
let TurnPart: ComponentType<LootRotationPartProps> | undefined;

async function loadCode(): Promise<void> {
  TurnPart = (await import('./loot-rotation-part.tsx')).default;
}

/** Shows the loot rotation of a party that shares by turns. */
export const turnsOfParty: PartyPart = {
  name: 'turns',
  async load({ id, itemDistribution }) {
    if (itemDistribution !== ITEM_DISTRIBUTION.turns) return;
    await Promise.allSettled([loadCode(), prefetchAnswer(turns, { partyId: id })]);
  },
  Part: ({ party, profileId }) =>
    TurnPart &&
    party.itemDistribution === ITEM_DISTRIBUTION.turns && (
      <TurnPart
        partyId={party.id}
        place={formatPlace(party)}
        profileId={profileId}
        isLeader={party.leader.id === profileId}
      />
    ),
};
