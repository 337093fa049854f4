import { useQuery } from '@tanstack/react-query';
import { ownTopic } from '#features/people/people.topics.ts';
import { call } from '#platform/client/call.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { syncServerClock } from '#platform/client/server-clock.ts';
import { useLive } from '#platform/client/use-live.ts';
import { urlOf } from '#shared/endpoint.ts';
import { loadSettlements } from '../../../settlements/ui/settlement-query.ts';
import { loadTurnPart } from '../../../turns/ui/load-turn-part.ts';
import { partyEventTypes } from '../../party.events.ts';
import { ITEM_DISTRIBUTION } from '../../party-codes.ts';
import { countParties, listOwnParties } from '../../party-endpoints.contract.ts';
import { OWN_PARTIES, renewOwnParties } from './renew-own-parties.ts';

export function useOwnParties(isPlayer: boolean) {
  useLive(isPlayer ? [ownTopic] : [], (event) => {
    if (event.type === 'resync' || partyEventTypes.own.matches(event)) void renewOwnParties();
  });
  return useQuery(
    {
      queryKey: OWN_PARTIES,
      queryFn: async ({ signal }) => {
        await syncServerClock(urlOf(countParties));
        const own = await call(listOwnParties, { signal });
        const shown = own.party ?? own.past[0];
        if (shown) await loadSettlements(shown.id);
        if (own.party?.itemDistribution === ITEM_DISTRIBUTION.turns) await loadTurnPart(own.party.id);
        return own;
      },
      enabled: isPlayer,
    },
    queryClient,
  );
}
