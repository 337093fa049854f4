import {
  answerInquiry,
  getInquiry,
  listInquiries,
  markInquiryPresence,
  type OperatorInquiry,
} from '#features/people/inquiries/inquiry.contract.ts';
import { deskChanged } from '#features/people/operators/desk.events.ts';
import { ownTopic } from '#features/people/people.topics.ts';
import { call } from '#platform/client/call.ts';
import { defineLivePages, defineLiveQuery, defineMutation, invalidate } from '#platform/client/live-query.ts';
import type { InquirySearch } from '../inquiry-list.params.ts';

const PAGE_ROWS = 50;
const GATHER_MS = 1000;
const INQUIRIES = ['desk', 'inquiries'];

const live = { topics: [ownTopic], events: [deskChanged], gatherMs: GATHER_MS };

export const inquiryPages = defineLivePages({
  key: ({ kind, isAnswered, type, q }: InquirySearch) => [...INQUIRIES, kind, isAnswered, type ?? 0, q ?? ''],
  read: ({ isAnswered, ...search }, cursor: number | undefined, signal) =>
    call(listInquiries, {
      query: { ...search, answered: isAnswered ? 'true' : 'false', limit: PAGE_ROWS, cursor },
      signal,
    }),
  next: (page: readonly OperatorInquiry[]) => (page.length < PAGE_ROWS ? undefined : page.at(-1)?.id),
  group: () => INQUIRIES,
  ...live,
});

export const inquiryDetail = defineLiveQuery({
  key: (id: number) => [...INQUIRIES, 'one', id],
  endpoint: getInquiry,
  request: (id) => ({ params: { id } }),
  ...live,
});

export const inquiryMutations = { answer: defineMutation(answerInquiry, { invalidates: () => [INQUIRIES] }) };

export const markInquiry = (id: number) => call(markInquiryPresence, { params: { id } });

/** After a refusal, which may be because of what another operator did. */
export function readInquiriesAgain(): void {
  void invalidate(INQUIRIES);
}
