import { useRef, useState } from 'react';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { upsertProfile } from '../../profiles/profile.contract.ts';
import { showError } from '../../require-login/ui/public/require-player.ts';
import { reloadMe } from '../../sessions/ui/public/own-api.ts';
import {
  emptyFirstProfile,
  type FirstProfile,
  type FirstProfileFaults,
  firstProfileBody,
  firstProfileFaults,
} from '../first-profile.rules.ts';
import { firstProfileDraft, type Newcomer } from './first-profile-draft.ts';

/** A part of the form: what stands in it, what is wrong with that, and how to change it. */
export interface FirstProfilePart {
  profile: FirstProfile;
  faults: FirstProfileFaults;
  change: (part: Partial<FirstProfile>) => void;
}

/** The state of the first form; once it is sent, the page goes on by itself. */
export function useFirstProfile(newcomer: Newcomer) {
  const stored = firstProfileDraft(newcomer);
  const [profile, setProfile] = useState(() => stored.read() ?? emptyFirstProfile(newcomer.name));
  const [faults, setFaults] = useState<FirstProfileFaults>({});
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function change(part: Partial<FirstProfile>): void {
    const next = { ...profile, ...part };
    setProfile(next);
    stored.save(next);
    // What was wrong is looked at again as soon as it changes.
    if (Object.keys(faults).length > 0) setFaults(firstProfileFaults(next));
  }

  function refuse(found: FirstProfileFaults): void {
    setFaults(found);
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  async function send(): Promise<void> {
    const found = firstProfileFaults(profile);
    if (Object.keys(found).length > 0) return refuse(found);
    setIsSending(true);
    try {
      await call(upsertProfile, { body: firstProfileBody(profile) });
      stored.delete();
      await reloadMe();
    } catch (error) {
      setIsSending(false);
      const refused = faultsOf(error);
      if (refused) refuse(refused);
      else await showError(error);
    }
  }

  return { profile, faults, isSending, form, change, send };
}

/** What the server said of single fields; undefined when it is about none. */
function faultsOf(error: unknown): FirstProfileFaults | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'CONFLICT') return { name: error.message };
  if (error.code !== 'INVALID_INPUT') return undefined;
  const fields = ['name', 'job', 'level', 'agreed'] as const;
  const found = error.issues.flatMap(({ path, message }) => {
    const field = fields.find((name) => name === path);
    return field ? [[field, message] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
