import { onDevice } from '#platform/client/device-storage.ts';
import { useStored } from '#platform/client/use-stored.ts';

/** The player's own times by `buyeo:자호`, as typed. They never leave the device. */
export type StoredMinutes = Readonly<Record<string, string>>;

const MAX_STORED = 200;
const MAX_LENGTH = 8;

const stored = onDevice<StoredMinutes>(
  'king-quest-minutes',
  { parse: parseMinutes, format: JSON.stringify },
  { staysOnPage: true },
);

/** The stored text may come from an older version or be edited by hand. */
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

/** An empty text deletes the time. */
export function storeMinutes(changes: Readonly<Record<string, string>>): void {
  stored.save(parseMinutes(JSON.stringify({ ...stored.read(), ...changes })));
}
