import { call } from '#platform/client/call.ts';
import { getMe, type Me } from '../../../profiles/profile.contract.ts';
import { storeMe } from '../last-seen.ts';
import { publishToTabs } from '../me-channel.ts';

/** The profile as it now stands on the server. */
export async function reloadMe(): Promise<void> {
  setMe(await fetchMe());
}

/** Null: signed in, no profile yet. */
export function fetchMe(): Promise<Me | null> {
  return call(getMe, { query: { orNull: 'true' } });
}

/** The profile that a call just answered with; null: there is none any more. The other tabs ask for it anew. */
export function setMe(me: Me | null): void {
  storeMe(me);
  publishToTabs();
}
