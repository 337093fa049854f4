import { useEffect, useState } from 'react';
import type { OwnParties } from '../../party.contract.ts';
import { loadParts, type PartyParts } from './party-part.tsx';

/**
 * Gives one's own parties once the parts of the one that is shown are loaded; until then those of before, so that nothing moves. Another state of
 * the same party is there at once.
 */
export function useLoaded(own: OwnParties | undefined, parts: PartyParts): OwnParties | undefined {
  const { party, past } = own ?? {};
  const shown = party ?? past?.[0];
  const key = shown && `${shown.id} ${party ? 'running' : 'ended'} ${shown.itemDistribution}`;
  const [loaded, setLoaded] = useState<string>();
  const [latest, setLatest] = useState<OwnParties>();
  const isLoaded = loaded === key || shown === undefined;
  if (isLoaded && latest !== own) setLatest(own);
  useEffect(() => {
    if (!shown || isLoaded) return undefined;
    let isAwaited = true;
    void loadParts(party ? parts.running : parts.justEnded, shown).then(() => isAwaited && setLoaded(key));
    return () => {
      isAwaited = false;
    };
  }, [key, isLoaded, party, shown, parts]);
  return isLoaded ? own : latest;
}
