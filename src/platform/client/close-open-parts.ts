/**
 * Closes menus and popovers on Escape, and when the focus moves to something behind them, so that the focus is never
 * hidden.
 */
export function closeOpenParts(): void {
  document.addEventListener('keydown', ({ key, target }) => {
    const menu = key === 'Escape' && target instanceof Element ? target.closest<HTMLDetailsElement>(MENU) : null;
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(MENU)) menu.open = menu.contains(target);
    for (const sheet of document.querySelectorAll<HTMLElement>(':popover-open'))
      if (!sheet.contains(target) && target.getAttribute('popovertarget') !== sheet.id) sheet.hidePopover();
  });
}

/** The menu of game servers, whose names are links. */
const MENU = '.server[open]';
