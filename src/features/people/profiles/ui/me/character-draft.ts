import { inTab, type StoredValue } from '#platform/client/device-storage.ts';
import { type CharacterFields, draftText, readDraft } from '../../character-form.rules.ts';

/** What was typed in this tab and not saved yet: it outlives a reload, and a session that ended meanwhile. */
export function characterDraft(profileId: number): StoredValue<CharacterFields | null> {
  return inTab<CharacterFields | null>('character-draft', {
    parse: (text) => readDraft(text, profileId),
    format: (fields) => fields && draftText(profileId, fields),
  });
}
