import { useSyncExternalStore } from 'react';

/** The times a hunter wrote beside single monsters, by `buyeo:자호`, as they were typed. They never leave this device. */
export type KeptMinutes = Readonly<Record<string, string>>;

const KEY = 'king-quest-minutes';
const MOST_KEPT = 200;
const LONGEST = 8;

const listeners = new Set<() => void>();
/** What stands where the device stores nothing: the times of this visit. */
let unsaved: string | null = null;

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
  return parseMinutes(useSyncExternalStore(watch, read, readNothing));
}

/** Empty text forgets the time. */
export function keepMinutes(changes: Readonly<Record<string, string>>): void {
  const text = JSON.stringify(parseMinutes(JSON.stringify({ ...parseMinutes(read()), ...changes })));
  try {
    localStorage.setItem(KEY, text);
    unsaved = null;
  } catch {
    unsaved = text;
  }
  for (const tell of listeners) tell();
}

function read(): string | null {
  if (unsaved !== null) return unsaved;
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function readNothing(): null {
  return null;
}

function watch(tell: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) tell();
  };
  listeners.add(tell);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', onStorage);
  };
}
