import { type CharacterFields, draftText, readDraft } from '../../character-form.rules.ts';

const KEY = 'character-draft';

/** What was typed in this tab and not saved yet: it outlives a reload, and a session that ended meanwhile. */
export function savedDraft(profileId: number): CharacterFields | null {
  try {
    return readDraft(sessionStorage.getItem(KEY), profileId);
  } catch {
    return null;
  }
}

export function saveDraft(profileId: number, fields: CharacterFields): void {
  try {
    sessionStorage.setItem(KEY, draftText(profileId, fields));
  } catch {
    // A full or forbidden storage: the words stay on the screen only.
  }
}

/** There is nothing unsaved any more. */
export function deleteDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept either.
  }
}
