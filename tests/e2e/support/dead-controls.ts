import type { Page } from '@playwright/test';

/** What the browser itself reads: buttons that open a popover, and boxes by which a style sheet switches the symbols of a map. */
const ALIVE = '[popovertarget], [type="hidden"], [data-layer]';

/**
 * Where no scripts run: controls that are drawn, also in what can be unfolded, and do nothing. Forms that scripts send have neither
 * address nor method; a button that cannot be pressed is drawn as the text in it.
 */
export function deadControls(page: Page): Promise<string[]> {
  return page.evaluate((alive) => {
    for (const disclosure of document.querySelectorAll('details')) disclosure.open = true;
    return [...document.querySelectorAll<HTMLInputElement>('button, input, select, textarea')]
      .filter((control) => !control.disabled && !control.matches(alive))
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => getComputedStyle(control).pointerEvents !== 'none')
      .filter(({ form }) => !form?.hasAttribute('action') && !form?.hasAttribute('method'))
      .map((control) => control.outerHTML.slice(0, 160));
  }, ALIVE);
}
