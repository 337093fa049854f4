import { renewQueries } from '#platform/client/query-client.ts';

export const OWN_PARTIES = ['own-parties'];

export function renewOwnParties(): Promise<void> {
  return renewQueries(OWN_PARTIES);
}
