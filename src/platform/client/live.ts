import type { Topic } from '#shared/topic.ts';
import { whenIdle } from './after-load.ts';
import type { LiveListener } from './live-frame.ts';

/** Who hears of what; the code of the line itself is no part of the first visit. */
const listeners = new Map<string, Set<LiveListener>>();
let isComing = false;
let line: { listen(): void; renew(isSomebodyElse: boolean): void } | undefined;

/**
 * Hears of the topics until the returned function is called; before the page is loaded nothing is heard, and what happened
 * while the line was down is told afterwards, or `resync` where that is not known any more. The same event may be part of the
 * page already.
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

/** Another person, or nobody, is at this browser; or the same one with a session that is believed again. */
export function renewLive(isSomebodyElse: boolean): void {
  line?.renew(isSomebodyElse);
}

function listen(): void {
  if (line) line.listen();
  if (line || isComing) return;
  isComing = true;
  whenIdle(() => void bring());
}

async function bring(): Promise<void> {
  try {
    line = (await import('./live-browser.ts')).openBrowserLine(listeners);
  } catch {
    // The next listener tries again; pages work without.
    isComing = false;
  }
}
