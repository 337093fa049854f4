const ROOT = 0;
/** Above every UTF-16 code. */
const CODES = 0x1_0000;
const NONE = -1;

/**
 * Finds all words of a text in one pass, however many there are (Aho-Corasick). It is made in steps, so that ten
 * thousand words do not hold up whoever else needs the event loop.
 */
export class WordFinder {
  /** The state behind a state and a code. */
  readonly #next = new Map<number, number>();
  /** The longest other state that a state ends with. */
  readonly #shorter: number[] = [ROOT];
  /** The number of the word that ends there. */
  readonly #word: number[] = [NONE];
  /** The nearest shorter state where a word ends. */
  readonly #ending: number[] = [ROOT];
  readonly #steps: { from: number; code: number; to: number; depth: number }[] = [];
  #words = 0;

  /** @returns its number; the same word has one */
  add(word: string): number {
    let state = ROOT;
    for (let at = 0; at < word.length; at += 1) state = this.#after(state, word.charCodeAt(at), at);
    if (this.#word[state] === NONE) {
      this.#word[state] = this.#words;
      this.#words += 1;
    }
    return this.#word[state] ?? NONE;
  }

  /** Once all words are added: as many pieces of work as there are states, shortest first. */
  links(): (() => void)[] {
    return this.#steps.toSorted((one, other) => one.depth - other.depth).map((step) => () => this.#link(step));
  }

  /** The numbers of the words that stand anywhere in the text. */
  find(text: string): Set<number> {
    const found = new Set<number>();
    let state = ROOT;
    for (let at = 0; at < text.length; at += 1) {
      state = this.#step(state, text.charCodeAt(at));
      for (let end = state; end !== ROOT; end = this.#ending[end] ?? ROOT) {
        const word = this.#word[end] ?? NONE;
        if (word !== NONE) found.add(word);
      }
    }
    return found;
  }

  #after(state: number, code: number, depth: number): number {
    const known = this.#next.get(state * CODES + code);
    if (known !== undefined) return known;
    const made = this.#word.push(NONE) - 1;
    this.#shorter.push(ROOT);
    this.#ending.push(ROOT);
    this.#next.set(state * CODES + code, made);
    this.#steps.push({ from: state, code, to: made, depth });
    return made;
  }

  #link({ from, code, to }: { from: number; code: number; to: number }): void {
    const shorter = from === ROOT ? ROOT : this.#step(this.#shorter[from] ?? ROOT, code);
    this.#shorter[to] = shorter;
    this.#ending[to] = this.#word[shorter] === NONE ? (this.#ending[shorter] ?? ROOT) : shorter;
  }

  #step(from: number, code: number): number {
    for (let state = from; ; state = this.#shorter[state] ?? ROOT) {
      const next = this.#next.get(state * CODES + code);
      if (next !== undefined) return next;
      if (state === ROOT) return ROOT;
    }
  }
}
