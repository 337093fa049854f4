import { onLive } from '#platform/client/live.ts';
import { broadcastEventTypes } from '../broadcast.events.ts';
import { broadcastTopics } from '../broadcast.topics.ts';
import { type BroadcastLine, toBroadcastLine } from '../broadcast-line.ts';

export interface ItemShoutsFollower {
  itemId: number;
  /** Null: all servers. */
  gameServer: number | null;
  change(step: (lines: readonly BroadcastLine[]) => readonly BroadcastLine[]): void;
}

/** Replaces the oldest shouts with received ones. @returns the unsubscribe function */
export function followItemShouts({ itemId, gameServer, change }: ItemShoutsFollower): () => void {
  return onLive([broadcastTopics.ofItem(itemId)], (event) => {
    if (!broadcastEventTypes.received.matches(event)) return;
    const received = event.data.rows
      .filter((shout) => shout.read?.item.id === itemId && (gameServer ?? shout.gameServer) === shout.gameServer)
      .map((shout) => toBroadcastLine(shout, shout.look, null));
    change((lines) => {
      const fresh = received.filter(({ id }) => lines.every((line) => line.id !== id));
      const isRepeated = ({ name, message }: BroadcastLine) =>
        fresh.some((line) => line.name === name && line.message === message);
      return [...fresh, ...lines.filter((line) => !isRepeated(line))].slice(0, lines.length);
    });
  });
}
