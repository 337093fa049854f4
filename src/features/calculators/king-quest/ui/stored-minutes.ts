import { onDevice } from '#platform/client/device-storage.ts';
import { useStored } from '#platform/client/use-stored.ts';

/** The times a hunter wrote beside single monsters, by `buyeo:자호`, as they were typed. They never leave this device. */
export type StoredMinutes = Readonly<Record<string, string>>;

const MAX_STORED = 200;
const MAX_LENGTH = 8;

const stored = onDevice<StoredMinutes>(
  'king-quest-minutes',
  { parse: parseMinutes, format: JSON.stringify },
  { staysOnPage: true },
);

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

export function useStoredMinutes(): StoredMinutes {
  return useStored(stored);
}

/** Empty text forgets the time. */
export function storeMinutes(changes: Readonly<Record<string, string>>): void {
  stored.save(parseMinutes(JSON.stringify({ ...stored.read(), ...changes })));
}
