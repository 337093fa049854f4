import type { Topic } from '#shared/topic.ts';
import type { LiveListener } from './live-frame.ts';

export const besideListeners = new Map<string, Set<LiveListener>>();

/**
 * Listens for as long as the document is open, but only while the page has a live connection for other topics; opens
 * none itself. An event may be delivered twice.
 */
export function onLiveBeside(topic: Topic, listener: LiveListener): void {
  besideListeners.set(topic, (besideListeners.get(topic) ?? new Set()).add(listener));
}
