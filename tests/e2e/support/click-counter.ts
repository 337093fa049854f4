import type { Locator, Page } from '@playwright/test';

interface Screens {
  readonly above: number;
  readonly below: number;
}

/**
 * A hand that counts what it does: a click, a tap, a key chord, a paste and a screen of scrolling are 1 each. A filled
 * field is 1 together with the press that puts the caret into it.
 */
export class ClickCounter {
  readonly #page: Page;
  readonly #steps: string[] = [];
  readonly #outOfReach: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** What was done, in order. */
  get steps(): readonly string[] {
    return this.#steps;
  }

  /** Taps in the upper third of a page that has a bar with its action: one thumb does not reach them. */
  get outOfReach(): readonly string[] {
    return this.#outOfReach;
  }

  async click(target: Locator): Promise<void> {
    await this.#scrollTo(target);
    const name = (await target.textContent())?.trim().slice(0, 20) ?? '';
    await this.#pressOn(target);
    this.#steps.push(`click ${name}`);
  }

  async press(chord: string): Promise<void> {
    await this.#page.keyboard.press(chord);
    this.#steps.push(`press ${chord}`);
  }

  /** Pastes into what has the focus. */
  async paste(text: string): Promise<void> {
    await this.#page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
    await this.#page.keyboard.press('Control+v');
    this.#steps.push(`paste ${text}`);
  }

  /** @param reach the press that puts the caret into the field; without it the field is clicked itself */
  async fill(field: Locator, text: string, reach?: Locator | string): Promise<void> {
    if (reach === undefined) await this.#scrollTo(field);
    if (typeof reach === 'string') await this.#page.keyboard.press(reach);
    else await this.#pressOn(reach ?? field);
    await field.and(this.#page.locator(':focus')).waitFor();
    await this.#page.keyboard.insertText(text);
    this.#steps.push(`fill ${text}`);
  }

  async #pressOn(target: Locator): Promise<void> {
    if (await this.#page.evaluate(() => matchMedia('(hover: hover)').matches)) return target.click();
    const far = await target.evaluate((element): string | null => {
      const { top, height } = element.getBoundingClientRect();
      const hasBar = [...document.querySelectorAll('.action-bar')].some((bar) => bar.checkVisibility());
      const isFar = hasBar && top + height / 2 < innerHeight / 3;
      return isFar
        ? `${location.pathname}: ${element.ariaLabel ?? element.textContent} at ${Math.round(top)} px`
        : null;
    });
    if (far !== null) this.#outOfReach.push(far);
    await target.tap();
  }

  async #scrollTo(target: Locator): Promise<void> {
    await target.waitFor();
    const { above, below } = await target.evaluate((element): Screens => {
      const { top, bottom } = element.getBoundingClientRect();
      return { above: Math.ceil(-top / innerHeight), below: Math.ceil((bottom - innerHeight) / innerHeight) };
    });
    for (let screen = 0; screen < Math.max(above, below); screen++) this.#steps.push('scroll');
    await target.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  }
}
