import { afterBurst } from './burst.ts';

const SPOKEN = '[data-spoken]';
/** Parts that are announced when they appear on the page, not only when they change. */
const SPOKEN_WHEN_NEW = '[data-spoken="new"]';

/**
 * Announces changes within `[data-spoken]` to screen readers, as one sentence for a burst of changes anywhere: separate
 * live regions would read every one of thirty new trades and every letter of a filter.
 */
export function announceChanges(): void {
  const line = document.createElement('div');
  line.className = 'visually-hidden';
  line.setAttribute('role', 'status');
  // Base UI hides everything behind its dialogs, except live regions.
  line.setAttribute('aria-live', 'polite');
  document.body.append(line);
  const changed = new Set<Element>();
  const speak = afterBurst(() => {
    const sentences = new Set([...changed].filter((place) => place.isConnected).map(readText));
    changed.clear();
    sentences.delete('');
    const text = [...sentences].join('. ');
    if (text) line.textContent = text;
  });
  new MutationObserver((changes) => {
    const places = changes.flatMap(findPlaces);
    // Other changes, such as a ticking clock, must not delay the announcement.
    if (places.length === 0) return;
    for (const place of places) changed.add(place);
    // Screen readers do not read outside an open dialog.
    const room = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    if (line.parentElement !== room) room.append(line);
    speak();
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

function findPlaces({ target, addedNodes }: MutationRecord): Element[] {
  const around = (target instanceof Element ? target : target.parentElement)?.closest(SPOKEN);
  const added = [...addedNodes].filter((node) => node instanceof Element);
  const fresh = added.flatMap((node) => [
    ...(node.matches(SPOKEN_WHEN_NEW) ? [node] : []),
    ...node.querySelectorAll(SPOKEN_WHEN_NEW),
  ]);
  return around ? [around, ...fresh] : fresh;
}

function readText(place: Element): string {
  // biome-ignore lint/performance/useDomNodeTextContent: words of blocks beside each other would be one word
  return place instanceof HTMLElement ? place.innerText.trim().replaceAll(/\s+/g, ' ') : '';
}
