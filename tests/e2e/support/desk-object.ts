import { expect, type Locator, type Page } from '@playwright/test';

/** What an operator does on every page of the desk. */
export class DeskObject {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  button(name: string | RegExp): Locator {
    return this.main.getByRole('button', { name }).filter({ visible: true }).first();
  }

  async press(name: string | RegExp): Promise<void> {
    await this.button(name).click();
  }

  /** A radio button, which is drawn by its label. */
  async choose(group: string, name: string): Promise<void> {
    const radios = this.main.getByRole('radiogroup', { name: group, exact: true });
    const radio = radios.getByRole('radio', { name, exact: true });
    await radios
      .locator('label')
      .filter({ has: this.page.getByRole('radio', { name, exact: true }) })
      .click();
    await expect(radio).toBeChecked();
  }

  async fill(label: string, text: string): Promise<void> {
    await this.main.getByRole('textbox', { name: label }).filter({ visible: true }).first().fill(text);
  }

  /** The panel of the open row. */
  panel(name: string | RegExp): Locator {
    return this.main.getByRole('complementary', { name });
  }

  async waitForText(text: string | RegExp): Promise<void> {
    await this.main.getByText(text).filter({ visible: true }).first().waitFor();
  }
}

export interface Answered {
  status: number;
  body: unknown;
}

/** Asks the site as who has signed in on the page. */
export function sendRequest(page: Page, method: string, path: string, body?: object): Promise<Answered> {
  return page.evaluate(
    async ([verb, at, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(at, { method: verb, ...(sent !== undefined && { headers, body: sent }) });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
}
