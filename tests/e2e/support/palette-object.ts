import type { Locator, Page } from '@playwright/test';

export class PaletteObject {
  readonly #page: Page;
  readonly dialog: Locator;
  readonly field: Locator;
  readonly hits: Locator;
  readonly chosen: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole('dialog', { name: '찾기' });
    this.field = this.dialog.getByRole('combobox');
    this.hits = this.dialog.getByRole('option');
    this.chosen = this.dialog.locator('[role="option"][aria-selected="true"]');
  }

  async openByKey(key: '/' | 'Control+k' = '/'): Promise<void> {
    await this.#page.keyboard.press(key);
    await this.field.waitFor();
  }

  async search(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
    await this.hits.first().waitFor();
  }

  async names(): Promise<string[]> {
    return (await this.hits.locator('.nm').allInnerTexts()).map((name) => name.trim());
  }
}
