/**
 * Focuses the heading of a new page, where reading begins, unless the page has set the focus itself or a dialog is
 * open.
 */
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

/** Whether the focus may be moved: it is outside the page's content, or its element has gone. */
function isFree(focused: Element | null): boolean {
  return focused === null || focused.localName === 'main' || !focused.closest('main, [role="dialog"]');
}

function focus(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
