import type { Page } from 'playwright-core';

/**
 * Where no scripts run: controls that are drawn, also in what can be unfolded, and do nothing, since no form with an address sends
 * them.
 */
export function deadControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const disclosure of document.querySelectorAll('details')) disclosure.open = true;
    return [
      ...document.querySelectorAll<HTMLInputElement>(
        'button:not([popovertarget]), input:not([type="hidden"]), select, textarea',
      ),
    ]
      .filter((control) => !control.disabled && control.checkVisibility({ visibilityProperty: true }))
      .filter(({ form }) => form === null || !form.hasAttribute('action'))
      .map((control) => control.outerHTML.slice(0, 160));
  });
}
