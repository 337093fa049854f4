import type { PartyPage, PartyReader } from '../community-readers.ts';
import type { PartyFilter } from './party.filter.ts';
import { fullCursor, readPartyCursor } from './party.params.ts';

/** Returns open parties, then full ones; each part is sorted by the time of listing, latest first. */
export async function readPartiesPage(
  parties: Pick<PartyReader, 'list'>,
  filter: PartyFilter,
  { limit, cursor = '' }: { limit: number; cursor?: string | undefined },
): Promise<PartyPage> {
  const { isFull = false, after } = readPartyCursor(cursor) ?? {};
  if (filter.open !== undefined) return parties.list(filter, { limit, cursor: isFull ? undefined : after });
  if (isFull) return fullOnes(parties, filter, { limit, cursor: after });
  const open = await parties.list({ ...filter, open: true }, { limit, cursor: after });
  if (open.next !== undefined) return open;
  // At least one row is read, which tells whether there are any.
  const { rows, next } = await fullOnes(parties, filter, { limit: Math.max(limit - open.rows.length, 1) });
  return { rows: [...open.rows, ...rows], next };
}

async function fullOnes(
  parties: Pick<PartyReader, 'list'>,
  filter: PartyFilter,
  page: { limit: number; cursor?: string | undefined },
): Promise<PartyPage> {
  const { rows, next } = await parties.list({ ...filter, open: false }, page);
  return { rows, next: next && fullCursor(next) };
}
