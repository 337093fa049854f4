import type { OperatorBroadcast } from '#features/community/broadcasts/broadcast.contract.ts';
import { broadcastEventTypes } from '#features/community/broadcasts/broadcast.events.ts';
import { broadcastTopics } from '#features/community/broadcasts/broadcast.topics.ts';
import {
  changeManyBroadcasts,
  clearName,
  endMute,
  hideBroadcast,
  listAllBroadcasts,
  listMutedNames,
  muteName,
  showBroadcast,
} from '#features/community/broadcasts/broadcast-endpoints.contract.ts';
import { call } from '#platform/client/call.ts';
import { defineLivePages, defineLiveQuery, defineMutation } from '#platform/client/live-query.ts';
import { timeCursor } from '#shared/time-cursor.ts';
import type { ShoutSearch } from '../broadcast-list.params.ts';

const PAGE_ROWS = 50;
/** Shouts come by the second. */
const GATHER_MS = 5000;
const SHOUTS = ['desk', 'broadcasts'];

export const shoutPages = defineLivePages({
  key: ({ hidden, name, gameServer }: ShoutSearch) => [...SHOUTS, hidden ?? '', name ?? '', gameServer ?? 0],
  read: (search, cursor: string | undefined, signal) =>
    call(listAllBroadcasts, { query: { limit: PAGE_ROWS, cursor, ...search }, signal }),
  next: (page: readonly OperatorBroadcast[]) => (page.length < PAGE_ROWS ? undefined : nextCursor(page.at(-1))),
  topics: [broadcastTopics.all],
  events: Object.values(broadcastEventTypes),
  gatherMs: GATHER_MS,
});

function nextCursor(last: OperatorBroadcast | undefined): string | undefined {
  return last && timeCursor({ at: new Date(last.createdAt), id: last.id });
}

/** The mutes that run, those that end first at the top. */
export const mutedNames = defineLiveQuery({
  key: [...SHOUTS, 'muted'],
  endpoint: listMutedNames,
  request: () => ({}),
  topics: [broadcastTopics.all],
  events: [broadcastEventTypes.changed],
  gatherMs: GATHER_MS,
});

const renewed = { invalidates: () => [SHOUTS] };
export const shoutMutations = {
  hide: defineMutation(hideBroadcast, renewed),
  show: defineMutation(showBroadcast, renewed),
  changeMany: defineMutation(changeManyBroadcasts, renewed),
  mute: defineMutation(muteName, renewed),
  unmute: defineMutation(endMute, renewed),
  clear: defineMutation(clearName, renewed),
};
