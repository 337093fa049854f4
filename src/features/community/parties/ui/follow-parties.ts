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
/** A page may be this old when it arrives, so events received just before are applied to it again. */
const REPLAYED_MS = 10_000;

type Received = { type: 'created' | 'changed'; party: Party } | { type: 'ended'; id: number };

let recent: { at: number; event: Received }[] = [];

export interface PartiesFollower {
  filter: PartyFilter;
  /** The first page also inserts new parties. */
  isFirstPage: boolean;
  isAtTop(): boolean;
  change(next: (feed: PartyFeed) => PartyFeed): void;
}

/** @returns the unsubscribe function */
export function followParties({ filter, isFirstPage, isAtTop, change }: PartiesFollower): () => void {
  void syncServerClock(urlOf(countParties, { query: { gameServer: filter.gameServer } }));
  // Ended parties are removed by the clock, without a request.
  const ticks = setInterval(() => change((feed) => withoutEnded(feed, serverNow())), TICK_MS);
  const show = (event: Received) => {
    if (event.type === 'ended') return change((feed) => withPartyChange(feed, event, false));
    const isTop = isAtTop();
    // On further pages, rows change only in place.
    const fits = isFirstPage && partyFilter.matches(event.party, filter);
    change((feed) => withPartyChange(feed, { ...event, fits }, isTop));
  };
  const receive = (event: Received) => {
    recent = [...recent.filter(({ at }) => Date.now() - at < REPLAYED_MS), { at: Date.now(), event }];
    show(event);
  };
  for (const { at, event } of recent) if (Date.now() - at < REPLAYED_MS) show(event);
  const { created, changed, ended } = partyEventTypes;
  const leave = onLive([partyTopics.all], (event) => {
    if (event.type === 'resync') change(withGap);
    else if (created.matches(event)) receive({ type: 'created', party: event.data });
    else if (changed.matches(event)) receive({ type: 'changed', party: event.data });
    else if (ended.matches(event)) receive({ type: 'ended', id: event.data.id });
  });
  return () => {
    clearInterval(ticks);
    leave();
  };
}
