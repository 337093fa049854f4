import { inTab } from '#platform/client/device-storage.ts';
import { newDraft, type StoredDraft, useDraft } from '#platform/client/use-draft.ts';
import { upsertProfile } from '../../profiles/profile.contract.ts';
import type { Parsed } from '../../require-login/ui/public/submission.ts';
import { useSubmission } from '../../require-login/ui/public/use-submission.ts';
import { reloadMe } from '../../sessions/ui/public/own-api.ts';
import {
  emptyFirstProfile,
  type FirstProfile,
  type FirstProfileFaults,
  firstProfileBody,
  firstProfileFaults,
  readFirstProfile,
} from '../first-profile.rules.ts';

/** The draft belongs to one person, since consents must not carry over to another user of the tab. */
export interface Newcomer {
  readonly userId: string;
  readonly name: unknown;
}

export interface FirstProfilePart {
  profile: FirstProfile;
  faults: FirstProfileFaults;
  change: (part: Partial<FirstProfile>) => void;
}

export function useFirstProfile(newcomer: Newcomer) {
  const stored = firstProfileDraft(newcomer);
  const draft = useDraft(stored, () => emptyFirstProfile(newcomer.name));
  const { issues, ...submission } = useSubmission({
    endpoint: upsertProfile,
    draft,
    parse,
    async onDone() {
      stored.delete();
      await reloadMe();
      return undefined;
    },
    fields: ['name', 'job', 'level', 'agreed'],
    isLive: true,
    explain: 'dialog',
  });
  return { ...submission, profile: draft.values, faults: issues };
}

function parse(profile: FirstProfile): Parsed<typeof upsertProfile, keyof FirstProfileFaults> {
  const issues = firstProfileFaults(profile);
  return Object.keys(issues).length > 0 ? { issues } : { input: { body: firstProfileBody(profile) } };
}

function firstProfileDraft({ userId }: Newcomer): StoredDraft<FirstProfile> {
  return inTab<ReturnType<StoredDraft<FirstProfile>['read']>>(`first-profile:${userId}`, {
    parse(text) {
      const profile = readFirstProfile(text);
      return profile ? newDraft(profile) : null;
    },
    format: (draft) => draft && JSON.stringify(draft.values),
  });
}
