import { emptyFirstProfile, type FirstProfile, readFirstProfile } from '../first-profile.rules.ts';

const KEY = 'first-profile';

/** What was typed in this tab before it was loaded again; else an empty form. */
export function openDraft(suggestedName: unknown): FirstProfile {
  return readFirstProfile(stored()) ?? emptyFirstProfile(suggestedName);
}

export function keepDraft(profile: FirstProfile): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(profile));
  } catch {
    // Without storage it lives as long as the page.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
