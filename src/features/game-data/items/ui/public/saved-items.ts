/** A list of items that this device keeps: ids, latest first. It never leaves the browser. */
export interface SavedList {
  /** Its place in the storage. */
  readonly key: string;
  /** How many it holds. */
  readonly most: number;
  /** A full list drops its oldest instead of refusing the next. */
  readonly evictsOldest: boolean;
}

export const FAVOURITES: SavedList = { key: 'favourite-items', most: 50, evictsOldest: false };
export const RECENT: SavedList = { key: 'recent-items', most: 30, evictsOldest: true };

/** `full`: the list refuses more. `unsaved`: this device stores nothing more, or nothing at all. */
export type SaveResult = 'kept' | 'full' | 'unsaved';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What stands in the storage may be of an older site, of a broken one, or of someone's own hand. */
export function parseSaved(text: string | null, { most }: SavedList): number[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? [...new Set(value.filter(isId))].slice(0, most) : [];
  } catch {
    return [];
  }
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** The list as it stands in the storage; equal texts are equal lists. */
export function storedText(list: SavedList, store: Store | undefined = deviceStore()): string | null {
  try {
    return store?.getItem(list.key) ?? null;
  } catch {
    return null;
  }
}

export function readSaved(list: SavedList, store: Store | undefined = deviceStore()): number[] {
  return parseSaved(storedText(list, store), list);
}

/** Puts the item at the head of the list. */
export function save(list: SavedList, id: number, store: Store | undefined = deviceStore()): SaveResult {
  const others = readSaved(list, store).filter((other) => other !== id);
  if (!list.evictsOldest && others.length >= list.most) return 'full';
  return write(list, [id, ...others].slice(0, list.most), store) ? 'kept' : 'unsaved';
}

/** Answers whether the list is without it now. */
export function drop(list: SavedList, id: number, store: Store | undefined = deviceStore()): boolean {
  const others = readSaved(list, store).filter((other) => other !== id);
  return write(list, others, store);
}

export function dropAll(list: SavedList, store: Store | undefined = deviceStore()): boolean {
  return write(list, [], store);
}

function write(list: SavedList, ids: readonly number[], store: Store | undefined): boolean {
  try {
    if (!store) return false;
    if (ids.length === 0) store.removeItem(list.key);
    else store.setItem(list.key, JSON.stringify(ids));
  } catch {
    return false;
  }
  for (const notifyListener of listeners) notifyListener(list.key);
  return true;
}

const listeners = new Set<(key: string | null) => void>();

/** Tells of every change of the list, here and in other tabs. Returns how to stop. */
export function onSavedChange(list: SavedList, onChange: () => void, page: EventTarget = window): () => void {
  const notifyListener = (key: string | null) => {
    // No key: another tab cleared the whole storage.
    if (key === null || key === list.key) onChange();
  };
  const onStorage = (event: Event) => notifyListener((event as StorageEvent).key);
  listeners.add(notifyListener);
  page.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(notifyListener);
    page.removeEventListener('storage', onStorage);
  };
}

/** Even to name the storage throws where a browser forbids it. */
function deviceStore(): Store | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
