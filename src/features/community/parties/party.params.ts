import { definePageParams, param } from '#shared/page-params.ts';
import { readTimeCursor } from '#shared/time-cursor.ts';
import { partyFilter } from './party.filter.ts';

/** The end of a page of the list, either among open parties or among full ones, which follow them. */
interface PartyCursor {
  isFull: boolean;
  after: string;
}

const FULL = 'full.';

/** Encodes the cursor of a page that continues after a full party. */
export function fullCursor(after: string): string {
  return `${FULL}${after}`;
}

export function readPartyCursor(text: string): PartyCursor | undefined {
  const isFull = text.startsWith(FULL);
  const after = isFull ? text.slice(FULL.length) : text;
  return readTimeCursor(after) && { isFull, after };
}

export const partiesParams = definePageParams({
  data: { ...partyFilter.fields, cursor: param.text((text) => readPartyCursor(text) !== undefined) },
  /** Whether the form of a new party, or of the visitor's own one, is open; the server reserves its space. */
  drawn: { form: param.oneOf(['new', 'own']) },
});

export type PartiesQuery = ReturnType<typeof readPartiesQuery>;

export function readPartiesQuery(query: URLSearchParams) {
  const { gameServer, ...filter } = partyFilter.read(query);
  const { cursor, form } = partiesParams.read(query);
  return {
    filter: { ...filter, gameServer },
    isFirstPage: cursor === undefined,
    isFiltered: Object.values(filter).some((value) => value !== undefined),
    texts: partiesParams.texts(query),
    form,
  };
}
