import { call } from '#platform/client/call.ts';
import { getMe, type Me } from '../../../profiles/profile.contract.ts';
import { storeMe } from '../last-seen.ts';
import { publishToTabs } from '../me-channel.ts';

export async function reloadMe(): Promise<void> {
  setMe(await fetchMe());
}

export function fetchMe(): Promise<Me | null> {
  return call(getMe, { query: { orNull: 'newcomer' } });
}

/** Stores the profile that a call returned (null: deleted) and makes other tabs reload theirs. */
export function setMe(me: Me | null): void {
  storeMe(me);
  publishToTabs();
}
