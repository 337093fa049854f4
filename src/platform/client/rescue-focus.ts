const ROOMS = 'section[aria-label], section[aria-labelledby], form[aria-label], main';
/** Dialogs lead the focus back themselves, once they are gone. */
const RETURN_MS = 100;

/**
 * Where what has the focus goes away or is disabled, as a button is whose work is done, the focus goes to the part of the page around it: a
 * keyboard goes on from there, and a reader of screens hears where that is. What is pressed by a pointer needs no such thing.
 */
export function rescueFocus(): void {
  let focused: Element | null = null;
  let rooms: HTMLElement[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    focused = target.matches(':focus-visible') ? target : null;
    const around = roomsOf(target);
    // From within a dialog the way back is to where it was opened.
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

/** The innermost first. */
function roomsOf(place: Element): HTMLElement[] {
  const room = place.closest<HTMLElement>(ROOMS);
  return room ? [room, ...(room.parentElement ? roomsOf(room.parentElement) : [])] : [];
}
