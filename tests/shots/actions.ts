import type { Page } from 'playwright-core';

/** A visitor's action on a page. Finds elements by their visible names, which do not change when code does. */
export type Act = (page: Page) => Promise<unknown>;

type Name = string | RegExp;

export function steps(...acts: readonly Act[]): Act {
  return async (page) => {
    for (const act of acts) await act(page);
  };
}

const exact = (name: Name) => (typeof name === 'string' ? { name, exact: true } : { name });

export function press(name: Name): Act {
  return (page) => page.getByRole('button', exact(name)).filter({ visible: true }).first().click();
}

export function follow(name: Name): Act {
  return (page) => page.getByRole('main').getByRole('link', exact(name)).first().click();
}

export function fill(label: Name, text: string): Act {
  const options = typeof label === 'string' ? { exact: true } : {};
  return (page) =>
    page
      .getByRole('main')
      .getByLabel(label, options)
      .and(page.locator('input, textarea'))
      .filter({ visible: true })
      .first()
      .fill(text);
}

export function check(name: Name): Act {
  return (page) => page.getByRole('checkbox', exact(name)).check();
}

export function choose(name: Name): Act {
  return (page) => page.getByRole('radio', exact(name)).first().check({ force: true });
}

export function key(name: string): Act {
  return (page) => page.keyboard.press(name);
}

export function type(text: string): Act {
  return (page) => page.keyboard.type(text);
}

export function see(text: Name): Act {
  return (page) => page.getByText(text).filter({ visible: true }).first().waitFor();
}

export function unfold(text: Name): Act {
  return (page) => page.getByRole('main').getByText(text).filter({ visible: true }).first().click();
}

/** Not the menus above the page: open, they would cover it. */
export const unfoldAll: Act = (page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
  });

export function inDialog(act: (dialog: ReturnType<Page['getByRole']>) => Promise<unknown>): Act {
  return async (page) => {
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await act(dialog);
  };
}

export const untilDialog: Act = (page) => page.getByRole('dialog').waitFor();

export const forbidCopying: Act = (page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('forbidden', 'NotAllowedError')) },
    });
  });

export const allowCopying: Act = (page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.resolve() } });
  });
