import { emptyFirstProfile, type FirstProfile, readFirstProfile } from '../first-profile.rules.ts';

/** Whose form it is: its consents are nobody else's, though the tab may be. */
export interface Newcomer {
  readonly userId: string;
  /** What the provider calls this person. */
  readonly name: unknown;
}

/** What this person typed in this tab before it was loaded again; else an empty form. */
export function openDraft({ userId, name }: Newcomer): FirstProfile {
  return readFirstProfile(stored(userId)) ?? emptyFirstProfile(name);
}

export function saveDraft({ userId }: Newcomer, profile: FirstProfile): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(profile));
  } catch {
    // Without storage it lives as long as the page.
  }
}

export function dropDraft({ userId }: Newcomer): void {
  try {
    sessionStorage.removeItem(keyOf(userId));
  } catch {
    // As above.
  }
}

function keyOf(userId: string): string {
  return `first-profile:${userId}`;
}

function stored(userId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(userId));
  } catch {
    return null;
  }
}
