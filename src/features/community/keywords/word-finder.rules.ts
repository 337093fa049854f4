const ROOT = 0;
/** Larger than every UTF-16 code unit. */
const CODES = 0x1_0000;
const NONE = -1;

/**
 * Finds all words of a text in one pass, whatever their number (Aho-Corasick). It is built in steps, so that ten
 * thousand words do not block the event loop.
 */
export class WordFinder {
  /** Next state by state and code. */
  readonly #next = new Map<number, number>();
  /** Longest other state that is a suffix of a state. */
  readonly #shorter: number[] = [ROOT];
  /** Number of the word that ends at a state. */
  readonly #word: number[] = [NONE];
  /** Nearest shorter suffix at which a word ends. */
  readonly #ending: number[] = [ROOT];
  readonly #steps: { from: number; code: number; to: number; depth: number }[] = [];
  #words = 0;

  /** @returns the word's number, which is the same for equal words */
  add(word: string): number {
    let state = ROOT;
    for (let at = 0; at < word.length; at += 1) state = this.#after(state, word.charCodeAt(at), at);
    if (this.#word[state] === NONE) {
      this.#word[state] = this.#words;
      this.#words += 1;
    }
    return this.#word[state] ?? NONE;
  }

  /** Returns one piece of work per state, shortest first. Must be called after all words were added. */
  links(): (() => void)[] {
    return this.#steps.toSorted((one, other) => one.depth - other.depth).map((step) => () => this.#link(step));
  }

  /** Returns the numbers of all words within the text. */
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
