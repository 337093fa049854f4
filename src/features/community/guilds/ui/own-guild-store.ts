import { useSyncExternalStore } from 'react';

/** What pages show of the visitor's guilds. Filled by parts that load after the page. */
export interface OwnGuildPlaces {
  /** Ranks by guild. */
  readonly ranks: ReadonlyMap<number, number>;
  readonly asked: ReadonlySet<number>;
}

const NOWHERE: OwnGuildPlaces = { ranks: new Map(), asked: new Set() };

let places = NOWHERE;
const listeners = new Set<() => void>();

export function setOwnGuildPlaces(next: OwnGuildPlaces | null): void {
  places = next ?? NOWHERE;
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
    () => NOWHERE,
  );
}
