import type { TileLook } from '#features/game-data/ui/public/look.ts';
import { eventType, type LiveEvent } from '#shared/live-event.ts';
import type { Broadcast } from './broadcast.contract.ts';
import { EVENT_ROWS } from './broadcast.limits.ts';
import { broadcastTopics } from './broadcast.topics.ts';

export interface ReceivedBroadcast extends Broadcast {
  /** Of its item. */
  look: TileLook | null;
}

export interface ReceivedBroadcasts {
  /** Newest first. */
  rows: readonly ReceivedBroadcast[];
  /** How many were left out. */
  more: number;
}

export const broadcastEventTypes = {
  received: eventType<ReceivedBroadcasts>('broadcast.heard'),
  /** Some are shown no more, or again: read the list again. */
  changed: eventType<Record<string, never>>('broadcast.changed'),
};

const TOPICS = [broadcastTopics.all];

export const broadcastEvents = {
  received: (rows: readonly ReceivedBroadcast[]): LiveEvent =>
    broadcastEventTypes.received.on(TOPICS, {
      rows: rows.slice(0, EVENT_ROWS),
      more: Math.max(0, rows.length - EVENT_ROWS),
    }),
  changed: (): LiveEvent => broadcastEventTypes.changed.on(TOPICS, {}),
};
