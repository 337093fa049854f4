import type { Topic } from '#shared/topic.ts';
import type { LiveListener } from './live-frame.ts';

export const passiveListeners = new Map<string, Set<LiveListener>>();

/**
 * Listens for as long as the document is open, but only while the page has a live connection for other topics; opens
 * none itself. An event may be delivered twice.
 */
export function subscribePassively(topic: Topic, listener: LiveListener): void {
  passiveListeners.set(topic, (passiveListeners.get(topic) ?? new Set()).add(listener));
}
