import { useSyncExternalStore } from 'react';
import { keptText } from '#platform/client/kept-text.ts';

/** The times a hunter wrote beside single monsters, by `buyeo:자호`, as they were typed. They never leave this device. */
export type KeptMinutes = Readonly<Record<string, string>>;

const kept = keptText('king-quest-minutes');
const MOST_KEPT = 200;
const LONGEST = 8;

/** What lies in the storage may be of an older site or of someone's own hand. */
export function parseMinutes(text: string | null): KeptMinutes {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(Object.entries(value).filter(isKept).slice(0, MOST_KEPT));
  } catch {
    return {};
  }
}

function isKept(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string' && entry[1].trim() !== '' && entry[1].length <= LONGEST;
}

/** None while the page is drawn by the server, so that everyone's page is the same. */
export function useKeptMinutes(): KeptMinutes {
  return parseMinutes(useSyncExternalStore(kept.watch, kept.read, () => null));
}

/** Empty text forgets the time. */
export function keepMinutes(changes: Readonly<Record<string, string>>): void {
  kept.keep(JSON.stringify(parseMinutes(JSON.stringify({ ...parseMinutes(kept.read()), ...changes }))));
}
