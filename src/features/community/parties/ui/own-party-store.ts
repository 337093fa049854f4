import { useSyncExternalStore } from 'react';

/** What the rows of lists show of the visitor. Filled by the own panel, which loads after the page. */
export interface OwnPlaces {
  /** The party in which the visitor sits. */
  readonly partyId: number | null;
  readonly seat: number | undefined;
  readonly asked: ReadonlySet<number>;
}

const NOWHERE: OwnPlaces = { partyId: null, seat: undefined, asked: new Set() };

let places = NOWHERE;
const listeners = new Set<() => void>();

export function setOwnPlaces(next: OwnPlaces | null): void {
  places = next ?? NOWHERE;
  for (const listener of listeners) listener();
}

function onPlaces(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOwnPlaces(): OwnPlaces {
  return useSyncExternalStore(
    onPlaces,
    () => places,
    () => NOWHERE,
  );
}
