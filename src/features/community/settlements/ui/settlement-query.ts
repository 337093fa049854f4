import { ownTopic } from '#features/people/people.topics.ts';
import { defineLiveQuery, defineMutation } from '#platform/client/live-query.ts';
import { settlementOwn } from '../settlement.events.ts';
import {
  createSettlement,
  deleteSettlement,
  getSettlement,
  listSettlements,
  markShare,
} from '../settlement-endpoints.contract.ts';

const SETTLEMENTS = ['settlements'];

const common = {
  group: () => SETTLEMENTS,
  topics: [ownTopic],
  // As soon as anybody changes one that the visitor may see.
  events: [settlementOwn],
  retry: false,
} as const;

export const settlementById = defineLiveQuery({
  ...common,
  key: (id: number) => [...SETTLEMENTS, 'one', id],
  endpoint: getSettlement,
  request: (id) => ({ params: { id } }),
});

/** Limits settlements to those of a party or guild; undefined: all in which the visitor has a share. */
export type SettlementsOf = { partyId: number } | { guildId: number };

export const settlements = defineLiveQuery({
  ...common,
  key: (owner: SettlementsOf | undefined) => [...SETTLEMENTS, 'list', owner ?? 'all'],
  endpoint: listSettlements,
  request: (owner) => ({ query: { ...owner } }),
});

const ofAll = { invalidates: () => [SETTLEMENTS] };

export const settlementMutations = {
  create: defineMutation(createSettlement, ofAll),
  mark: defineMutation(markShare, ofAll),
  delete: defineMutation(deleteSettlement, ofAll),
};
