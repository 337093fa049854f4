import { useEffect, useEffectEvent, useState } from 'react';
import type { OwnParties } from '../../party.contract.ts';
import { prepareOwnParties } from './own-parties.ts';
import { loadParts, type PartyParts } from './party-part.tsx';

/**
 * Returns the own parties once the parts of the shown one are loaded, and the former ones until then, so that nothing
 * moves. Renewals also wait for the parts.
 */
export function useLoaded(own: OwnParties | undefined, parts: PartyParts): OwnParties | undefined {
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  const [latest, setLatest] = useState<OwnParties>();
  const load = useEffectEvent(async (next: OwnParties) => {
    const key = toKey(next);
    const shown = shownParty(next);
    if (!shown || loaded.has(key)) return;
    await loadParts(next.party ? parts.running : parts.justEnded, shown);
    setLoaded((before) => new Set([...before, key]));
  });
  const isLoaded = !own || !shownParty(own) || loaded.has(toKey(own));
  if (isLoaded && latest !== own) setLatest(own);
  useEffect(() => prepareOwnParties((next) => load(next)), []);
  useEffect(() => {
    if (own && !isLoaded) void load(own);
  }, [own, isLoaded]);
  return isLoaded ? own : latest;
}

function shownParty({ party, past }: OwnParties) {
  return party ?? past[0];
}

/** Parties with the same key have the same parts. */
function toKey(own: OwnParties): string {
  const shown = shownParty(own);
  return shown ? `${shown.id} ${own.party ? 'running' : 'ended'} ${shown.itemDistribution}` : '';
}
