import type { TileLook } from '#features/game-data/refs/ui/public/look.ts';
import { eventType, type LiveEvent } from '#shared/live-event.ts';
import type { Topic } from '#shared/topic.ts';
import type { Broadcast } from './broadcast.contract.ts';
import { EVENT_ROWS } from './broadcast.limits.ts';
import { broadcastTopics } from './broadcast.topics.ts';

export interface ReceivedBroadcast extends Broadcast {
  /** Look of the shout's item. */
  look: TileLook | null;
}

export interface ReceivedBroadcasts {
  /** Newest first. */
  rows: readonly ReceivedBroadcast[];
  /** Number of shouts left out of `rows`. */
  more: number;
}

export const broadcastEventTypes = {
  received: eventType<ReceivedBroadcasts>('broadcast.heard'),
  /** Shouts were hidden or shown again, so the list must be read again. */
  changed: eventType<Record<string, never>>('broadcast.changed'),
};

const TOPICS = [broadcastTopics.all];

function listItemTopics(rows: readonly ReceivedBroadcast[]): Topic[] {
  return [...new Set(rows.flatMap(({ read }) => (read ? [broadcastTopics.ofItem(read.item.id)] : [])))];
}

export const broadcastEvents = {
  received: (rows: readonly ReceivedBroadcast[]): LiveEvent =>
    broadcastEventTypes.received.on([...TOPICS, ...listItemTopics(rows)], {
      rows: rows.slice(0, EVENT_ROWS),
      more: Math.max(0, rows.length - EVENT_ROWS),
    }),
  changed: (): LiveEvent => broadcastEventTypes.changed.on(TOPICS, {}),
};
