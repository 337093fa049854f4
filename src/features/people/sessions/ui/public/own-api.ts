import { call } from '#platform/client/call.ts';
import { getMe, type Me } from '../../../profiles/profile.contract.ts';
import { storeMe } from '../last-seen.ts';

/** Shared within the page, because a channel does not receive its own messages. */
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel | undefined {
  if ('BroadcastChannel' in window) channel ??= new BroadcastChannel('me');
  return channel;
}

function publishToTabs(): void {
  open()?.postMessage(null);
}

export function onTabMessage(listener: () => void): void {
  open()?.addEventListener('message', listener);
}

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
