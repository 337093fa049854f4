import { call, requestJson } from '#platform/client/call.ts';
import { getMe, type Me } from '../../../profiles/profile.contract.ts';
import { storeMe } from '../last-seen.ts';
import { publishToTabs } from '../me-channel.ts';

export interface OwnRequest {
  /** GET unless told. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** A POST without one gets a new one, so that trying again after a lost answer does nothing twice. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/**
 * A call of the site's API by its path, of which no contract has an endpoint yet.
 * @throws {ApiError}
 */
export async function ownApi<T>(path: string, { method = 'GET', ...request }: OwnRequest = {}): Promise<T> {
  return (await requestJson(path, { ...request, method, isOwn: true })) as T;
}

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
