import { inTab, json } from './device-storage.ts';
import type { DraftState, StoredDraft } from './use-draft.ts';

/**
 * The draft of a form, which survives a sign-in, a failure and a reload.
 * @param parseFields what of stored values can still be used; null: nothing
 */
export function draftInTab<Values>(name: string, parseFields: (values: unknown) => Values | null): StoredDraft<Values> {
  return inTab<DraftState<Values> | null>(
    name,
    json((value) => {
      if (typeof value !== 'object' || value === null || !('values' in value)) return null;
      const values = parseFields(value.values);
      return values && { values, key: 'key' in value && typeof value.key === 'string' ? value.key : null };
    }),
  );
}
