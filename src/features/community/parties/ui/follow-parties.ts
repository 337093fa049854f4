import { onLive } from '#platform/client/live.ts';
import { serverNow, syncServerClock } from '#platform/client/server-clock.ts';
import { urlOf } from '#shared/endpoint.ts';
import { withGap } from '#shared/live-list.ts';
import type { Party } from '../party.contract.ts';
import { partyEventTypes } from '../party.events.ts';
import { type PartyFilter, partyFilter } from '../party.filter.ts';
import { partyTopics } from '../party.topics.ts';
import { countParties } from '../party-endpoints.contract.ts';
import { type PartyFeed, withoutEnded, withPartyChange } from '../party-feed.rules.ts';

const TICK_MS = 1000;

export interface PartiesFollower {
  filter: PartyFilter;
  /** The first page also hears of new parties. */
  isFirstPage: boolean;
  isAtTop(): boolean;
  change(next: (feed: PartyFeed) => PartyFeed): void;
}

/** Returns the unsubscribe function. */
export function followParties({ filter, isFirstPage, isAtTop, change }: PartiesFollower): () => void {
  void syncServerClock(urlOf(countParties, { query: { gameServer: filter.gameServer } }));
  // What ended leaves by the clock, without asking.
  const ticks = setInterval(() => change((feed) => withoutEnded(feed, serverNow())), TICK_MS);
  const { created, changed, ended } = partyEventTypes;
  const show = (type: 'created' | 'changed', party: Party) => {
    const isTop = isAtTop();
    const fits = partyFilter.matches(party, filter);
    // Further pages change in place.
    if (fits && !isFirstPage) return change((feed) => withPartyChange(feed, { type, party, fits: false }, false));
    change((feed) => withPartyChange(feed, { type, party, fits }, isTop));
  };
  const leave = onLive([partyTopics.all], (event) => {
    if (event.type === 'resync') change(withGap);
    else if (created.matches(event)) show('created', event.data);
    else if (changed.matches(event)) show('changed', event.data);
    else if (ended.matches(event)) change((feed) => withPartyChange(feed, { type: 'ended', id: event.data.id }, false));
  });
  return () => {
    clearInterval(ticks);
    leave();
  };
}
