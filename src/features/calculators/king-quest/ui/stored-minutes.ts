import { useSyncExternalStore } from 'react';
import { storedText } from '#platform/client/stored-text.ts';

/** The times a hunter wrote beside single monsters, by `buyeo:자호`, as they were typed. They never leave this device. */
export type StoredMinutes = Readonly<Record<string, string>>;

const stored = storedText('king-quest-minutes');
const MAX_STORED = 200;
const MAX_LENGTH = 8;

/** What lies in the storage may be of an older site or of someone's own hand. */
export function parseMinutes(text: string | null): StoredMinutes {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(Object.entries(value).filter(isStored).slice(0, MAX_STORED));
  } catch {
    return {};
  }
}

function isStored(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string' && entry[1].trim() !== '' && entry[1].length <= MAX_LENGTH;
}

/** None while the page is drawn by the server, so that everyone's page is the same. */
export function useStoredMinutes(): StoredMinutes {
  return parseMinutes(useSyncExternalStore(stored.watch, stored.read, () => null));
}

/** Empty text forgets the time. */
export function storeMinutes(changes: Readonly<Record<string, string>>): void {
  stored.save(JSON.stringify(parseMinutes(JSON.stringify({ ...parseMinutes(stored.read()), ...changes }))));
}
