import { ownTopic } from '#features/people/people.topics.ts';
import { call } from '#platform/client/call.ts';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import { syncServerClock } from '#platform/client/server-clock.ts';
import { urlOf } from '#shared/endpoint.ts';
import type { OwnParties } from '../../party.contract.ts';
import { partyEventTypes } from '../../party.events.ts';
import { countParties, listOwnParties } from '../../party-endpoints.contract.ts';

export const OWN_PARTIES = ['own-parties'];

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

export const ownParties = defineLiveQuery({
  key: OWN_PARTIES,
  topics: [ownTopic],
  events: [partyEventTypes.own],
  async read(_: undefined, signal) {
    await syncServerClock(urlOf(countParties));
    const own = await call(listOwnParties, { signal });
    await Promise.all(Array.from(preparations, (prepare) => prepare(own)));
    return own;
  },
});
