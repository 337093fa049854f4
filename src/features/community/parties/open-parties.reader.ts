import { isAppError } from '#shared/errors.ts';
import type { CommunityServices } from '../community-readers.ts';
import type { PartyFilter } from './party.filter.ts';
import { type PartyLine, partyLine } from './party.labels.ts';

/** Returns none if parties cannot be read, because the page is about something else. */
export function openParties({ parties }: CommunityServices, filter: PartyFilter, limit: number): Promise<PartyLine[]> {
  return unlessAway(async () => (await parties.list({ ...filter, open: true }, { limit })).rows.map(partyLine), []);
}

/** Counts running parties as their list does; null if they cannot be read. */
export function countOfParties({ parties }: CommunityServices, gameServer: number | undefined): Promise<number | null> {
  return unlessAway<number | null>(async () => (await parties.counts(gameServer)).all, null);
}

async function unlessAway<Value>(read: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (isAppError(error) && error.code === 'UNAVAILABLE') return otherwise;
    throw error;
  }
}
