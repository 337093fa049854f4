import { inTab, json } from '#platform/client/device-storage.ts';
import type { DraftState, StoredDraft } from '#platform/client/use-draft.ts';
import { type GuildFields, parseFields } from './guild-form.rules.ts';

/** Survives a sign-in, a failure and a reload. */
export const guildDraft: StoredDraft<GuildFields> = inTab<DraftState<GuildFields> | null>(
  'guild-draft',
  json(parseStored),
);

function parseStored(value: unknown): DraftState<GuildFields> | null {
  if (typeof value !== 'object' || value === null || !('values' in value)) return null;
  const values = parseFields(value.values);
  return values && { values, key: 'key' in value && typeof value.key === 'string' ? value.key : null };
}
