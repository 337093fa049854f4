import { reloadOnce } from '#platform/client/reload-once.ts';
import { startCards } from '#ui/overlay/card-trigger.ts';

/**
 * Loads the palette and the cards on first use, so that they are not part of the first visit. They render in a root of
 * their own, because the document's root contains only what the server rendered.
 */
export function waitForOverlays(dataVersion: string): void {
  document.addEventListener('click', (event) => {
    const opener = event.target instanceof Element ? event.target.closest('[data-open-palette]') : null;
    if (!opener || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void openPalette(dataVersion);
  });
  document.addEventListener('keydown', (event) => {
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
    const isControlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey;
    if (!isSlash && !isControlK) return;
    event.preventDefault();
    void openPalette(dataVersion);
  });
  startCards(async (key) => (await import('./cards.tsx')).cardOf(key));
}

async function openPalette(dataVersion: string): Promise<void> {
  try {
    const palette = await import('./palette-host.tsx');
    palette.open(dataVersion);
  } catch (error) {
    if (!reloadOnce(location.pathname + location.search)) throw error;
  }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
