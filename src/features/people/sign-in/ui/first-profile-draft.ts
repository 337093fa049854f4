import { inTab, type StoredValue } from '#platform/client/device-storage.ts';
import { type FirstProfile, readFirstProfile } from '../first-profile.rules.ts';

/** Whose form it is: its consents are nobody else's, though the tab may be. */
export interface Newcomer {
  readonly userId: string;
  /** What the provider calls this person. */
  readonly name: unknown;
}

/** What this person typed in this tab before it was loaded again. */
export function firstProfileDraft({ userId }: Newcomer): StoredValue<FirstProfile | undefined> {
  return inTab<FirstProfile | undefined>(`first-profile:${userId}`, {
    parse: readFirstProfile,
    format: (profile) => (profile ? JSON.stringify(profile) : null),
  });
}
