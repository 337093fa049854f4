import {
  handleWordReview,
  listWordReviews,
  type ReviewStatus,
  type WordReview,
} from '#features/people/moderation/word-review.contract.ts';
import { deskChanged } from '#features/people/operators/desk.events.ts';
import { ownTopic } from '#features/people/people.topics.ts';
import { call } from '#platform/client/call.ts';
import { defineLivePages, defineMutation, invalidate } from '#platform/client/live-query.ts';

const PAGE_ROWS = 50;
const GATHER_MS = 1000;
const REVIEWS = ['desk', 'reviews'];

export const reviewPages = defineLivePages({
  key: (status: ReviewStatus) => [...REVIEWS, status],
  read: (status, cursor: number | undefined, signal) =>
    call(listWordReviews, { query: { limit: PAGE_ROWS, cursor, status }, signal }),
  next: (page: readonly WordReview[]) => (page.length < PAGE_ROWS ? undefined : page.at(-1)?.id),
  topics: [ownTopic],
  events: [deskChanged],
  group: () => REVIEWS,
  gatherMs: GATHER_MS,
});

export const reviewMutations = { handle: defineMutation(handleWordReview, { invalidates: () => [REVIEWS] }) };

/** After a refusal, which may be because of what another operator did. */
export function readReviewsAgain(): void {
  void invalidate(REVIEWS);
}
