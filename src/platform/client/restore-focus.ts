const ROOMS = 'section[aria-label], section[aria-labelledby], form[aria-label], main';
/** Milliseconds to wait, because dialogs return the focus themselves when they have closed. */
const RETURN_MS = 100;

/**
 * Moves the focus to the surrounding part of the page when the focused element disappears or is disabled, as a button
 * is whose work is done. The keyboard continues from there, and a screen reader announces the place. Elements pressed
 * with a pointer need no such thing.
 */
export function restoreFocus(): void {
  let focused: Element | null = null;
  let rooms: HTMLElement[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    focused = target.matches(':focus-visible') ? target : null;
    const around = listRooms(target);
    // The focus leaves a dialog to where the dialog was opened.
    if (around.length > 0) rooms = around;
  });
  new MutationObserver(() => {
    if (!focused || (focused.isConnected && !focused.matches(':disabled'))) return;
    focused = null;
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const room = rooms.find(({ isConnected }) => isConnected);
      if (room && !room.hasAttribute('tabindex')) {
        room.tabIndex = -1;
        room.addEventListener('blur', () => room.removeAttribute('tabindex'), { once: true });
      }
      room?.focus({ preventScroll: true });
    }, RETURN_MS);
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
}

/** Parts of the page around an element, the innermost first. */
function listRooms(place: Element): HTMLElement[] {
  const room = place.closest<HTMLElement>(ROOMS);
  return room ? [room, ...(room.parentElement ? listRooms(room.parentElement) : [])] : [];
}
