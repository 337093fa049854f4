/** A new page is read from its heading on, unless it puts the focus somewhere itself or something is open over it. */
export function focusHeadings(): void {
  let { pathname } = location;
  let shown = document.querySelector('main h1');
  new MutationObserver(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading === shown) return;
    const isNewPage = location.pathname !== pathname;
    [shown, pathname] = [heading, location.pathname];
    if (heading && isNewPage && isFree(document.activeElement)) focus(heading);
  }).observe(document.body, { subtree: true, childList: true });
}

/** Whether the focus may go: from the frame, and from what is no more. */
function isFree(focused: Element | null): boolean {
  return focused === null || focused.localName === 'main' || !focused.closest('main, [role="dialog"]');
}

function focus(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
