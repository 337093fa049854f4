import type { Page, Request } from '@playwright/test';

export class DelayedAnswer {
  readonly #read = Promise.withResolvers<Request>();
  readonly #released = Promise.withResolvers<void>();

  /** Delays the first answer to this address, as it was when it was read; later ones pass. */
  async delay(page: Page, address: string): Promise<void> {
    let isFirst = true;
    await page.route(address, async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      const response = await route.fetch();
      this.#read.resolve(route.request());
      await this.#released.promise;
      return route.fulfill({ response });
    });
  }

  /** Resolves once the server has read what it answers. */
  async untilRead(): Promise<void> {
    await this.#read.promise;
  }

  /** Resolves once the page has handled it. */
  async release(page: Page): Promise<void> {
    const request = await this.#read.promise;
    const finished = page.waitForEvent('requestfinished', (one) => one === request);
    this.#released.resolve();
    await finished;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}
