import { inTab, json } from '#platform/client/device-storage.ts';
import type { DraftState, StoredDraft } from '#platform/client/use-draft.ts';
import { type PartyFields, parseFields } from './party-form.rules.ts';

/** Survives a sign-in, a failure and a reload. */
export const partyDraft: StoredDraft<PartyFields> = inTab<DraftState<PartyFields> | null>(
  'party-draft',
  json(parseStored),
);

function parseStored(value: unknown): DraftState<PartyFields> | null {
  if (typeof value !== 'object' || value === null || !('values' in value)) return null;
  const values = parseFields(value.values);
  return values && { values, key: 'key' in value && typeof value.key === 'string' ? value.key : null };
}
