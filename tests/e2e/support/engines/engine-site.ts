import { expect } from '@playwright/test';
import type { EnginePage } from './engine-page.ts';

const PATIENCE_MS = 60_000;
const PATIENT = { timeout: PATIENCE_MS };

/** Of what is looked at: how high it is, by name. */
export type Heights = Readonly<Record<string, number>>;

/** Runs in the page: a first sign of somebody at it, and every part of it has its code. */
export async function untilAliveInPage(patienceMs: number): Promise<void> {
  const until = performance.now() + patienceMs;
  const { dataset } = document.documentElement;
  const isAlive = () =>
    dataset.hydrated !== undefined &&
    (dataset.waiting ?? '0') === '0' &&
    performance.getEntriesByName('all-pages').length > 0;
  dispatchEvent(new Event('pointermove'));
  while (!isAlive()) {
    if (performance.now() > until) throw new Error(`${location.pathname} did not come alive.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs in Chromium's page: the scrollbars of the other engines take no place. */
export function hideScrollbarsInPage(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { scrollbar-width: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Runs in Chromium's page: the disclosures that show what they hold without a line of their own, by their place among all. */
export function shownDisclosuresInPage(): number[] {
  return [...document.querySelectorAll('details')].flatMap((disclosure, place) =>
    disclosure.querySelector('summary')?.checkVisibility() === false ? [place] : [],
  );
}

/** Runs in the page: shows the same disclosures where the engine has no `::details-content` and needs a press for it. */
export function showDisclosuresInPage(places: readonly number[]): void {
  if (CSS.supports('selector(::details-content)')) return;
  const disclosures = document.querySelectorAll('details');
  for (const place of places) {
    const disclosure = disclosures[place];
    if (!disclosure) continue;
    disclosure.open = true;
    disclosure.querySelector('summary')?.style.setProperty('display', 'none');
  }
}

/** Runs in the page: heights in px of the menu, the heading and the blocks of the page. */
export function heightsInPage(): Heights {
  const looked = document.querySelectorAll('.nav, .crumb, h1, main > *');
  return Object.fromEntries(
    Array.from(looked, (one, index) => [
      `${index} ${one.localName}.${one.className}`,
      Math.round(one.getBoundingClientRect().height),
    ]),
  );
}

/** Runs in the page: short words that stand on more than one line. */
export function brokenWordsInPage(): string[] {
  const MOST_LETTERS = 10;
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.checkVisibility() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT,
  );
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(/\p{L}+/gu)) {
      if (word.length > MOST_LETTERS) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(`${text.parentElement?.localName}.${text.parentElement?.className} ${word}`);
    }
  }
  return broken;
}

/** Runs in the page: the control of this name, by its label or its words; the first one without a name. */
export function controlInPage(name: string, selector: string): HTMLElement | null {
  const wordsOf = (control: HTMLElement) => {
    const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
    const words = control.ariaLabel ?? (labels.length > 0 ? labels.map((label) => label.textContent).join(' ') : null);
    return (words ?? control.textContent ?? '').trim();
  };
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  return shown.find((one) => wordsOf(one) === name) ?? shown.find((one) => wordsOf(one).includes(name)) ?? null;
}

/** Runs in the page. */
const focusedText = () => (document.activeElement as Partial<HTMLInputElement> | null)?.value;

/** A visitor of the site in a browser that is not Chromium. */
export class EngineVisitor {
  readonly #page: EnginePage;
  readonly #origin: string;

  constructor(page: EnginePage, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.#page.open(this.#origin + path);
    await this.#page.run(untilAliveInPage, PATIENCE_MS);
  }

  async press(name: string, selector = 'button:enabled'): Promise<void> {
    await this.untilShown(name, selector);
    await this.#page.click(controlInPage, name, selector);
  }

  /** Types it in place of what stands there, and sees that no letter is lost. */
  async fill(name: string, text: string): Promise<void> {
    await this.press(name, 'input');
    await this.#page.run(() => (document.activeElement as HTMLInputElement).select());
    await this.type(text);
    await expect(async () => expect(await this.#page.run(focusedText)).toBe(text)).toPass(PATIENT);
  }

  type(text: string): Promise<void> {
    return this.#page.type(text);
  }

  /** A page that is reached by a press or a key is left and loaded meanwhile: what fails then is tried again. */
  async untilAt(path: RegExp): Promise<void> {
    const at = async () => expect(await this.#page.run(() => location.pathname)).toMatch(path);
    await expect(at).toPass(PATIENT);
    await expect(() => this.#page.run(untilAliveInPage, PATIENCE_MS)).toPass(PATIENT);
  }

  async untilShown(name: string, selector: string): Promise<void> {
    const isShown = async () => expect(await this.#page.has(controlInPage, name, selector)).toBe(true);
    await expect(isShown, `${selector} ${name}`).toPass(PATIENT);
  }
}
