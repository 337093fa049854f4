import { deskChanged } from '#features/people/operators/desk.events.ts';
import { ownTopic } from '#features/people/people.topics.ts';
import { call } from '#platform/client/call.ts';
import { defineLivePages, defineMutation } from '#platform/client/live-query.ts';
import { deleteJob, listJobs, type QueueJob, retryJob } from '../job.contract.ts';

const PAGE_ROWS = 50;
const GATHER_MS = 1000;
const JOBS = ['desk', 'jobs'];

export const jobPages = defineLivePages({
  key: (isFailed: boolean) => [...JOBS, isFailed],
  read: (isFailed, cursor: number | undefined, signal) =>
    call(listJobs, { query: { limit: PAGE_ROWS, cursor, ...(isFailed && { failed: true }) }, signal }),
  next: (page: readonly QueueJob[]) => (page.length < PAGE_ROWS ? undefined : page.at(-1)?.id),
  topics: [ownTopic],
  events: [deskChanged],
  group: () => JOBS,
  gatherMs: GATHER_MS,
});

const renewed = { invalidates: () => [JOBS] };
export const jobMutations = {
  retry: defineMutation(retryJob, renewed),
  remove: defineMutation(deleteJob, renewed),
};
