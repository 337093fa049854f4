import type { Locator, Page } from '@playwright/test';

/** More presses than this are no way for a person. */
const MOST_STOPS = 40;

/** Where the focus is, as a person sees it. */
export interface Stop {
  what: string;
  /** A ring or a shadow shows it. */
  isMarked: boolean;
  isInSight: boolean;
  /** Beyond the last or the first stop of the page. */
  isNowhere: boolean;
  /** What lies over it; null: nothing. */
  cover: string | null;
}

/** The focused element once the page has drawn what the last key did. */
export async function stopOf(page: Page): Promise<Stop> {
  const [sight, isMarked] = await Promise.all([page.evaluate(sightOfFocus), page.evaluate(isFocusMarked)]);
  return { ...sight, isMarked };
}

async function sightOfFocus() {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const element = document.activeElement ?? document.body;
  const nameOf = (one: Element) =>
    `${one.tagName}.${one.getAttribute('class')} ${(one.getAttribute('aria-label') ?? one.textContent)?.trim().slice(0, 20)}`;
  // A choice that is drawn by its label has a box of one pixel of its own, and a card lies beside the name that opens it.
  const label = element instanceof HTMLInputElement && element.clientWidth < 4 ? element.labels?.[0] : undefined;
  const shown = label ?? (element.matches('[data-card]') ? element.querySelector('.nm') : null) ?? element;
  const [box = shown.getBoundingClientRect()] = shown.getClientRects();
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
  const what = nameOf(element);
  const isNowhere = element === document.body;
  if (right <= left || bottom <= top) return { what, isNowhere, isInSight: false, cover: null };
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2) ?? document.documentElement;
  // A link over its row is no cover, and the marks of a plan lie beside each other.
  const group = hit.closest('svg') ?? hit.closest('.opens')?.closest('tr, li, .tap-row');
  const isPart = shown.contains(hit) || group?.contains(shown) || (hit.contains(shown) && !hit.querySelector('main'));
  return { what, isNowhere, isInSight: true, cover: isPart || shown.localName === 'main' ? null : nameOf(hit) };
}

function isFocusMarked(): boolean {
  const element = document.activeElement ?? document.body;
  // The page moves the focus to a heading, which cannot be pressed: a ring would make it look so.
  if (element.matches('h1')) return true;
  // A link over a row may draw its focus ring on the parts in it, a field on the box around it, a choice on what follows.
  const places = [element, element.parentElement, element.closest('label'), element.nextElementSibling];
  return [...places, ...element.children].some((one) => {
    if (one === null) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
}

/** What is wrong with a stop; undefined: nothing. */
export function faultOf({ what, isMarked, isInSight, cover }: Stop): string | undefined {
  if (!isInSight) return `out of sight: ${what}`;
  if (cover !== null) return `${what} under ${cover}`;
  return isMarked ? undefined : `no mark: ${what}`;
}

/** Somebody who has no pointer: keys alone, and every stop of the focus must be seen. */
export class KeyboardObject {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** @throws {Error} with the stops on the way: one is not seen, or the way is too long */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const passed: string[] = [];
    while (!(await hasFocus(target))) {
      if (passed.length === MOST_STOPS) throw new Error(`${target} is not among ${passed.join(' | ')}`);
      await this.press(key);
      const stop = await stopOf(this.#page);
      passed.push(stop.what);
      // Between the last stop and the first one the focus is nowhere.
      if (stop.isNowhere) continue;
      const fault = faultOf(stop);
      if (fault) throw new Error(`${fault}, after ${passed.join(' | ')}`);
    }
  }

  async enter(target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
    await this.tabTo(target, key);
    await this.press('Enter');
  }

  async fill(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.press('Control+a');
    await this.type(text);
  }

  /** Waits until the focus is somewhere in the page: it is not lost with what it was on. */
  async hasPlace(): Promise<void> {
    await this.#page.waitForFunction(() => document.activeElement !== document.body);
    const fault = faultOf(await stopOf(this.#page));
    if (fault) throw new Error(fault);
  }

  /** Waits until the focus is there by itself. */
  async isLedTo(target: Locator): Promise<void> {
    await target.and(this.#page.locator(':focus')).waitFor({ state: 'attached' });
    const fault = faultOf(await stopOf(this.#page));
    if (fault) throw new Error(fault);
  }
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((all) => all.some((one) => one === document.activeElement));
}
