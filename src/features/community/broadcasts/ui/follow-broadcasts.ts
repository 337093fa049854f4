import { onLive } from '#platform/client/live.ts';
import type { Broadcast } from '../broadcast.contract.ts';
import { broadcastEventTypes } from '../broadcast.events.ts';
import { broadcastFilter } from '../broadcast.filter.ts';
import type { BroadcastsQuery } from '../broadcast.params.ts';
import { broadcastTopics } from '../broadcast.topics.ts';
import { type BroadcastFeed, withReceived, withWaiting } from '../broadcast-feed.rules.ts';
import { toBroadcastLine } from '../broadcast-line.ts';
import { comparableText } from '../broadcast-text.rules.ts';

/** A cached page may be this old when it arrives. */
const SETTLED_MS = 2000;

type Filter = BroadcastsQuery['filter'];

export interface BroadcastsFollower {
  filter: Filter;
  /** Whether new rows must wait, so that they do not move what is being read. */
  mustWait(): boolean;
  change(next: (feed: BroadcastFeed) => BroadcastFeed): void;
  /** Called when shouts were hidden, shown again or missed. */
  readAgain(): void;
}

/** Returns the unsubscribe function. */
export function followBroadcasts({ filter, mustWait, change, readAgain }: BroadcastsFollower): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      readAgain();
    }, SETTLED_MS);
  };
  const { received, changed } = broadcastEventTypes;
  const leave = onLive([broadcastTopics.all], (event) => {
    if (event.type === 'resync' || changed.matches(event)) return readSoon();
    if (!received.matches(event)) return;
    const { rows, more } = event.data;
    const lines = rows
      .filter((shout) => broadcastFilter.matches(shout, filter) && hasWords(shout, filter.q))
      .map((shout) => ({ ...toBroadcastLine(shout, shout.look, null), ...(!filter.fold && withoutRepeats(shout)) }));
    const [isGrouped, isWaiting] = [filter.fold, mustWait()];
    change((feed) => {
      const next = withReceived({ ...feed, isBehind: feed.isBehind || more > 0 }, lines, { isGrouped });
      return isWaiting ? next : withWaiting(next, { isGrouped });
    });
  });
  return () => {
    clearTimeout(timer);
    leave();
  };
}

function hasWords({ name, message, read }: Broadcast, words = ''): boolean {
  const sought = comparableText(words);
  return [name, message, read?.item.name ?? ''].some((text) => comparableText(text).includes(sought));
}

function withoutRepeats({ createdAt }: Broadcast) {
  return { repeats: 1, firstAt: createdAt };
}
