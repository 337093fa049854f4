import { definePageParams, param } from '#shared/page-params.ts';
import { partyFilter } from './party.filter.ts';
import { readPartyCursor } from './party-cursor.ts';

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
