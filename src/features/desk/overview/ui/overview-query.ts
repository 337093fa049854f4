import { deskChanged } from '#features/people/operators/desk.events.ts';
import { ownTopic } from '#features/people/people.topics.ts';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import { getOverview } from '../overview.contract.ts';

const GATHER_MS = 1000;

/** Read again for each page, which comes with its own: by the moment when that was read. */
export const overviewQuery = defineLiveQuery({
  endpoint: getOverview,
  key: (at: string) => ['desk', 'overview', at],
  topics: [ownTopic],
  events: [deskChanged],
  gatherMs: GATHER_MS,
});
