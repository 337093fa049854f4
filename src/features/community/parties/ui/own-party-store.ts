import { useSyncExternalStore } from 'react';

/**
 * The visitor's parties as far as lists show them. The panel of the own party, which loads after the page, fills the
 * store.
 */
export interface OwnPlaces {
  /** False for the signed out, and until it is known for others. */
  readonly isKnown: boolean;
  /** Id of the party in which the visitor has a seat. */
  readonly partyId: number | null;
  readonly seat: number | undefined;
  readonly asked: ReadonlySet<number>;
}

export const NOWHERE: OwnPlaces = { isKnown: true, partyId: null, seat: undefined, asked: new Set() };
const NOT_KNOWN: OwnPlaces = { ...NOWHERE, isKnown: false };

let places = NOT_KNOWN;
const listeners = new Set<() => void>();

export function setOwnPlaces(next: OwnPlaces | null): void {
  places = next ?? NOT_KNOWN;
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
    () => NOT_KNOWN,
  );
}
