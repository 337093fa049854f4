import { useQuery } from '@tanstack/react-query';
import { ownTopic } from '#features/people/people.topics.ts';
import { call } from '#platform/client/call.ts';
import { queryClient, renewQueries } from '#platform/client/query-client.ts';
import { syncServerClock } from '#platform/client/server-clock.ts';
import { useLive } from '#platform/client/use-live.ts';
import { urlOf } from '#shared/endpoint.ts';
import type { OwnParties } from '../../party.contract.ts';
import { partyEventTypes } from '../../party.events.ts';
import { countParties, listOwnParties } from '../../party-endpoints.contract.ts';

const OWN_PARTIES = ['own-parties'];

export function renewOwnParties(): Promise<void> {
  return renewQueries(OWN_PARTIES);
}

type Preparation = (own: OwnParties) => Promise<void>;
const preparations = new Set<Preparation>();

/**
 * Registers work that must be done before the own parties are shown, until the returned function is called. It must not
 * fail.
 */
export function prepareOwnParties(prepare: Preparation): () => void {
  preparations.add(prepare);
  return () => preparations.delete(prepare);
}

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
        await Promise.all(Array.from(preparations, (prepare) => prepare(own)));
        return own;
      },
      enabled: isPlayer,
    },
    queryClient,
  );
}
