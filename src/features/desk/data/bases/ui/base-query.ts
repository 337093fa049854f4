import { defineLiveQuery, defineMutation } from '#platform/client/live-query.ts';
import { applyRelease, type DeskBases, followProject, listBases } from '../../fact-base-desk.contract.ts';
import { changesFacts, FACTS, liveFacts } from '../../ui/live-facts.ts';

export const factBases = defineLiveQuery({
  ...liveFacts,
  key: [...FACTS, 'bases'],
  endpoint: listBases,
  request: () => ({}),
});

export const baseMutations = {
  follow: defineMutation(followProject, changesFacts),
  apply: defineMutation(applyRelease, changesFacts),
};

/** A base as a row of a list, which has numbers. */
export type BaseRow = DeskBases['bases'][number] & { readonly id: number };

export function toBaseRows({ bases }: DeskBases): BaseRow[] {
  return bases.map((base, nth) => ({ ...base, id: nth + 1 }));
}
