import { useEffect, useState } from 'react';
import { useLive } from '#platform/client/live.ts';
import { serverNow, syncServerClock } from '#platform/client/server-clock.ts';
import { urlOf } from '#shared/endpoint.ts';
import type { Party } from '../party.contract.ts';
import { partyEventTypes } from '../party.events.ts';
import { PARTY_STATE } from '../party.labels.ts';
import { partyTopics } from '../party.topics.ts';
import { countParties } from '../party-endpoints.contract.ts';

/** Keeps the page's party up to date. It ends by the server's clock, without a request. */
export function useLiveParty(first: Party): Party {
  const [{ of, party }, setShown] = useState({ of: first, party: first });
  if (of !== first) setShown({ of: first, party: first });
  const show = (next: (party: Party) => Party) => setShown((shown) => ({ ...shown, party: next(shown.party) }));
  useEffect(() => void syncServerClock(urlOf(countParties)), []);
  useLive([partyTopics.all], (event) => {
    const { changed, ended } = partyEventTypes;
    if (changed.matches(event) && event.data.id === party.id) show(() => event.data);
    if (ended.matches(event) && event.data.id === party.id) show(asEnded);
  });
  useEffect(() => {
    if (party.state === PARTY_STATE.ended) return;
    const wait = Math.max(Date.parse(party.expiredAt) - serverNow(), 0);
    const timer = setTimeout(() => setShown((shown) => ({ ...shown, party: asEnded(shown.party) })), wait);
    return () => clearTimeout(timer);
  }, [party]);
  return party;
}

function asEnded(party: Party): Party {
  const end = new Date(Math.min(serverNow(), Date.parse(party.expiredAt))).toISOString();
  return { ...party, state: PARTY_STATE.ended, closedAt: party.closedAt ?? end };
}
