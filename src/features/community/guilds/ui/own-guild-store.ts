import { useSyncExternalStore } from 'react';

/** The visitor's guilds as far as pages show them. Parts that load after the page fill the store. */
export interface OwnGuildPlaces {
  /** False for the signed out, and until it is known for others. */
  readonly isKnown: boolean;
  /** The visitor's ranks by guild id. */
  readonly ranks: ReadonlyMap<number, number>;
  readonly asked: ReadonlySet<number>;
}

const NOT_KNOWN: OwnGuildPlaces = { isKnown: false, ranks: new Map(), asked: new Set() };

let places = NOT_KNOWN;
const listeners = new Set<() => void>();

export function setOwnGuildPlaces(next: OwnGuildPlaces | null): void {
  places = next ?? NOT_KNOWN;
  for (const listener of listeners) listener();
}

function onPlaces(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOwnGuildPlaces(): OwnGuildPlaces {
  return useSyncExternalStore(
    onPlaces,
    () => places,
    () => NOT_KNOWN,
  );
}
