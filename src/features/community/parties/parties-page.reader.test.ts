import { describe, expect, it } from 'vitest';
import type { PartyReader } from '../community-readers.ts';
import { readPartiesPage } from './parties-page.reader.ts';
import type { Party } from './party.contract.ts';
import type { PartyFilter } from './party.filter.ts';
import { PARTY_STATE } from './party.labels.ts';
import { readPartyCursor } from './party.params.ts';

const { open, full } = PARTY_STATE;

/** Parties of these states, the last listed first; cursors as those of the list. */
function listOf(...states: number[]): Pick<PartyReader, 'list'> {
  const all = states.map((state, index) => ({ id: states.length - index, state }) as Party);
  return {
    async list(filter, { limit, cursor }) {
      const after = cursor === undefined ? Number.POSITIVE_INFINITY : Number(cursor.split('-')[1]);
      const rows = all
        .filter(({ state }) => filter.open === undefined || filter.open === (state === open))
        .filter(({ id }) => id < after);
      const page = rows.slice(0, limit);
      return { rows: page, next: rows.length > limit ? `a-${page.at(-1)?.id}` : undefined };
    },
  };
}

async function pagesOf(parties: Pick<PartyReader, 'list'>, filter: PartyFilter = {}): Promise<number[][]> {
  const pages: number[][] = [];
  let cursor: string | undefined;
  do {
    if (cursor !== undefined) expect(readPartyCursor(cursor)).toBeDefined();
    const { rows, next } = await readPartiesPage(parties, filter, { limit: 2, cursor });
    pages.push(rows.map(({ id }) => id));
    cursor = next;
  } while (cursor !== undefined);
  return pages;
}

describe('the pages of parties', () => {
  it.each([
    ['full ones between open ones', [full, open, full, open, open], [[4, 2], [1, 5], [3]]],
    ['as many open ones as a page has', [full, open, open], [[2, 1, 3]]],
    ['full ones alone', [full, full, full], [[3, 2], [1]]],
    ['open ones alone', [open, open, open], [[3, 2], [1]]],
    ['none', [], [[]]],
  ])('have each once, the full ones last: %s', async (_name, states, pages) => {
    expect(await pagesOf(listOf(...states))).toEqual(pages);
  });

  it('have the one kind alone that a filter asks for', async () => {
    const parties = listOf(full, open, full, open, open);
    expect(await pagesOf(parties, { open: true })).toEqual([[4, 2], [1]]);
    expect(await pagesOf(parties, { open: false })).toEqual([[5, 3]]);
  });
});
