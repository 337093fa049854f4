import type { EnginePage } from './engine-page.ts';

const PATIENCE_MS = 60_000;

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
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
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
}
