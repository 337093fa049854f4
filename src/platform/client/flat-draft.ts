import { json, type TextFormat } from './device-storage.ts';
import type { DraftState } from './use-draft.ts';

/**
 * Stores the values and their key side by side in one object.
 * @param parse returns `null` for values of another shape
 */
export function flatDraft<Values extends object>(
  parse: (stored: Readonly<Record<string, unknown>>) => Values | null,
): TextFormat<DraftState<Values> | null> {
  const { parse: read } = json((stored) => {
    if (typeof stored !== 'object' || stored === null) return null;
    const { key, ...rest } = stored as Record<string, unknown>;
    const values = parse(rest);
    return values && { values, key: typeof key === 'string' ? key : null };
  });
  return { parse: read, format: (draft) => draft && JSON.stringify({ ...draft.values, key: draft.key }) };
}
