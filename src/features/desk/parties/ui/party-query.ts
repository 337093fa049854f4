import {
  closePartyOfOthers,
  listAllParties,
  type OperatorParty,
} from '#features/community/parties/operator-party.contract.ts';
import { partyTopics } from '#features/community/parties/party.topics.ts';
import { call } from '#platform/client/call.ts';
import { defineLivePages, defineMutation } from '#platform/client/live-query.ts';
import type { PartySearch } from '../party-list.params.ts';

const PAGE_ROWS = 50;
const GATHER_MS = 2000;
const PARTIES = ['desk', 'parties'];

export const partyPages = defineLivePages({
  key: (search: PartySearch) => [...PARTIES, search],
  read: (search, cursor: number | undefined, signal) =>
    call(listAllParties, { query: { limit: PAGE_ROWS, cursor, ...search }, signal }),
  next: (page: readonly OperatorParty[]) => (page.length < PAGE_ROWS ? undefined : page.at(-1)?.id),
  topics: [partyTopics.all],
  gatherMs: GATHER_MS,
});

export const partyMutations = {
  close: defineMutation(closePartyOfOthers, { invalidates: () => [PARTIES] }),
};
