import { useEffect, useEffectEvent } from 'react';
import { type Topic, topic } from '#shared/topic.ts';
import { firstUse } from './first-use.ts';
import type { LiveEvent, LiveListener } from './live-frame.ts';

const listeners = new Map<string, Set<LiveListener>>();
let isComing = false;
let line: { listen(): void; renew(isSomebodyElse: boolean): void } | undefined;

/**
 * Listens to the topics until the returned function is called. Events are delivered once the page is used; those
 * missed while the connection was down are delivered afterwards, or `resync` when the server no longer has them. An
 * event may already be part of the page.
 */
export function onLive(topics: readonly Topic[], listener: LiveListener): () => void {
  for (const topic of topics) listeners.set(topic, (listeners.get(topic) ?? new Set()).add(listener));
  listen();
  return () => {
    for (const topic of topics) {
      const others = listeners.get(topic);
      others?.delete(listener);
      if (others?.size === 0) listeners.delete(topic);
    }
    line?.listen();
  };
}

/** Call it when another player signs in, the player signs out, or the same session was renewed. */
export function renewLive(isSomebodyElse: boolean): void {
  line?.renew(isSomebodyElse);
}

function listen(): void {
  if (line) line.listen();
  if (line || isComing) return;
  isComing = true;
  void firstUse().then(bring);
}

async function bring(): Promise<void> {
  try {
    line = (await import('./live-browser.ts')).openBrowserLine(listeners);
  } catch {
    // The next listener tries again; pages work without live events.
    isComing = false;
  }
}

export function useLive(topics: readonly Topic[], listener: (event: LiveEvent) => void): void {
  const handle = useEffectEvent(listener);
  const key = topics.join(' ');
  useEffect(() => onLive(key === '' ? [] : key.split(' ').map(topic), (event) => handle(event)), [key]);
}
