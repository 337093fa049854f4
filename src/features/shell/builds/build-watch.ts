/** Milliseconds between two requests while the page is visible. */
export const POLL_MS = 5 * 60_000;

/** Milliseconds between the two answers that prove another build: while servers change, each answers for itself. */
const CONFIRM_MS = 60_000;

export interface Latest {
  /** Of the build. */
  id: string;
  /** Of the data: after a restore another one, and what the page shows may never have happened. */
  epoch?: string | undefined;
}

export interface BuildWatchOptions {
  /** Of the page. */
  id: string;
  /** @returns undefined where the answer is none */
  request(): Promise<Latest | undefined>;
  now(): number;
  /** Requests again after so many milliseconds. */
  again(ms: number): void;
  onOther(): void;
}

/** Whether the site has another build than the page, or other data: two answers in a row say so, a minute apart (contract §25, §30). */
export class BuildWatch {
  readonly #options: BuildWatchOptions;
  #otherSince: number | undefined;
  #isOther = false;
  /** Of the first answer. */
  #epoch: string | undefined;

  constructor(options: BuildWatchOptions) {
    this.#options = options;
  }

  get isOther(): boolean {
    return this.#isOther;
  }

  /** Never rejects. */
  async look(): Promise<void> {
    const { id, request, now, again, onOther } = this.#options;
    if (this.#isOther) return;
    const latest = await request().catch(() => undefined);
    if (latest === undefined || this.#isOther) return;
    this.#epoch ??= latest.epoch;
    if (latest.id === id && latest.epoch === this.#epoch) {
      this.#otherSince = undefined;
      return;
    }
    this.#otherSince ??= now();
    const passed = Math.abs(now() - this.#otherSince);
    if (passed < CONFIRM_MS) return again(CONFIRM_MS - passed);
    this.#isOther = true;
    onOther();
  }
}
