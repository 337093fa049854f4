import { listNotifications } from '#features/people/notifications/notification.contract.ts';
import { notificationCreated } from '#features/people/notifications/notification.events.ts';
import { ownTopic } from '#features/people/people.topics.ts';
import { defineLiveQuery, defineMutation } from '#platform/client/live-query.ts';
import { createWatch, listWatches } from '../../watch.contract.ts';

const HISTORY_ROWS = 20;
const WATCHES = ['watches'];

/** The visitor's own alerts. */
export const ownWatches = defineLiveQuery({
  key: WATCHES,
  endpoint: listWatches,
  topics: [ownTopic],
  // A watch fired, so its count and time changed.
  events: [notificationCreated],
});

export const watchHistory = defineLiveQuery({
  key: (watchId: number) => [...WATCHES, watchId, 'history'],
  endpoint: listNotifications,
  request: (watch) => ({ query: { watch, limit: HISTORY_ROWS } }),
});

export const creatingWatch = defineMutation(createWatch, { invalidates: () => [WATCHES] });
