import { type CharacterFields, draftText, readDraft } from '../../character-form.rules.ts';

const KEY = 'character-draft';

/** What was typed in this tab and not saved yet: it outlives a reload, and a session that ended meanwhile. */
export function keptDraft(profileId: number): CharacterFields | null {
  try {
    return readDraft(sessionStorage.getItem(KEY), profileId);
  } catch {
    return null;
  }
}

/** `null`: there is nothing unsaved any more. */
export function keepDraft(profileId: number, fields: CharacterFields | null): void {
  try {
    if (fields) sessionStorage.setItem(KEY, draftText(profileId, fields));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A full or forbidden storage: the words stay on the screen only.
  }
}
