import { createForeignCard, type ForeignCard } from './foreign-card.ts';
import { islandOfKey, islandOfLink, islandPath, type WantedIsland } from './wanted-island.rules.ts';

/**
 * The script `/tooltips.js` for pages of other sites: links to this site, and elements with `data-baramnaru`, show
 * their card on hover and focus. Errors must leave the page unchanged.
 */

const OPEN_DELAY_MS = 150;
/** Long enough to move the pointer over the gap and onto the card. */
const CLOSE_DELAY_MS = 120;
const ANCHORS = 'a[href],[data-baramnaru]';

const script = document.currentScript ?? document.querySelector('script[src*="/tooltips.js"]');
if (script instanceof HTMLScriptElement) start(new URL(script.src).origin);

function start(origin: string): void {
  let card: ForeignCard | null | undefined;
  let anchor: Element | null = null;
  let describedBy: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(what: () => void, delayMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(what, delayMs);
  }

  function close(): void {
    clearTimeout(timer);
    if (anchor?.getAttribute('aria-describedby') === card?.element.id) {
      if (describedBy === null) anchor?.removeAttribute('aria-describedby');
      else anchor?.setAttribute('aria-describedby', describedBy);
    }
    anchor = null;
    card?.hide();
  }

  async function open(next: Element, wanted: WantedIsland): Promise<void> {
    if (next === anchor) return;
    close();
    anchor = next;
    const island = await fetchIsland(origin, wanted);
    if (anchor !== next || !next.isConnected) return;
    if (island === null) {
      close();
      return;
    }
    try {
      card ??= createForeignCard(origin);
      card.show(island, next.getBoundingClientRect());
    } catch {
      close();
      return;
    }
    describedBy = next.getAttribute('aria-describedby');
    next.setAttribute('aria-describedby', card.element.id);
  }

  function wantedAt(target: EventTarget | null): { at: Element; wanted: WantedIsland } | null {
    const at = target instanceof Element ? target.closest(ANCHORS) : null;
    const wanted = at && findIsland(at, origin);
    return wanted && { at, wanted };
  }

  const isOnCard = (target: EventTarget | null) => target !== null && target === card?.element;

  addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    const found = wantedAt(target);
    if (found) plan(() => void open(found.at, found.wanted), OPEN_DELAY_MS);
    else if (isOnCard(target)) clearTimeout(timer);
    else if (anchor) plan(close, CLOSE_DELAY_MS);
  });
  addEventListener('focusin', ({ target }) => {
    const found = target instanceof Element && target.matches(':focus-visible') ? wantedAt(target) : null;
    if (found) void open(found.at, found.wanted);
    else if (anchor && !isOnCard(target)) close();
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  for (const event of ['click', 'scroll']) addEventListener(event, ({ target }) => isOnCard(target) || close(), true);
}

function findIsland(element: Element, origin: string): WantedIsland | null {
  const key = element.getAttribute('data-baramnaru');
  if (key !== null) return islandOfKey(key);
  // Links have cards of their own on this site itself.
  if (location.origin === origin || !(element instanceof HTMLAnchorElement) || element.origin !== origin) return null;
  return islandOfLink(new URL(element.href));
}

async function fetchIsland(origin: string, wanted: WantedIsland): Promise<{ html: string; css: string } | null> {
  try {
    const answer = await fetch(origin + islandPath(wanted), { credentials: 'omit', referrerPolicy: 'no-referrer' });
    const { html, css } = (await answer.json()) as Record<string, unknown>;
    return typeof html === 'string' && typeof css === 'string' ? { html, css } : null;
  } catch {
    // The page's policy may forbid the request, or the connection failed.
    return null;
  }
}
