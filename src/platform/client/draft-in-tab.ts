import { inTab, json } from './device-storage.ts';
import type { DraftState, StoredDraft } from './use-draft.ts';

/**
 * The draft of a form, which survives a sign-in, a failure and a reload.
 * @param parseValues what of stored values can still be used; null: nothing
 * @param valuesName the name of the values in what is stored
 */
export function draftInTab<Values>(
  name: string,
  parseValues: (values: unknown) => Values | null,
  valuesName = 'values',
): StoredDraft<Values> {
  const { parse } = json<DraftState<Values>>((stored) => {
    if (typeof stored !== 'object' || stored === null) return null;
    const { [valuesName]: found, key } = stored as Readonly<Record<string, unknown>>;
    const values = parseValues(found);
    return values && { values, key: typeof key === 'string' ? key : null };
  });
  return inTab<DraftState<Values> | null>(name, {
    parse,
    format: (draft) => draft && JSON.stringify({ [valuesName]: draft.values, key: draft.key }),
  });
}
