import { onDevice, type StoredOptions, type StoredValue } from '#platform/client/device-storage.ts';

/** A list of item ids in the browser's storage, latest first. It is never sent to the server. */
export interface SavedList extends SavedListRule {
  readonly stored: StoredValue<number[]>;
}

interface SavedListRule {
  readonly most: number;
  /** A full list drops its oldest id instead of refusing a new one. */
  readonly evictsOldest: boolean;
}

export const FAVOURITE_RULE: SavedListRule = { most: 50, evictsOldest: false };
export const RECENT_RULE: SavedListRule = { most: 30, evictsOldest: true };

export const FAVOURITES = savedList('favourite-items', FAVOURITE_RULE);
export const RECENT = savedList('recent-items', RECENT_RULE);

export function savedList(key: string, rule: SavedListRule, options?: StoredOptions): SavedList {
  const format = (ids: number[]) => (ids.length === 0 ? null : JSON.stringify(ids));
  return { ...rule, stored: onDevice(key, { parse: (text) => parseSaved(text, rule), format }, options) };
}

/** `full`: the list has reached its limit. `unsaved`: the storage is full or forbidden. */
export type SaveResult = 'saved' | 'full' | 'unsaved';

export function parseSaved(text: string | null, { most }: Pick<SavedListRule, 'most'>): number[] {
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

export function save({ stored, most, evictsOldest }: SavedList, id: number): SaveResult {
  const others = stored.read().filter((other) => other !== id);
  if (!evictsOldest && others.length >= most) return 'full';
  return stored.save([id, ...others].slice(0, most)) ? 'saved' : 'unsaved';
}

/** @returns whether the item is no longer in the list */
export function drop({ stored }: SavedList, id: number): boolean {
  return stored.save(stored.read().filter((other) => other !== id));
}
