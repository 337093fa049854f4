import { useSyncExternalStore } from 'react';

/**
 * The visitor's parties as far as lists show them. The panel of the own party, which loads after the page, fills the
 * store.
 */
export interface OwnPlaces {
  /** Id of the party in which the visitor has a seat. */
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
